import CConcertinaGtk
import GtkCore
import WidgetTestSupport
import XCTest

/// Questions above a window.
final class AlertDialogTests: WidgetTestCase {
  /// A question that was asked, and its answer.
  @MainActor
  private final class Question {
    enum Answer: Hashable { case cancel, delete, keep }

    private(set) var answer: Answer?
    let host = WindowHost(Label("below"))

    /// Asks, and waits until the dialog is visible; without a default, that of the library counts.
    init(default choice: Answer? = .keep) {
      var alert = AlertDialog(
        "Delete?", detail: "It cannot be restored.",
        choices: [Answer.cancel: "_Cancel", .delete: "_Delete", .keep: "_Keep"])
      if let choice { alert.defaultChoice = choice }
      let window = host.window
      Task { [alert] in
        let answer = await alert.choose(above: window)
        self.answer = answer
      }
      XCTAssert(MainLoop.run(atMost: 60) { self.dialog?.isMapped == true })
    }

    /// The dialog: the window above the other one.
    var dialog: Window? {
      let windows = gtk_window_get_toplevels()
      for index in 0..<g_list_model_get_n_items(windows) {
        guard let object = g_list_model_get_item(windows, index) else { continue }
        defer { g_object_unref(object) }
        let window = Window(retaining: OpaquePointer(object))
        let parent = gtk_window_get_transient_for(UnsafeMutablePointer(window.nativePointer))
        if parent.map({ OpaquePointer($0) }) == host.window.nativePointer { return window }
      }
      return nil
    }

    func wait() { XCTAssert(MainLoop.run(atMost: 60) { self.answer != nil }) }

    func press(_ title: String) throws {
      let button = try XCTUnwrap(Self.button(title, in: XCTUnwrap(dialog)))
      Button(retaining: button.nativePointer).click()
    }

    private static func button(_ title: String, in widget: Widget) -> Widget? {
      if widget.typeName == "GtkButton", widget.stringProperty("label") == title { return widget }
      return widget.children.lazy.compactMap { button(title, in: $0) }.first
    }
  }

  func testTheAnswerIsTheButtonThatWasPressed() throws {
    try onMain {
      let buttons: KeyValuePairs<Question.Answer, String> = [
        .cancel: "_Cancel", .delete: "_Delete", .keep: "_Keep",
      ]
      for (answer, title) in buttons {
        let question = Question()
        try question.press(title)
        question.wait()
        XCTAssertEqual(question.answer, answer, title)
        XCTAssertNil(question.dialog)
        question.host.close()
      }
    }
  }

  func testReturnChangesNothingUnlessTheAppSaysSo() throws {
    try onMain {
      for (choice, title) in [(nil, "_Cancel"), (.delete, "_Delete")]
        as [(Question.Answer?, String)]
      {
        let question = Question(default: choice)
        let window = try XCTUnwrap(question.dialog).nativePointer
        let found = gtk_window_get_default_widget(UnsafeMutablePointer(window))
        let pressed = try XCTUnwrap(found.map { Widget(retaining: OpaquePointer($0)) })
        XCTAssertEqual(pressed.stringProperty("label"), title)
        question.dialog?.close()
        question.wait()
        question.host.close()
      }
    }
  }

  func testClosingItCancels() {
    onMain {
      let question = Question()
      question.dialog?.close()
      question.wait()
      XCTAssertEqual(question.answer, .cancel)
    }
  }

  func testItGoesWithTheWindowBelow() {
    onMain {
      let question = Question()
      question.host.close()
      question.wait()
      XCTAssertEqual(question.answer, .cancel)
    }
  }
}
