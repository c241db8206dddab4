import FoundationEssentials
import GtkCore
import RichTextModel
import WidgetTestSupport
import XCTest

@testable import RichTextEditing

/// When text processors are called, and what happens to the changes that they make.
final class ProcessingTests: WidgetTestCase {
  @MainActor
  private static func withProcessors(
    _ processors: [any TextProcessing], _ body: (EditorView, WindowHost) -> Void
  ) {
    withEditor(context: .shared, isFocused: false) { editor, host in
      editor.register(processors: processors)
      editor.focus()
      body(editor, host)
    }
  }

  func testHooksComeInOrder() {
    onMain {
      let log = HookLog()
      let low = Probe("low", .low, log)
      Self.withProcessors([low, Probe("high", .high, log)]) { editor, host in
        host.type("a")
        XCTAssertEqual(
          log.take(),
          [
            "high should 0..<0 a", "low should 0..<0 a", "high will -<> +<a> 0..<1",
            "low will -<> +<a> 0..<1", "high process 0..<1 by 1", "low process 0..<1 by 1",
            "high did", "low did", "high selected 0..<0 1..<1", "low selected 0..<0 1..<1",
          ])
        editor.unregister(processors: [low])
        editor.appendCharacters("b")
        XCTAssertEqual(
          log.take().filter { !$0.contains("selected") },
          ["high will -<> +<b> 1..<2", "high process 1..<2 by 1"], "a program is not asked")
        editor.content = "set"
        editor.undo()
        XCTAssertEqual(log.take().filter { !$0.contains("selected") }, [])
      }
    }
  }

  func testReplacingByEqualLengthIsProcessed() {
    onMain {
      let log = HookLog()
      Self.withProcessors([Probe("p", .medium, log)]) { editor, host in
        editor.content = "one two"
        editor.selectedRange = 4..<7
        _ = log.take()
        editor.area.insertAtCaret("six")
        XCTAssertTrue(log.lines.contains("p will -<two> +<six> 4..<7"), "\(log.lines)")
        XCTAssertTrue(log.lines.contains("p process 4..<7 by 0"), "\(log.lines)")
      }
    }
  }

  func testEnterComesOnce() {
    onMain {
      let log = HookLog()
      Self.withProcessors([Probe("p", .medium, log)]) { editor, host in
        host.press("Return")
        XCTAssertEqual(log.lines.filter { $0.contains("key enter") }, ["p key enter 0..<0"])
        XCTAssertEqual(log.lines.filter { $0.contains("process") }, ["p process 0..<1 by 1"])
        XCTAssertEqual(editor.text, "\n")
      }
    }
  }

  func testTheCaretIsFollowedWhileOneTypes() {
    onMain {
      let log = HookLog()
      Self.withProcessors([Probe("p", .medium, log)]) { editor, host in
        var reported: [Range<Int>] = []
        editor.onSelectionChanged = { [unowned editor] in reported.append(editor.selectedRange) }
        @MainActor func selections() -> [String] { log.take().filter { $0.contains("selected") } }
        host.type("he")
        XCTAssertEqual(selections(), ["p selected 0..<0 1..<1", "p selected 1..<1 2..<2"])
        XCTAssertEqual(reported, [1..<1, 2..<2])
        editor.selectedRange = 0..<1
        XCTAssertEqual(selections(), ["p selected 2..<2 0..<1"])
        host.press("Delete")
        XCTAssertEqual(selections(), ["p selected 0..<1 0..<0"])
        editor.replaceCharacters(in: 0..<0, with: "ab")
        XCTAssertEqual(selections(), ["p selected 0..<0 2..<2"])
      }
    }
  }

  func testARefusedChangeNeverHappened() {
    onMain {
      let probe = Probe("p", .medium, HookLog())
      probe.rejected = "x"
      Self.withProcessors([probe]) { editor, host in
        editor.content = "one two"
        editor.selectedRange = 4..<7
        editor.area.insertAtCaret("x")
        XCTAssertEqual(editor.text, "one two")
        XCTAssertEqual(editor.selectedRange, 4..<7)
        XCTAssertEqual(editor.undoDepth, 0)
        editor.selectedRange = 0..<0
        host.type("xy")
        XCTAssertEqual(editor.text, "yone two")
      }
    }
  }

  func testARefusedKeyOverASelectionNeverHappened() {
    onMain {
      let probe = Probe("p", .medium, HookLog())
      Self.withProcessors([probe]) { editor, host in
        for (rejected, key) in [("x", "x"), ("", "BackSpace"), ("\n", "Return")] {
          editor.content = "one two"
          editor.selectedRange = 4..<7
          probe.rejected = rejected
          host.press(key)
          XCTAssertEqual(editor.text, "one two", "refused \(rejected.debugDescription)")
          XCTAssertEqual(editor.selectedRange, 4..<7, "refused \(rejected.debugDescription)")
          XCTAssertEqual(editor.undoDepth, 0)
          XCTAssertFalse(editor.undo())
          probe.rejected = nil
          host.type("y")
          XCTAssertEqual(editor.text, "one y")
        }
      }
    }
  }

