import CConcertinaGLib
import Foundation
import XCTest

/// A program that runs beside the test, and what it prints.
final class OutsideProgram {
  /// The exit status and the output of a program that has ended.
  struct Result {
    let status: Int32
    let output: String
    let errors: String
  }

  let identifier: Int32
  // GLib's and not Foundation's: thousands are started in a run, from a process with other threads.
  private let process: OpaquePointer
  private let command: [String]
  private let folder: TemporaryFolder
  private var isKilledByTest = false

  /// Starts a program in a folder of its own; a nil value in the changes removes a variable.
  init(_ path: String, _ arguments: [String], changes: [String: String?] = [:], input: Data? = nil)
    throws
  {
    folder = try TemporaryFolder()
    command = [path] + arguments
    guard let launcher = g_subprocess_launcher_new(G_SUBPROCESS_FLAGS_NONE) else {
      throw Failure(description: "no launcher")
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

  private struct Failure: Error, CustomStringConvertible { let description: String }

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
    throw Failure(description: error.map { String(cString: $0.pointee.message) } ?? "not started")
  }

  var isRunning: Bool { g_subprocess_get_identifier(process) != nil }
  var output: String { folder.text("output") }
  var errors: String { folder.text("errors") }

  /// The number of bytes that it has read so far, from anywhere.
  var bytesRead: Int { get throws { try number("rchar: ", in: "io") } }

  /// The size of its resident memory, in bytes.
  var residentBytes: Int { get throws { try number("VmRSS:", in: "status") * 1_024 } }

  private func number(_ name: String, in file: String) throws -> Int {
    let text = try String(contentsOfFile: "/proc/\(identifier)/\(file)", encoding: .utf8)
    let line = try XCTUnwrap(text.split(separator: "\n").first { $0.hasPrefix(name) })
    return try XCTUnwrap(line.split { !$0.isNumber }.first.flatMap { Int($0) })
  }

  /// Waits until the program has ended normally: a crash or a fatal warning fails the test.
  func result(
    seconds: Double = 60, file: StaticString = #filePath, line: UInt = #line
  ) -> Result {
    let ending = waitForEnding(seconds: seconds, file: file, line: line)
    let status: Int32
    switch ending {
    case .exited(let given): status = given
    case .killed: status = 128 + SIGKILL
    case .warned, .crashed:
      status = 128 + g_subprocess_get_term_sig(process)
      XCTFail("\(command) \(ending)", file: file, line: line)
    }
    return Result(status: status, output: output, errors: errors)
  }

  /// Waits until the program has ended, in whatever way.
  func waitForEnding(
    seconds: Double = 60, file: StaticString = #filePath, line: UInt = #line
  ) -> ProgramEnding {
    let ended = waitUntil("\(command) ends", seconds: seconds, file: file, line: line) {
      !isRunning
    }
    if !ended { kill() }
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
  func kill() {
    isKilledByTest = isKilledByTest || isRunning
    g_subprocess_force_exit(process)
    g_subprocess_wait(process, nil, nil)
  }

  deinit {
    kill()
    g_object_unref(UnsafeMutableRawPointer(process))
  }
}

/// A folder that is removed when it is no longer needed.
final class TemporaryFolder {
  let path: String

  init() throws {
    path = NSTemporaryDirectory() + "concertina-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  /// The path of a file in the folder.
  func file(_ name: String) -> String { path + "/" + name }

  /// Creates a folder in the folder and returns its path.
  func folder(_ name: String) throws -> String {
    try FileManager.default.createDirectory(
      atPath: file(name), withIntermediateDirectories: true)
    return file(name)
  }

  /// Writes a file and returns its path.
  func write(_ text: String, to name: String) throws -> String {
    try Data(text.utf8).write(to: URL(fileURLWithPath: file(name)))
    return file(name)
  }

  func text(_ name: String) -> String {
    FileManager.default.contents(atPath: file(name)).map { String(decoding: $0, as: UTF8.self) }
      ?? ""
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }
}
