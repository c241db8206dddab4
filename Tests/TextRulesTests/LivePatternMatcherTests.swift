import Dispatch
import Testing
import TextRules

@MainActor
@Suite struct LivePatternMatcherTests {
  /// A text that can change while the matcher works, and the results that the matcher reported.
  @MainActor
  private final class Editor {
    var text: String?
    var reads = 0
    var matches: [PatternMatch] = []
    let matcher: LivePatternMatcher

    init(_ text: String?) {
      self.text = text
      weak var editor: Editor?
      matcher = LivePatternMatcher {
        editor?.reads += 1
        return editor?.text
      }
      editor = self
      matcher.onChange = { editor?.matches.append($0) }
    }

    func type(_ text: String?) {
      self.text = text
      matcher.textDidChange()
    }

    /// Lets the main queue run until the matcher has a result.
    func settle() async { await turn { matcher.isSettled } }

    /// Lets the main queue run until a condition holds, for a minute at most.
    func turn(until isSo: () -> Bool) async {
      let deadline = ContinuousClock.now + .seconds(60)
      while !isSo() {
        guard ContinuousClock.now < deadline else {
          Issue.record("not within a minute; the match is \(matcher.match)")
          return
        }
        await MainQueue.turn()
      }
    }
  }

  @MainActor private enum MainQueue {
    static func turn() async {
      await withCheckedContinuation { continuation in
        DispatchQueue.main.async { continuation.resume() }
      }
    }
  }

  private static let email = #"^[a-zA-Z0-9+-\_.]+@[a-zA-Z0-9-]+\.[a-zA-Z0-9-.]{2,3}+$"#
  private static let long = String(repeating: "some words ", count: 20_000)

  @Test func withoutAPatternTheTextIsNotRead() {
    let editor = Editor("text")
    editor.type("more")
    #expect(editor.matcher.match == .none)
    #expect(editor.matcher.isSettled)
    #expect(editor.reads == 0)
  }

  @Test func shortTextsAreMatchedAtOnce() {
    let editor = Editor("me@x.or")
    editor.matcher.pattern = Self.email
    #expect(editor.matches == [.matched])
    editor.type("me@x")
    editor.type("")
    editor.type("me@x.org")
    #expect(editor.matches == [.matched, .unmatched, .matched])
    #expect(editor.matcher.isSettled)
  }

  @Test func anInvalidPatternIsSaidAndMended() {
    let editor = Editor("a")
    editor.matcher.pattern = "a("
    guard case .invalidPattern(let error) = editor.matcher.match else {
      Issue.record("the pattern is invalid")
      return
    }
    #expect(error.offset == 2)
    #expect(editor.reads == 0)
    editor.type("b")
    #expect(editor.matcher.match == .invalidPattern(error))
    editor.matcher.pattern = "b"
    #expect(editor.matcher.match == .matched)
    editor.matcher.pattern = nil
    #expect(editor.matcher.match == .none)
  }

  @Test func longTextsAreMatchedInTheBackground() async {
    let editor = Editor(Self.long + "@home")
    editor.matcher.pattern = "words @home"
    // On a busy machine it may take longer than the matcher waits.
    await editor.turn { editor.matcher.match == .matched }
  }

  /// A match that the matcher gave up on still runs to its end, and its result is used if the text
  /// is still the same.
  @Test func aLateResultOfTheNewestTextCounts() async {
    let editor = Editor("")
    editor.matcher.pattern = "[ab]++[cd]|e$"
    var count = 20_000
    while !editor.matches.contains(.gaveUp) {
      editor.type(String(repeating: "a", count: count) + "e")
      await editor.settle()
      count *= 2
    }
    await editor.turn { editor.matcher.match == .matched }
    #expect(editor.matches.last == .matched)
  }

  @Test func theNewestTextWins() async {
    let editor = Editor("")
    editor.matcher.pattern = "([a-z]+ )*@home$"
    for count in 1...20 { editor.type(Self.long + String(repeating: "x ", count: count)) }
    editor.type("@home")
    #expect(editor.matcher.isSettled)
    #expect(editor.matcher.match == .matched)
    for _ in 0..<10 { await MainQueue.turn() }
    #expect(editor.matcher.match == .matched)
  }

  @Test func aLateResultIsDropped() async {
    let editor = Editor("bc")
    editor.matcher.pattern = "[ab]++[cd]"
    let slow = String(repeating: "a", count: 20_000)
    editor.type(slow)
    #expect(!editor.matcher.isSettled)
    editor.type("bc")
    #expect(editor.matcher.isSettled)
    // Queued after the slow match: when this one is settled, the slow one is over.
    editor.type(slow + "c")
    await editor.turn { editor.matcher.isSettled && editor.matcher.match == .matched }
    #expect(!editor.matches.contains(.unmatched))
  }

  @Test func aHostilePatternGivesUp() async {
    let editor = Editor("")
    editor.matcher.pattern = "^(a+)+$"
    let text = String(repeating: "a", count: 28) + "!"
    #expect(CPUTime.milliseconds { editor.type(text) } < 30)
    await editor.settle()
    #expect(editor.matcher.match == .gaveUp)
    editor.type("aaa")
    #expect(editor.matcher.match == .matched)
  }

  @Test func aRunawayMatchIsLeftAloneAfterAWhile() async {
    let editor = Editor("")
    editor.matcher.pattern = "[ab]++[cd]"
    editor.type(String(repeating: "a", count: 80_000))
    #expect(!editor.matcher.isSettled)
    await editor.settle()
    // On a busy machine its result may already be there, too.
    #expect(editor.matches.contains(.gaveUp))
    editor.type("bc")
    #expect(editor.matcher.match == .matched)
  }

  @Test func aTextThatIsTooLongIsNotCopied() {
    let editor = Editor("a")
    editor.matcher.pattern = "a"
    editor.type(nil)
    #expect(editor.matcher.match == .gaveUp)
    #expect(editor.matcher.isSettled)
  }

  @Test func theMatcherMayGoWhileAMatchIsRunning() async {
    weak var gone: LivePatternMatcher?
    do {
      let editor = Editor(Self.long)
      editor.matcher.pattern = "(?s)(some|words| )*[XY]"
      editor.type(Self.long + "x")
      gone = editor.matcher
    }
    #expect(gone == nil)
    for _ in 0..<10 { await MainQueue.turn() }
  }
}