  func testAWordOverASelectionIsOneChangeAndOneStep() {
    onMain {
      let log = HookLog()
      Self.withProcessors([Probe("p", .medium, log)]) { editor, host in
        editor.content = "one two"
        editor.selectedRange = 4..<7
        _ = log.take()
        host.type("s")
        XCTAssertEqual(log.lines.filter { $0.contains("should") }, ["p should 4..<7 s"])
        XCTAssertTrue(log.lines.contains("p will -<two> +<s> 4..<5"), "\(log.lines)")
        XCTAssertEqual(log.lines.filter { $0.contains("process") }, ["p process 4..<5 by -2"])
        host.type("ix")
        XCTAssertEqual(editor.undoDepth, 1)
        host.press("z", control: true)
        XCTAssertEqual(editor.text, "one two")
        XCTAssertEqual(editor.selectedRange, 4..<7)
        host.press("z", control: true, shift: true)
        XCTAssertEqual(editor.text, "one six")
      }
    }
  }

  func testACompositionOverASelectionIsAnsweredWhenItIsThere() {
    onMain {
      ComposerInputMethod.install()
      let log = HookLog()
      Self.withProcessors([Probe("p", .medium, log)]) { editor, host in
        for isCommitted in [true, false] {
          editor.content = "one two"
          editor.selectedRange = 4..<7
          _ = log.take()
          XCTAssert(ComposerInputMethod.compose("한"))
          host.settle()
          XCTAssertEqual(log.take().filter { !$0.contains("selected") }, ["p should 4..<7 "])
          XCTAssert(isCommitted ? ComposerInputMethod.commit("한") : ComposerInputMethod.compose(""))
          host.settle()
          let asked = isCommitted ? ["p should 4..<7 한"] : []
          let new = isCommitted ? "한" : ""
          XCTAssertEqual(
            log.take().filter { !$0.contains("selected") },
            asked + [
              "p will -<two> +<\(new)> 4..<\(4 + new.count)",
              "p process 4..<\(4 + new.count) by \(new.count - 3)", "p did",
            ])
          XCTAssertEqual(editor.undoDepth, 1)
        }
      }
    }
  }

  func testADeletedSelectionIsProcessedWhenNothingFollows() {
    onMain {
      let log = HookLog()
      Self.withProcessors([Probe("p", .medium, log)]) { editor, host in
        editor.content = "one two"
        for (key, rest) in [("BackSpace", "one "), ("Delete", "")] {
          editor.selectedRange = rest.isEmpty ? 0..<4 : 4..<7
          _ = log.take()
          host.press(key)
          XCTAssertEqual(log.lines.filter { $0.contains("process") }.count, 1)
          XCTAssertEqual(editor.text, rest)
        }
        XCTAssertEqual(editor.undoDepth, 2)
        editor.content = "one two"
        editor.selectedRange = 4..<7
        _ = log.take()
        editor.area.buffer.deleteBackward()
        XCTAssertEqual(log.lines.filter { $0.contains("process") }.count, 1)
        editor.area.insertAtCaret("x")
        XCTAssertEqual(editor.undoDepth, 2)
      }
    }
  }

  func testAttributesAndTextAreReportedBeforeAndAfter() {
    onMain {
      let log = HookLog()
      let probe = EditingProbe(log)
      Self.withProcessors([probe]) { editor, host in
        host.type("a")
        XCTAssertEqual(log.take(), ["will 3 0..<1 by 1", "process", "did 3 0..<1 by 1"])
        editor.addAttribute(UnderlineKey.self, .single, in: 0..<1)
        XCTAssertEqual(log.take(), ["will 2 0..<1 by 0", "did 2 0..<1 by 0"])
      }
    }
  }

  func testContentThatIsSetIsProcessedByThoseWhoWantIt() {
    onMain {
      let log = HookLog()
      Self.withProcessors([
        EditingProbe(log), Replacing("arrow", .medium, "->", by: "→", onSetting: true),
      ]) { editor, _ in
        editor.content = "a->"
        XCTAssertEqual(editor.text, "a→")
        XCTAssertEqual(log.take(), [])
        XCTAssertEqual(editor.undoDepth, 0)
      }
    }
  }

  func testAnExclusiveOneInterruptsTheOthers() {
    onMain {
      let log = HookLog()
      let exclusive = Replacing("x", .exclusive, "b", by: "B")
      Self.withProcessors([exclusive, Probe("p", .medium, log)]) { editor, host in
        host.type("ab")
        XCTAssertEqual(editor.text, "aB")
        XCTAssertTrue(log.lines.contains { $0.hasPrefix("p interrupted") }, "\(log.lines)")
      }
    }
  }

  func testAnAnswerIsAStepOfItsOwn() {
    onMain {
      for key in ["BackSpace", "z"] {
        Self.withProcessors([Replacing("arrow", .medium, "->", by: "→")]) { editor, host in
          host.type("a->")
          XCTAssertEqual(editor.text, "a→")
          host.press(key, control: key == "z")
          XCTAssertEqual(editor.text, "a->", "after \(key)")
          XCTAssertEqual(editor.selectedRange, 3..<3)
          host.press("z", control: true, shift: true)
          XCTAssertEqual(editor.text, "a→")
        }
      }
    }
  }

