import Foundation
import Glibc

/// How a program ended: normally, by a warning that the tests make fatal, or by a crash.
public enum ProgramEnding: CustomStringConvertible {
  /// It called `exit`, or returned from `main`.
  case exited(status: Int32)
  /// GLib ended it after a warning, which `G_DEBUG=fatal-warnings` makes fatal.
  case warned(String, backtrace: String)
  /// A signal ended it.
  case crashed(signal: Int32, backtrace: String)
  /// The test ended it.
  case killed

  /// How it ended, for the message of a failure.
  public var description: String {
    switch self {
    case .exited(let status): "ended by itself with status \(status)"
    case .warned(let warning, let backtrace):
      "was ended by a warning, which is fatal in tests: \(warning)\n\(backtrace)"
    case .crashed(let signal, let backtrace):
      "crashed: \(String(cString: strsignal(signal))) (signal \(signal))\n\(backtrace)"
    case .killed: "was ended by the test"
    }
  }

  /// Interprets a signal.
  ///
  /// - Parameters:
  ///   - signal: The signal that ended the program.
  ///   - errors: What it printed on standard error.
  ///   - backtrace: Returns where the program was.
  init(signal: Int32, errors: String, backtrace: () -> String) {
    // GLib raises a trap, or aborts after a message of the level ERROR.
    let warning = Self.warning(in: errors)
    if signal == SIGTRAP || signal == SIGABRT, let warning {
      self = .warned(warning, backtrace: backtrace())
    } else {
      self = .crashed(signal: signal, backtrace: backtrace())
    }
  }

  /// The last message in GLib's log that is fatal in tests.
  static func warning(in errors: String) -> String? {
    let levels = ["-WARNING **", "-CRITICAL **", "-ERROR **", "-ERROR:"]
    return errors.split(separator: "\n").last { line in levels.contains { line.contains($0) } }
      .map(String.init)
  }
}
