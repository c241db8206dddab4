import Foundation
import Glibc

/// How a program ended: normally, by a warning that the tests make fatal, or by a crash.
enum ProgramEnding: CustomStringConvertible {
  /// It called `exit`, or returned from `main`.
  case exited(status: Int32)
  /// GLib ended it after a warning.
  case warned(String, backtrace: String)
  /// A signal ended it.
  case crashed(signal: Int32, backtrace: String)
  /// The test ended it.
  case killed

  var description: String {
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

/// The core file that the system writes for a program that crashed.
struct CoreFile {
  /// The folder in which `meson-helpers/test` wants core files; nil if they are removed with the
  /// program's folder.
  private static var keptFolder: String? {
    ProcessInfo.processInfo.environment["CONCERTINA_CORES"]
  }

  let program: String
  let process: Int32
  /// The folder that the program ran in.
  let folder: String

  /// The calls that led to the crash, on the thread that crashed first; or why they are unknown.
  var backtrace: String {
    guard let path = file else { return withoutFile }
    let kept = keep(path)
    let debugger = "/usr/bin/gdb"
    guard FileManager.default.isExecutableFile(atPath: debugger) else {
      return "The core file is \(kept); gdb is not installed."
    }
    let commands = ["bt 60"].flatMap { ["-ex", $0] }
    let run = try? OutsideProgram(
      debugger,
      ["-batch", "-nx", "-ex", "set print thread-events off"] + commands + [program, kept]
    ).result()
    let frames = (run?.output ?? "").split(separator: "\n").filter { $0.hasPrefix("#") }
    return (["The core file is \(kept):"] + frames).joined(separator: "\n")
  }

  private var file: String? {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.first { $0 == "core" || $0.hasPrefix("core.") }.map { folder + "/" + $0 }
  }

  /// Moves a core file to a folder that outlives the test.
  private func keep(_ path: String) -> String {
    guard let kept = Self.keptFolder else { return path }
    let name = URL(fileURLWithPath: program).lastPathComponent
    let target = "\(kept)/\(name).\(process).core"
    do {
      try FileManager.default.createDirectory(atPath: kept, withIntermediateDirectories: true)
      try FileManager.default.moveItem(atPath: path, toPath: target)
    } catch { return path }
    return target
  }

  /// If systemd collects core files, its collector can be queried.
  private var withoutFile: String {
    let pattern = (try? String(contentsOfFile: "/proc/sys/kernel/core_pattern", encoding: .utf8))
    let collector = "/usr/bin/coredumpctl"
    if pattern?.contains("systemd-coredump") == true,
      FileManager.default.isExecutableFile(atPath: collector),
      let reported = try? OutsideProgram(collector, ["--no-pager", "info", "\(process)"]).result()
    {
      return reported.output
    }
    return "There is no core file; the system puts them at \(pattern ?? "no known place")"
  }
}
