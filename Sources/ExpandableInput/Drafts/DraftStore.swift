import CConcertinaGLib
import Dispatch
import GtkCore

/// Keeps unfinished messages, so that they survive crashes and power failures.
///
/// There is one file for each conversation, in a folder of the user's own. A ``DraftSession``
/// follows the text of one conversation and saves it as the user types: at most ``delay`` after a
/// change, however fast more changes come, and when the focus leaves. Writing happens on a thread
/// of its own. A program that is killed at any moment leaves a whole file that is at most that old.
///
///     let drafts = DraftStore()
///     drafts.onError = { print($0) }
///     let session = drafts.attach(to: area, conversation: "room@example.org")
///
/// Nothing is saved until the app makes a session, and an empty text leaves no file. Two sessions
/// of the same conversation, even in two programs, overwrite each other's file: the later one wins,
/// and the file is whole at all times.
///
/// ## Errors
/// A text that cannot be saved stays in the text field, and is tried again with every change and
/// after a while. ``onError`` reports the failure once, and again only if something was saved in
/// between. A file that is damaged, too long, or another program's is not a draft: ``onError``
/// reports it once, and the next write replaces it.
@MainActor
public final class DraftStore {
  /// The path of the folder with the files; it is made when the first is written.
  public let folder: String
  /// The longest time that a change waits to be written, in seconds.
  public let delay: Double
  /// Called on the main thread with an error; called again only if something was saved in between.
  public var onError: (@MainActor (DraftError) -> Void)?
  /// The reason that the last write failed; nil after a successful one.
  public private(set) var lastError: DraftError?

  private let queue = DispatchQueue(label: "expandable-input.drafts")
  private var sessions: [WeakSession] = []
  /// The writes that are in progress, or whose outcome is not noted yet.
  private var writings: [DraftWriting] = []
  private var brokenFiles: Set<DraftFile> = []

  /// Creates a store in the user's folder for the state of programs.
  ///
  /// That is `drafts` in a folder with the application's name in `$XDG_STATE_HOME`, or in
  /// `~/.local/state` if that variable is not set.
  ///
  /// - Parameters:
  ///   - applicationIdentifier: The name of the application's folder; nil takes the identifier of
  ///     the running GApplication, or else the program's name.
  ///   - delay: The longest time that a change waits to be written, in seconds.
  public convenience init(applicationIdentifier: String? = nil, delay: Double = 0.5) {
    let name = DraftFileName.folder(for: applicationIdentifier ?? Self.runningProgram)
    self.init(folder: KeyFile.stateFolder + "/" + name + "/drafts", delay: delay)
  }

  /// Creates a store in a folder of the app's choice, which should contain nothing else.
  ///
  /// - Parameters:
  ///   - folder: The path of the folder; it need not exist.
  ///   - delay: The longest time that a change waits to be written, in seconds.
  public init(folder: String, delay: Double = 0.5) {
    precondition(!folder.isEmpty && !folder.utf8.contains(0), "DraftStore: folder is not a path")
    precondition(delay >= 0 && delay.isFinite, "DraftStore: delay is not a time")
    self.folder = folder
    self.delay = delay
    // The outcome of a write is delivered on the main queue.
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

  /// Returns the saved draft of a conversation; nil when there is none, or none that can be used.
  ///
  /// The caller waits while the file is read. Changes that sessions of this store have not saved
  /// yet are included.
  ///
  /// - Parameter conversation: Any text that identifies the conversation; compared byte by byte.
  /// - Returns: The text and the caret, and the messages that have not arrived.
  public func draft(for conversation: String) -> Draft? {
    let file = file(for: conversation)
    for session in liveSessions where session.file == file { session.flush() }
    do throws(DraftError) {
      // On the queue, after the writes that are already there.
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
      return draft.isEmpty ? nil : draft
    } catch {
      throw .notADraft(file: file.path, reason: error.description)
    }
  }

  func file(for conversation: String) -> DraftFile {
    DraftFile(folder: folder, name: DraftFileName.file(for: conversation))
  }

  // MARK: Saving

  /// Follows the text of a conversation, through closures that can read it at any time.
  ///
  /// The caller notifies the session of changes; the text is read when it is written, not on each
  /// key.
  ///
  ///     let session = drafts.session(for: "room", text: { model.text }, caret: { model.caret })
  ///     model.onChange = { session.textChanged() }
  ///
  /// - Parameters:
  ///   - conversation: Any text that identifies the conversation; compared byte by byte.
  ///   - text: Returns the present text; nil when it no longer exists, in which case what was saved
  ///     last stays.
  ///   - caret: Returns the caret's present offset, in Unicode scalars.
  /// - Returns: A session that follows the text until it is ended.
  public func session(
    for conversation: String, text: @escaping @MainActor () -> String?,
    caret: @escaping @MainActor () -> Int
  ) -> DraftSession {
    session(for: conversation, text: text, caret: caret, unsent: { [] })
  }

  /// The same for a text whose messages may not have arrived yet.
  func session(
    for conversation: String, text: @escaping @MainActor () -> String?,
    caret: @escaping @MainActor () -> Int, unsent: @escaping @MainActor () -> [String]
  ) -> DraftSession {
    let session = DraftSession(
      store: self, file: file(for: conversation), text: text, caret: caret, unsent: unsent)
    sessions.removeAll { $0.session == nil }
    sessions.append(WeakSession(session: session))
    return session
  }

  /// Writes everything that is not saved and waits until that is done.
  ///
  /// Call it when the program ends.
  ///
  /// - Parameter seconds: The longest time to wait, since a disk may not respond at all.
  /// - Returns: Whether everything was written, or is known not to be writable.
  @discardableResult
  public func flush(atMost seconds: Double = 2) -> Bool {
    let deadline = DispatchTime.now() + seconds
    let isSaved = liveSessions.reduce(true) { $1.flush(until: deadline) && $0 }
    // The writes of sessions that have ended.
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
