import Foundation
import XCTest

/// A program that runs beside the test, with what it prints.
final class OutsideProgram {
  /// What is left of a program that has ended.
  struct Result {
    let status: Int32
    let output: String
    let errors: String
    /// Whether it ended by a signal, such as the abort of a fatal warning.
    let wasKilled: Bool
  }

  private let process = Process()
  private let folder: TemporaryFolder

  /// Starts a program; a nil among the changes takes a variable away.
  init(_ path: String, _ arguments: [String], changes: [String: String?] = [:], input: Data? = nil)
    throws
  {
    folder = try TemporaryFolder()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    var environment = ProcessInfo.processInfo.environment
    // Swift's handler of crashes would let a program go on after a fatal warning.
    environment["SWIFT_BACKTRACE"] = "enable=no"
    for (name, value) in changes { environment[name] = value }
    process.environment = environment
    // Files and not pipes: nobody has to read them for the program to go on.
    process.standardOutput = try folder.writer("output")
    process.standardError = try folder.writer("errors")
    process.standardInput =
      try input.map { try folder.reader("input", holding: $0) }
      ?? FileHandle.nullDevice
    try process.run()
  }

  var identifier: Int32 { process.processIdentifier }
  var isRunning: Bool { process.isRunning }
  var output: String { folder.text("output") }
  var errors: String { folder.text("errors") }

  /// What it has read so far, from anywhere.
  var bytesRead: Int { get throws { try number("rchar: ", in: "io") } }

  /// What it has in memory, in bytes.
  var residentBytes: Int { get throws { try number("VmRSS:", in: "status") * 1_024 } }

  private func number(_ name: String, in file: String) throws -> Int {
    let text = try String(contentsOfFile: "/proc/\(identifier)/\(file)", encoding: .utf8)
    let line = try XCTUnwrap(text.split(separator: "\n").first { $0.hasPrefix(name) })
    return try XCTUnwrap(line.split { !$0.isNumber }.first.flatMap { Int($0) })
  }

  /// Waits until the program has ended.
  func result(
    seconds: Double = 60, file: StaticString = #filePath, line: UInt = #line
  ) -> Result {
    let ended = waitUntil(
      "\(process.arguments ?? []) ends", seconds: seconds, file: file, line: line
    ) { !process.isRunning }
    if !ended { kill() }
    return Result(
      status: process.terminationStatus, output: output, errors: errors,
      wasKilled: process.terminationReason == .uncaughtSignal)
  }

  /// Ends the program whatever it does.
  func kill() {
    guard process.isRunning else { return }
    Glibc.kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }

  deinit { kill() }
}

/// A folder that is gone when nobody needs it any more.
final class TemporaryFolder {
  let path: String

  init() throws {
    path = NSTemporaryDirectory() + "concertina-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  /// The path of a file in the folder.
  func file(_ name: String) -> String { path + "/" + name }

  /// Writes a file and returns its path.
  func write(_ text: String, to name: String) throws -> String {
    try Data(text.utf8).write(to: URL(fileURLWithPath: file(name)))
    return file(name)
  }

  func text(_ name: String) -> String {
    FileManager.default.contents(atPath: file(name)).map { String(decoding: $0, as: UTF8.self) }
      ?? ""
  }

  func writer(_ name: String) throws -> FileHandle {
    _ = try write("", to: name)
    return try FileHandle(forWritingTo: URL(fileURLWithPath: file(name)))
  }

  func reader(_ name: String, holding data: Data) throws -> FileHandle {
    try data.write(to: URL(fileURLWithPath: file(name)))
    return try FileHandle(forReadingFrom: URL(fileURLWithPath: file(name)))
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }
}