  func testBackspaceDeletesOnceTheCaretHasMoved() {
    onMain {
      Self.withProcessors([Replacing("arrow", .medium, "->", by: "→")]) { editor, host in
        host.type("a->")
        host.press("Left")
        host.press("Right")
        host.press("BackSpace")
        XCTAssertEqual(editor.text, "a")
      }
    }
  }

  func testAProcessorWithoutEndIsSwitchedOff() {
    onMain {
      var loops: [ProcessorLoop] = []
      Self.withProcessors([Endless(), Probe("p", .medium, HookLog())]) { editor, host in
        editor.onProcessorLoop = { loops.append($0) }
        host.type("a")
        XCTAssertEqual(loops, [ProcessorLoop(processor: "endless", rounds: 32)])
        XCTAssertEqual(editor.registeredProcessors.map(\.name), ["p"])
        host.press("z", control: true)
        XCTAssertEqual(editor.text, "a", "all of it is one step")
        host.type("b")
        XCTAssertEqual(editor.text, "ab")
      }
    }
  }

  func testTheCaretIsReported() {
    onMain {
      let log = HookLog()
      Self.withProcessors([Probe("p", .medium, log)]) { editor, _ in
        editor.content = "some text"
        editor.selectedRange = 0..<0
        _ = log.take()
        editor.selectedRange = 2..<4
        XCTAssertEqual(log.take(), ["p selected 0..<0 2..<4"])
      }
    }
  }
}

@MainActor
final class HookLog {
  private(set) var lines: [String] = []
  func add(_ line: String) { lines.append(line) }
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

@MainActor
private final class Probe: TextProcessing {
  let name: String
  let priority: ProcessorPriority
  var rejected: String?
  private let log: HookLog

  init(_ name: String, _ priority: ProcessorPriority, _ log: HookLog) {
    self.name = name
    self.priority = priority
    self.log = log
  }

  func shouldProcess(
    _ editor: EditorView, replacing range: Range<Int>, with text: String
  ) -> Bool {
    log.add("\(name) should \(range) \(text)")
    return text != rejected
  }

  func willProcess(
    _ editor: EditorView, deleted: RichText, inserted: RichText, in range: Range<Int>
  ) { log.add("\(name) will -<\(deleted.text)> +<\(inserted.text)> \(range)") }

  func handleKeyWithModifiers(
    _ editor: EditorView, key: EditorKey, modifiers: EditorKeyModifiers, in range: Range<Int>
  ) -> Bool {
    log.add("\(name) key \(key) \(range)")
    return false
  }

  func process(_ editor: EditorView, in range: Range<Int>, changeInLength: Int) -> Bool {
    log.add("\(name) process \(range) by \(changeInLength)")
    return false
  }

  func processInterrupted(_ editor: EditorView, in range: Range<Int>) {
    log.add("\(name) interrupted \(range)")
  }

  func selectedRangeChanged(_ editor: EditorView, from old: Range<Int>, to new: Range<Int>) {
    log.add("\(name) selected \(old) \(new)")
  }

  func didProcess(_ editor: EditorView) { log.add("\(name) did") }
}

@MainActor
private struct Replacing: TextProcessing {
  let name: String
  let priority: ProcessorPriority
  let sign: String
  let replacement: String

  let isRunOnSettingText: Bool

  init(
    _ name: String, _ priority: ProcessorPriority, _ sign: String, by replacement: String,
    onSetting: Bool = false
  ) {
    isRunOnSettingText = onSetting
    self.name = name
    self.priority = priority
    self.sign = sign
    self.replacement = replacement
  }

  func process(_ editor: EditorView, in range: Range<Int>, changeInLength: Int) -> Bool {
    let place = max(range.upperBound - sign.count, 0)..<range.upperBound
    guard editor.content(in: place).text == sign else { return false }
    editor.replaceCharacters(in: place, with: RichText(replacement))
    return true
  }
}

@MainActor
private final class EditingProbe: TextProcessing {
  let name = "editing"
  private let log: HookLog

  init(_ log: HookLog) { self.log = log }

  func willProcessEditing(
    _ editor: EditorView, changed: EditedParts, in range: Range<Int>, changeInLength: Int
  ) { log.add("will \(changed.rawValue) \(range) by \(changeInLength)") }

  func process(_ editor: EditorView, in range: Range<Int>, changeInLength: Int) -> Bool {
    log.add("process")
    return false
  }

  func didProcessEditing(
    _ editor: EditorView, changed: EditedParts, in range: Range<Int>, changeInLength: Int
  ) { log.add("did \(changed.rawValue) \(range) by \(changeInLength)") }
}

@MainActor
private struct Endless: TextProcessing {
  let name = "endless"

  func process(_ editor: EditorView, in range: Range<Int>, changeInLength: Int) -> Bool {
    editor.appendCharacters("!")
    return true
  }
}
