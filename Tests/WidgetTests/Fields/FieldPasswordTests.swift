import WidgetTestSupport
import XCTest

@testable import TextFieldCatalog

/// The places where a password appears, and where it does not.
final class FieldPasswordTests: WidgetTestCase {
  @MainActor
  private static func field(
    _ configure: (BorderedTextField) -> Void = { _ in }
  ) -> FieldHost<BorderedTextField> {
    FieldHost(BorderedTextField()) {
      $0.mode = .password
      configure($0)
    }
  }

  func testTheEyeShowsAndHidesAndTheCaretStays() throws {
    try onMain {
      let field = Self.field()
      field.type("Secret12")
      field.field.select(anchor: 3, caret: 3)
      XCTAssertTrue(field.field.isSecure)
      XCTAssertEqual(field.line?.isTextVisible, false)
      field.forgetCalls()
      try XCTUnwrap(field.button).click()
      field.settle()
      XCTAssertEqual(field.calls, ["onActionButtonTap"])
      XCTAssertFalse(field.field.isSecure)
      XCTAssertEqual(field.line?.isTextVisible, true)
      XCTAssertEqual(field.field.text, "Secret12")
      XCTAssertEqual(field.field.caret, 3)
      XCTAssertTrue(field.field.isCurrentFirstResponder())
      field.type("x")
      XCTAssertEqual(field.field.text, "Secxret12")
      field.field.reset()
      XCTAssertTrue(field.field.isSecure)
    }
  }

  func testItIsKeptInMemoryThatIsNotSwapped() {
    onMain {
      let field = Self.field()
      XCTAssertEqual(field.line?.bufferTypeName, "GtkPasswordEntryBuffer")
      field.field.mode = .plain
      XCTAssertEqual(field.line?.bufferTypeName, "GtkEntryBuffer")
    }
  }

  func testATextThatIsThereStaysWhenTheModeChanges() {
    onMain {
      let field = FieldHost(BorderedTextField()) { $0.setText("abc") }
      field.field.mode = .password
      XCTAssertEqual(field.line?.text, "abc")
      // The focus has selected the text, and the selection stays, too.
      field.press("End")
      field.type("d")
      XCTAssertEqual(field.field.text, "abcd")
    }
  }

  func testNeitherClipboardNorUndoGetIt() {
    onMain {
      let field = Self.field()
      field.type("Secret12")
      Clipboard.current?.set("before")
      for isShown in [false, true] {
        if isShown { field.button?.click() }
        field.press("a", control: true)
        field.press("c", control: true)
        field.press("x", control: true)
        XCTAssertEqual(field.field.text, "Secret12")
        XCTAssertEqual(Self.read(Clipboard.current), "before", "\(isShown)")
        XCTAssertNil(Self.read(field.line?.primaryClipboard), "\(isShown)")
      }
      field.press("BackSpace")
      XCTAssertEqual(field.field.text, "")
      field.press("z", control: true)
      XCTAssertEqual(field.field.text, "")
    }
  }

  @MainActor
  private static func read(_ clipboard: Clipboard?) -> String? {
    var (text, isDone): (String?, Bool) = (nil, false)
    clipboard?.readText {
      text = $0
      isDone = true
    }
    _ = MainLoop.run(atMost: 60) { isDone }
    return text
  }

  func testWhatIsSelectedOfAnythingElseIsForTheMiddleButton() {
    onMain {
      let field = FieldHost(BorderedTextField()) { $0.setText("abc") }
      field.press("a", control: true)
      XCTAssertEqual(Self.read(field.line?.primaryClipboard), "abc")
    }
  }

  func testTheButtonIsThereByItsRule() {
    onMain {
      for behavior in PasswordButtonBehavior.allCases {
        let field = Self.field { $0.passwordButtonBehavior = behavior }
        defer { field.close() }
        var seen = [field.button?.isChildVisible]
        field.type("a")
        seen.append(field.button?.isChildVisible)
        field.press("BackSpace")
        seen.append(field.button?.isChildVisible)
        let expected: [Bool?] =
          switch behavior {
          case .alwaysVisible: [true, true, true]
          case .visibleOnNotEmptyText: [false, true, false]
          case .visibleAfterFirstEntry: [false, true, true]
          }
        XCTAssertEqual(seen, expected, "\(behavior)")
      }
    }
  }
}
