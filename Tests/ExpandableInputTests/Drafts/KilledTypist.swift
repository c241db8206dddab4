import Foundation

@testable import DraftTypist

/// One run of the typist: what it typed, and when it was killed.
struct KilledTypist {
  /// One line that it printed.
  struct Entry {
    let nanoseconds: UInt64
    let typed: TypedText
  }

  let entries: [Entry]
  let killedAt: UInt64
  let complaints: [Substring]
  /// The lag of the machine, in seconds: a limit for a delay applies beyond it.
  let lateness: Double

  /// Starts a typist, and kills it a number of seconds after it first typed.
  init(folder: String, output: String, delay: Double, seed: UInt64, firstStep: Int, seconds: Double)
    throws
  {
    try Data().write(to: URL(fileURLWithPath: output))
    let process = try Self.spawn(
      [try Self.program(), folder, "\(delay)", "\(seed)", "\(firstStep)"], output: output)
    while Self.text(output).isEmpty, Self.isRunning(process) { usleep(2_000) }
    usleep(UInt32(seconds * 1_000_000))
    let killing = monotonicNanoseconds()
    kill(process, SIGKILL)
    waitpid(process, nil, 0)
    let lines = Self.text(output).split(separator: "\n")
    entries = lines.compactMap(Entry.init)
    // It may have typed between a look at the clock and its end.
    killedAt = max(killing, entries.last?.nanoseconds ?? killing)
    complaints = lines.filter { Entry($0) == nil }
    let pauses = zip(entries, entries.dropFirst()).map { $1.nanoseconds - $0.nanoseconds }
    let lastPause = killedAt - (entries.last?.nanoseconds ?? killedAt)
    let longest = Double(max(pauses.max() ?? 0, lastPause)) / 1_000_000_000
    lateness = try longest + Self.timeToWrite(beside: output)
  }

  /// Returns how long it currently takes to write a small file to the disk, in seconds.
  private static func timeToWrite(beside path: String) throws -> Double {
    let start = monotonicNanoseconds()
    let file = open("\(path).sample", O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    guard file >= 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
    write(file, "sample", 6)
    fsync(file)
    close(file)
    return Double(monotonicNanoseconds() - start) / 1_000_000_000
  }

  private static func text(_ path: String) -> String {
    FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  private static func isRunning(_ process: pid_t) -> Bool { waitpid(process, nil, WNOHANG) == 0 }

  /// Returns the path of the program beside the tests.
  private static func program() throws -> String {
    let tests = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    let folders = [tests, CommandLine.arguments.first { $0.hasSuffix(".xctest") } ?? ""]
    let candidates = folders.map {
      URL(fileURLWithPath: $0).deletingLastPathComponent().path + "/DraftTypist"
    }
    guard let path = candidates.first(where: FileManager.default.isExecutableFile) else {
      throw CocoaError(.fileNoSuchFile)
    }
    return path
  }

  private static func spawn(_ arguments: [String], output: String) throws -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, output, O_WRONLY | O_APPEND, 0)
    var strings = arguments.map { strdup($0) }
    strings.append(nil)
    defer { for string in strings { free(string) } }
    var process = pid_t()
    let status = posix_spawn(&process, arguments[0], &actions, nil, strings, environ)
    guard status == 0 else { throw POSIXError(POSIXErrorCode(rawValue: status) ?? .EIO) }
    return process
  }
}

extension KilledTypist.Entry {
  init?(_ line: Substring) {
    let numbers = line.split(separator: " ").map { UInt64($0) }
    guard numbers.count == 4, let time = numbers[0], let step = numbers[1],
      let length = numbers[2], let caret = numbers[3]
    else { return nil }
    nanoseconds = time
    typed = TypedText(step: Int(step), length: Int(length), caret: Int(caret))
  }
}
