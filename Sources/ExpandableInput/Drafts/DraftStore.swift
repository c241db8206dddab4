import CGLib
import Dispatch
import GtkCore

/// Keeps what people have begun to write, so that no crash and no loss of power takes it from them.
///
/// One file for each conversation, in a folder of the user's own. A ``DraftSession`` follows what is
/// written in one conversation and saves it while it is being typed: at most ``delay`` after a change,
/// however fast more changes come, and when the focus leaves. The writing is done on a thread of its own.
/// A program that is killed at any moment leaves a whole file that is at most that old.
///
///     let drafts = DraftStore()
///     drafts.onError = { print($0) }
///     let session = drafts.attach(to: area, conversation: "room@example.org")
///
/// Nothing is saved unless somebody makes a session, and an empty text leaves no file behind. Two
/// sessions of the same conversation, also in two programs, write over each other: the later wins, and
/// the file is whole at all times.
///
/// ## Errors
/// What cannot be saved is kept in the text field and tried again, with every change and after a while.
/// ``onError`` hears of it once; again only when something was saved in between. A file that is broken,
/// too long, or another program's is no draft: ``onError`` hears of it once, and the next writing takes
/// its place.
@MainActor
public final class DraftStore {
  /// Where the files are; made when the first is written.
  public let folder: String
  /// How long a change may wait until it is written, in seconds.
  public let delay: Double
  /// Called with what went wrong, on the main thread; once until something was saved in between.
  public var onError: (@MainActor (DraftError) -> Void)?
  /// Why the last writing failed; nil after one that did not.
  public private(set) var lastError: DraftError?

  /// How long after a failure the same text is tried again, in seconds.
  static let retryDelay = 10.0
  private let queue = DispatchQueue(label: "expandable-input.drafts")
  private var sessions: [WeakSession] = []
  /// What is being written, or was and is not noted yet.
  private var writings: [DraftWriting] = []
  private var brokenFiles: Set<DraftFile> = []

  /// Makes a store in the folder where programs remember their state.
  ///
  /// That is `drafts` in a folder with the application's name in `$XDG_STATE_HOME`, or in
  /// `~/.local/state` when that is not set.
  ///
  /// - Parameters:
  ///   - applicationIdentifier: The application's name there; nil takes the identifier of the running
  ///     GApplication, or the program's name.
  ///   - delay: How long a change may wait until it is written, in seconds.
  public convenience init(applicationIdentifier: String? = nil, delay: Double = 0.5) {
    let name = DraftFileName.folder(for: applicationIdentifier ?? Self.runningProgram)
    self.init(folder: KeyFile.stateFolder + "/" + name + "/drafts", delay: delay)
  }

  /// Makes a store in a folder of the app's choice, which nothing else should be in.
  ///
  /// - Parameters:
  ///   - folder: The path of the folder; it need not exist.
  ///   - delay: How long a change may wait until it is written, in seconds.
  public init(folder: String, delay: Double = 0.5) {
    precondition(!folder.isEmpty && !folder.utf8.contains(0), "DraftStore: folder is no path")
    precondition(delay >= 0 && delay.isFinite, "DraftStore: delay is no time")
    self.folder = folder
    self.delay = delay
    // The end of a writing comes back through the main queue.
    MainLoop.prepare()
    queue.async { DraftFolder.removeLeftovers(in: folder) }
  }

  private static var runningProgram: String {
    if let application = g_application_get_default(),
      let identifier = g_application_get_application_id(application)
    {
      return String(cString: identifier)
    }
    return g_get_prgname().map { String(cString: $0) } ?? "concertina"
  }

  // MARK: Reading

  /// What was saved of a conversation; nil when there is nothing, or nothing that can be used.
  ///
  /// Reads the file while the caller waits. What sessions of this store have not saved yet counts too.
  ///
  /// - Parameter conversation: Any text that tells conversations apart, byte by byte.
  /// - Returns: The text and the caret.
  public func draft(for conversation: String) -> Draft? {
    let file = file(for: conversation)
    for session in liveSessions where session.file == file { session.flush() }
    do throws(DraftError) {
      // On the queue, behind what is being written there.
      guard let bytes = try queue.sync(execute: { file.contents }).get() else { return nil }
      return try decode(bytes, of: file)
    } catch {
      report(broken: file, error)
      return nil
    }
  }

  private func decode(_ bytes: [UInt8], of file: DraftFile) throws(DraftError) -> Draft? {
    do throws(DraftFormat.Problem) {
      let draft = try DraftFormat.decode(bytes)
      return draft.text.isEmpty ? nil : draft
    } catch {
      throw .notADraft(file: file.path, reason: error.description)
    }
  }

  func file(for conversation: String) -> DraftFile {
    DraftFile(folder: folder, name: DraftFileName.file(for: conversation))
  }

  // MARK: Saving

  /// Follows the text of a conversation that the caller can read at any time.
  ///
  /// The caller tells the session of changes; the text is read when it is written, not on each key.
  ///
  ///     let session = drafts.session(for: "room", text: { model.text }, caret: { model.caret })
  ///     model.onChange = { session.textChanged() }
  ///
  /// - Parameters:
  ///   - conversation: Any text that tells conversations apart, byte by byte.
  ///   - text: The text now; nil when it is gone, and then what was saved last stays.
  ///   - caret: The caret's offset now, in Unicode scalars.
  /// - Returns: What follows the text until it is ended.
  public func session(
    for conversation: String, text: @escaping @MainActor () -> String?,
    caret: @escaping @MainActor () -> Int
  ) -> DraftSession {
    let session = DraftSession(store: self, file: file(for: conversation), text: text, caret: caret)
    sessions.removeAll { $0.session == nil }
    sessions.append(WeakSession(session: session))
    return session
  }

  /// Writes everything that is not saved and waits for it; to be called when the program ends.
  ///
  /// - Parameter seconds: How long to wait at most: a disk may not answer at all.
  /// - Returns: Whether everything was written, or is known not to be writable.
  @discardableResult
  public func flush(atMost seconds: Double = 2) -> Bool {
    let deadline = DispatchTime.now() + seconds
    let isSaved = liveSessions.reduce(true) { $1.flush(until: deadline) && $0 }
    // What sessions that have ended began to write.
    return writings.reduce(true) { $1.wait(until: deadline) && $0 } && isSaved
  }

  private var liveSessions: [DraftSession] { sessions.compactMap(\.session) }

  func write(
    _ draft: Draft, to file: DraftFile, completion: @escaping @MainActor (_ succeeded: Bool) -> Void
  ) -> DraftWriting {
    let writing = DraftWriting(draft, to: file, on: queue) { writing, outcome in
      self.writings.removeAll { $0 === writing }
      self.note(outcome, of: file)
      if case .failed = outcome { completion(false) } else { completion(true) }
    }
    writings.append(writing)
    return writing
  }

  private func note(_ outcome: DraftWriting.Outcome, of file: DraftFile) {
    switch outcome {
    case .written:
      lastError = nil
      brokenFiles.remove(file)
    case .nothingToDo: break
    case .failed(let error):
      let isNews = lastError == nil
      lastError = error
      if isNews { onError?(error) }
    }
  }

  private func report(broken file: DraftFile, _ error: DraftError) {
    guard brokenFiles.insert(file).inserted else { return }
    onError?(error)
  }

  private struct WeakSession {
    weak var session: DraftSession?
  }
}
