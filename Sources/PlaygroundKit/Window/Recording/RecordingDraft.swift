import Glibc
import GtkCore

/// The file that holds a recording until it is saved or discarded, so that it outlives a program
/// that does not end in the ordinary way.
///
/// Several playgrounds may run at once, each with a file of its own: a lock on a file beside it
/// says that its recording is in progress elsewhere. The system releases it however that program
/// ends.
/// The lock is not on the file itself, which another one replaces with each step.
@MainActor
final class RecordingDraft {
  /// The number of recordings that may be in progress or interrupted at the same time.
  private static let limit = 100

  private let folder: String
  private let reader: ScenarioReader
  /// The descriptor of the lock.
  private var descriptor: Int32?
  private var path: String?

  /// Uses a folder, and reads what is there with the reader of the program.
  init(folder: String, reader: ScenarioReader) {
    self.folder = folder
    self.reader = reader
  }

  /// Uses the folder of a program among the user's state.
  convenience init(of program: PlaygroundProgram) {
    self.init(folder: "\(KeyFile.stateFolder)/\(program.name)", reader: program.scenarioReader)
  }

  deinit {
    guard let descriptor, let path else { return }
    unlink(path + ".lock")
    close(descriptor)
  }

  /// Returns a recording that was interrupted; nil if there is none.
  ///
  /// A file that is not a scenario of this version stays as it is.
  func recover() -> Scenario? {
    FileReplacement.removeLeftovers(in: folder)
    for path in paths where FileBytes.exists(path) && lock(path) {
      if let scenario = read(path) { return scenario }
      release()
    }
    return nil
  }

  /// Reads a recording, which names the files that were open wherever they are.
  private func read(_ path: String) -> Scenario? {
    guard let bytes = try? FileBytes.read(path), let json = try? JSONValue(parsing: bytes) else {
      return nil
    }
    return try? reader.scenario(from: json)
  }

  /// Keeps a recording; if that fails, it is kept in memory alone.
  func write(_ scenario: Scenario) {
    guard path != nil || create(), let path else { return }
    try? FileReplacement.write(Array(scenario.fileText.utf8), to: path, mode: 0o600)
  }

  /// Removes the file: the recording has been saved or discarded.
  func remove() {
    if let path { unlink(path) }
    release()
  }

  private var paths: [String] {
    (1...Self.limit).map { "\(folder)/recording-\($0).scenario.json" }
  }

  private func create() -> Bool {
    guard (try? Folder.make(folder)) != nil else { return false }
    return paths.contains { path in
      guard !FileBytes.exists(path), lock(path) else { return false }
      if !FileBytes.exists(path) { return true }
      // Its program has written and ended meanwhile.
      release()
      return false
    }
  }

  /// Locks a file; returns whether no other program has it.
  private func lock(_ path: String) -> Bool {
    let lockPath = path + ".lock"
    let descriptor = open(lockPath, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK, 0o600)
    guard descriptor >= 0 else { return false }
    var (locked, named) = (stat(), stat())
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0,
      // The program that had it may have removed it just now.
      fstat(descriptor, &locked) == 0, stat(lockPath, &named) == 0, locked.st_ino == named.st_ino
    else {
      close(descriptor)
      return false
    }
    (self.descriptor, self.path) = (descriptor, path)
    return true
  }

  private func release() {
    if let descriptor, let path {
      unlink(path + ".lock")
      close(descriptor)
    }
    (descriptor, path) = (nil, nil)
  }
}
