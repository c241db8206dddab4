import CConcertinaGLib
import Foundation

/// A program that runs beside the test, and what it prints.
///
/// A program with a window is a ``RunningApp``.
public final class OutsideProgram {
  /// The exit status and the output of a program that has ended.
  public struct Result {
    /// The exit status; 128 and more for a signal, as in a shell.
    public let status: Int32
    /// What it printed.
    public let output: String
    /// What it printed on standard error.
    public let errors: String
  }

  /// The process's number.
  public let identifier: Int32
  // GLib's and not Foundation's: thousands are started in a run, from a process with other
  // threads.
  private let process: OpaquePointer
  private let command: [String]
  private let folder: TemporaryFolder
  private var isKilledByTest = false

  /// Starts a program in a folder of its own, which is removed with it.
  ///
  /// - Parameters:
  ///   - path: The program's file.
  ///   - arguments: The command line.
  ///   - changes: Variables of the environment; nil removes one.
  ///   - input: What it reads from standard input.
  /// - Throws: `TestFailure` if it cannot be started.
  public init(
    _ path: String, _ arguments: [String], changes: [String: String?] = [:], input: Data? = nil
  ) throws {
    folder = try TemporaryFolder()
    command = [path] + arguments
    guard let launcher = g_subprocess_launcher_new(G_SUBPROCESS_FLAGS_NONE) else {
      throw TestFailure("no launcher")
    }
    defer { g_object_unref(UnsafeMutableRawPointer(launcher)) }
    // Swift's crash handler would let a program continue after a fatal warning.
    for (name, value) in changes.merging(["SWIFT_BACKTRACE": "enable=no"], uniquingKeysWith: { $1 })
    {
      if let value {
        g_subprocess_launcher_setenv(launcher, name, value, 1)
      } else {
        g_subprocess_launcher_unsetenv(launcher, name)
      }
    }
    // The folder for core files, and for files that the program saves without a given folder.
    g_subprocess_launcher_set_cwd(launcher, try folder.folder("work"))
    // Files and not pipes, which would block the program if they were not read.
    g_subprocess_launcher_set_stdout_file_path(launcher, folder.file("output"))
    g_subprocess_launcher_set_stderr_file_path(launcher, folder.file("errors"))
    if let input {
      let path = folder.file("input")
      try input.write(to: URL(fileURLWithPath: path))
      g_subprocess_launcher_set_stdin_file_path(launcher, path)
    }
    process = try Self.start(command, with: launcher)
    identifier = g_subprocess_get_identifier(process).flatMap { Int32(String(cString: $0)) } ?? 0
  }

  private static func start(
    _ command: [String], with launcher: OpaquePointer
  ) throws -> OpaquePointer {
    var arguments: [UnsafeMutablePointer<CChar>?] = command.map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    var error: UnsafeMutablePointer<GError>?
    let process = arguments.withUnsafeMutableBufferPointer { buffer in
      buffer.withMemoryRebound(to: UnsafePointer<CChar>?.self) {
        g_subprocess_launcher_spawnv(launcher, $0.baseAddress, &error)
      }
    }
    if let process { return process }
    defer { g_clear_error(&error) }
    throw TestFailure(error.map { String(cString: $0.pointee.message) } ?? "not started")
  }

  /// Whether it has not ended yet.
  public var isRunning: Bool { g_subprocess_get_identifier(process) != nil }
  /// What it has printed so far.
  public var output: String { folder.text("output") }
  /// What it has printed on standard error so far.
  public var errors: String { folder.text("errors") }

  /// The number of bytes that it has read so far, from anywhere.
  public var bytesRead: Int { get throws { try number("rchar: ", in: "io") } }

  /// The size of its resident memory, in bytes.
  public var residentBytes: Int { get throws { try number("VmRSS:", in: "status") * 1_024 } }

  private func number(_ name: String, in file: String) throws -> Int {
    let text = try String(contentsOfFile: "/proc/\(identifier)/\(file)", encoding: .utf8)
    let line = text.split(separator: "\n").first { $0.hasPrefix(name) }
    let number = line?.split { !$0.isNumber }.first.flatMap { Int($0) }
    guard let number else { throw TestFailure("\(file) has no \(name)") }
    return number
  }

  /// Waits until the program has ended normally.
  ///
  /// - Returns: Its exit status, and what it has printed.
  /// - Throws: `TestFailure` if it crashes, if a warning that is fatal ends it, or if it still runs
  ///   at the end of the time.
  public func result(
    seconds: Double = 60, file: StaticString = #filePath, line: UInt = #line
  ) throws -> Result {
    let ending = try waitForEnding(seconds: seconds, file: file, line: line)
    switch ending {
    case .exited(let status): return Result(status: status, output: output, errors: errors)
    case .killed: return Result(status: 128 + SIGKILL, output: output, errors: errors)
    case .warned, .crashed: throw TestFailure("\(command) \(ending)", file: file, line: line)
    }
  }

  /// Waits until the program has ended, in whatever way.
  ///
  /// - Throws: `TestFailure` if it still runs at the end of the time; it is ended then.
  @discardableResult
  public func waitForEnding(
    seconds: Double = 60, file: StaticString = #filePath, line: UInt = #line
  ) throws -> ProgramEnding {
    do {
      try waitUntil("\(command) ends", seconds: seconds, file: file, line: line) { !isRunning }
    } catch {
      kill()
      throw error
    }
    return ending
  }

  private lazy var ending: ProgramEnding = {
    guard g_subprocess_get_if_signaled(process) != 0 else {
      return .exited(status: g_subprocess_get_exit_status(process))
    }
    guard !isKilledByTest else { return .killed }
    return ProgramEnding(signal: g_subprocess_get_term_sig(process), errors: errors) {
      CoreFile(program: command[0], process: identifier, folder: folder.file("work")).backtrace
    }
  }()

  /// Ends the program, whatever it is doing.
  public func kill() {
    isKilledByTest = isKilledByTest || isRunning
    g_subprocess_force_exit(process)
    g_subprocess_wait(process, nil, nil)
  }

  deinit {
    kill()
    g_object_unref(UnsafeMutableRawPointer(process))
  }
}
