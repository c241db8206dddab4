import WidgetTestSupport
import XCTest

@testable import TextFieldCatalog

/// The beginning and the end of editing, without a field.
final class FieldFocusTests: WidgetTestCase {
  func testEditingFollowsTheFocusOfTheWindow() {
    onMain {
      let owner = FocusOwner()
      XCTAssert(owner.focus.begin())
      owner.host.settle()
      XCTAssertEqual(owner.events, [.beginEditing])
      owner.other.focus()
      owner.host.settle()
      XCTAssertEqual(owner.events, [.beginEditing, .endEditing])
      XCTAssertEqual(owner.endings, 1)
    }
  }

  func testTheAppIsAskedOnceForEachTime() {
    onMain {
      let owner = FocusOwner()
      owner.answer = true
      for count in 1...2 {
        XCTAssert(owner.focus.begin())
        owner.host.settle()
        XCTAssertEqual(owner.questions, count)
        owner.other.focus()
        owner.host.settle()
      }
    }
  }

  func testARejectedFocusChangesNothing() {
    onMain {
      let owner = FocusOwner()
      owner.answer = false
      XCTAssertFalse(owner.focus.begin())
      XCTAssertNil(owner.focus.move(.forward, in: owner.field))
      owner.input.textWidget.focus()
      owner.host.settle()
      XCTAssertEqual(owner.events, [])
      XCTAssertFalse(owner.field.containsFocus)
    }
  }

  func testLeavingTheWindowEndsEditing() {
    onMain {
      let owner = FocusOwner()
      owner.focus.begin()
      owner.host.settle()
      owner.focus.leave()
      XCTAssertEqual(owner.events, [.beginEditing, .endEditing])
    }
  }
}

/// An input in a window, and what its focus asks for.
@MainActor
private final class FocusOwner: FieldFocusOwner {
  let input = LineInput()
  let other = Entry()
  let field: Box
  let focus: FieldFocus
  let host: WindowHost
  /// The app's answer; nil for an app that does not care.
  var answer: Bool?
  private(set) var questions = 0
  private(set) var endings = 0
  private(set) var events: [FieldEvent] = []
  private var model = FieldModel()

  init() {
    field = Box(.vertical, [input.widget])
    focus = FieldFocus(of: input)
    host = WindowHost(Box(.vertical, [other, field]), width: 320)
    focus.owner = self
    focus.follow(field)
  }

  var focusedField: Widget? { field }
  var isEditing: Bool { model.isFocused }
  var editedText: String { model.text }

  func appAllowsEditing() -> Bool? {
    questions += 1
    return answer
  }

  func editingWillEnd() { endings += 1 }

  func send(_ event: FieldEvent) {
    events.append(event)
    model.apply(event)
  }

  func layoutReleased() {}
}
