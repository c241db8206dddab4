import TestSupport
import WidgetTestSupport

@testable import ExpandableInput

/// A user, a server and an app that is started again and again, in an order by chance; each text
/// has to be in one place at each moment.
@MainActor
struct MessagePlay {
  private static let rooms = ["a", "b"]

  private(set) var steps: [String] = []
  private let folder: TemporaryFolder
  private let server = MessageServer()
  private var random: SeededRandom
  private var host: ComposerHost
  private var drafts: DraftStore
  private var room = "a"
  private var count = 0
  /// The texts of all messages that were typed.
  private var typed: [String] = []
  private var deleted: Set<String> = []
  /// What undo has brought back although it has not arrived.
  private var surprises: [String] = []
  /// What is written in each room, as the user knows it.
  private var entries: [String: String] = [:]

  init(seed: UInt64) throws {
    random = SeededRandom(seed: seed)
    folder = try TemporaryFolder()
    (host, drafts) = Self.open(folder, server, room: "a")
  }

  private static func open(
    _ folder: TemporaryFolder, _ server: MessageServer, room: String
  ) -> (ComposerHost, DraftStore) {
    let host = ComposerHost(animationDuration: 0)
    let drafts = DraftStore(folder: folder.path, delay: 1_000)
    host.bar.onSendInConversation = { [server] in try await server.send($0, from: $1) }
    host.bar.conversation = room
    host.bar.drafts = drafts
    return (host, drafts)
  }

  /// Does one thing.
  mutating func step() {
    let (name, act) = random.pick(actions)
    steps.append("\(name) in \(room)")
    act(&self)
    MainLoop.runUntilIdle()
  }

  private var actions: [(String, (inout MessagePlay) -> Void)] {
    var actions: [(String, (inout MessagePlay) -> Void)] = [
      ("type", { $0.type() }), ("send", { $0.send() }), ("send", { $0.send() }),
      ("undo", { $0.pressUndo() }), ("change", { $0.change() }), ("restart", { $0.restart() }),
      ("up", { $0.host.press("Up") }),
    ]
    for room in Self.rooms where server.isAsked(by: room) {
      actions.append(("deliver \(room)", { $0.answer(room, nil) }))
      actions.append(("fail \(room)", { $0.answer(room, ComposerHost.Failure()) }))
      actions.append(("cancel \(room)", { $0.answer(room, CancellationError()) }))
    }
    if unsent(in: room).count > 1 {
      actions.append(("edit the last", { $0.editLast() }))
      actions.append(("delete the last", { $0.deleteLast() }))
    }
    for name in ["retry", "edit", "delete"] where button(name) != nil {
      actions.append((name, { $0.press(name) }))
    }
    return actions
  }

  private func button(_ name: String) -> Widget? {
    host.bar.descendant(named: name).flatMap { $0.isMapped && $0.isSensitive ? $0 : nil }
  }

  // MARK: Actions

  private mutating func type() {
    guard entries[room, default: ""].isEmpty else { return }
    count += 1
    let text = "message \(count)."
    host.type(text)
    typed.append(text)
    entries[room] = text
  }

  private mutating func send() {
    host.press("Return")
    if host.bar.text.isEmpty { entries[room] = "" }
  }

  /// Undoes one step of what is written, which may bring back what has arrived.
  private mutating func pressUndo() {
    host.press("z", control: true)
    let (before, now) = (entries[room, default: ""], host.bar.text)
    guard now != before else { return }
    if !before.isEmpty, !server.delivered.contains(before) { deleted.insert(before) }
    if before.isEmpty, !server.delivered.contains(now) { surprises.append(now) }
    // What is left of a text, or a copy of what has arrived, is another text.
    if !now.isEmpty { host.bar.area.reset(to: "") }
    entries[room] = ""
  }

  private mutating func change() {
    room = room == "a" ? "b" : "a"
    host.bar.conversation = room
  }

  private mutating func restart() {
    drafts.flush()
    host.close()
    server.hangUp()
    // What the end has written must not come after what the next one writes.
    drafts.flush()
    (host, drafts) = Self.open(folder, server, room: room)
    FrameSettling(of: host.window).waitUntilStill()
  }

  private mutating func answer(_ room: String, _ failure: (any Error)?) {
    let text = unsent(in: room).first ?? ""
    server.answer(room, failure)
    // Given up, it is edited, if there is room.
    if failure is CancellationError, entries[room, default: ""].isEmpty { entries[room] = text }
  }

  private mutating func press(_ name: String) {
    let text = unsent(in: room).first ?? ""
    // While a message is being sent again, its buttons do nothing.
    guard button(name)?.activate() == true else { return }
    if name == "edit" { entries[room] = text }
    if name == "delete" { deleted.insert(text) }
  }

  /// Takes back the last message, which waits for others.
  private mutating func editLast() {
    guard let last = host.bar.pendingMessages.last else { return }
    host.bar.edit(last.id)
    if entries[room, default: ""].isEmpty { entries[room] = last.text }
  }

  private mutating func deleteLast() {
    guard let last = host.bar.pendingMessages.last else { return }
    host.bar.delete(last.id)
    deleted.insert(last.text)
  }

  // MARK: Where the messages are

  private func unsent(in room: String) -> [String] {
    let composer = host.bar.composer
    if room == self.room { return composer.sending.unsentTexts }
    // What was never shown since the start is on the disk alone.
    return composer.parked[room]?.sending.unsentTexts ?? drafts.draft(for: room)?.unsent ?? []
  }

  private func entry(of room: String) -> String {
    if room == self.room { return host.bar.text }
    return host.bar.composer.parked[room]?.text ?? drafts.draft(for: room)?.text ?? ""
  }

  /// What is wrong with the places of the messages.
  var violations: [String] {
    let written = Self.rooms.map { (room: $0, text: entry(of: $0)) }
    let misplaced = written.filter { entries[$0.room, default: ""] != $0.text }
    let texts = written.map(\.text).filter { !$0.isEmpty }
    let places = server.delivered + Array(deleted) + Self.rooms.flatMap { unsent(in: $0) } + texts
    let lost = typed.filter { text in !places.contains(text) }
    let unknown = places.filter { !typed.contains($0) }
    let twice = typed.filter { text in places.filter { $0 == text }.count > 1 }
    return misplaced.map { "\($0.room) has “\($0.text)”, not “\(entries[$0.room] ?? "")”" }
      + lost.map { "\($0) is lost" } + unknown.map { "\($0) was never written" }
      + twice.map { "\($0) is in two places" } + surprises.map { "undo brought back “\($0)”" }
  }

  /// Closes the window.
  func end() {
    host.close()
    server.hangUp()
  }
}
