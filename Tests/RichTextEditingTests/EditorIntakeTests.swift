import FoundationEssentials
import GtkCore
import RichTextModel
import WidgetTestSupport
import XCTest

@testable import RichTextEditing
@testable import WidgetSupport

/// What comes into rich text from elsewhere at the pointer.
final class EditorIntakeTests: WidgetTestCase {
  @MainActor
  private static func drop(
    _ forms: [(mediaType: String, bytes: [UInt8])], at offset: Int, into editor: EditorView
  ) {
    let offer = LateOffer(forms)
    _ = editor.area.intake.take(offer, into: offset..<offset, by: .drop) { _ in }
    offer.arrive()
  }

  @MainActor
  private static func pressMiddleButton(over editor: EditorView, x: Double) {
    editor.area.textView.primaryClipboard.set("new")
    var isDone = false
    let listener = editor.area.intake.pasteEnded.add { _ in isDone = true }
    XCTAssert(editor.area.intake.pasteSelected(x: x, y: 5))
    XCTAssert(MainLoop.run(atMost: 60) { isDone })
    listener.end()
  }

  func testTextGoesAfterATextBlockThatItIsDroppedOn() {
    onMain {
      var attributes = AttributeContainer()
      attributes[TextBlockKey.self] = "1"
      withEditor("a" + RichText("bcd", attributes: attributes) + "e") { editor, _ in
        Self.drop([(Clipboard.plainText, Array("!".utf8))], at: 2, into: editor)
        XCTAssertEqual(editor.text, "abcd!e")
      }
    }
  }

  func testWhatIsOnItsWayIsKnownUntilItArrivesOrNothingWaitsForIt() {
    onMain {
      withEditor("a") { editor, _ in
        XCTAssertFalse(TextIntake.isReading)
        let offer = LateOffer("new")
        _ = editor.area.intake.take(offer, into: 0..<0, by: .drop) { _ in }
        XCTAssert(TextIntake.isReading)
        offer.arrive()
        XCTAssertFalse(TextIntake.isReading)
        do {
          let lost = LateOffer("lost")
          _ = editor.area.intake.take(lost, into: 0..<0, by: .drop) { _ in }
          XCTAssert(TextIntake.isReading)
        }
        XCTAssertFalse(TextIntake.isReading)
      }
    }
  }

  func testAPictureThatIsDroppedWhereNoneIsAcceptedIsReported() {
    onMain {
      withEditor("a") { editor, _ in
        editor.pictures.isAccepted = false
        var errors: [PasteError] = []
        editor.onPasteRejected = { if let error = $0 as? PasteError { errors.append(error) } }
        Self.drop([("image/png", [1, 2, 3])], at: 1, into: editor)
        XCTAssertEqual(errors, [.picturesNotAccepted])
        XCTAssertEqual(editor.text, "a")
      }
    }
  }

  func testTheMiddleButtonLeavesTheCaretAlsoWhenTheAppSeesPastes() {
    onMain {
      withEditor("one two") { editor, _ in
        editor.onPaste = { @MainActor content in content }
        editor.selectedRange = 2..<2
        Self.pressMiddleButton(over: editor, x: 500)
        XCTAssertEqual(editor.text, "one twonew")
        XCTAssertEqual(editor.selectedRange, 2..<2)
      }
    }
  }

  func testTheMiddleButtonReplacesTheSelectionThatItIsPressedOn() {
    onMain {
      withEditor("one") { editor, _ in
        editor.onPaste = { @MainActor content in content }
        editor.selectedRange = 0..<3
        let offer = LateOffer("new")
        XCTAssert(editor.area.intake.take(offer, into: 0..<3, by: .middleButton) { _ in })
        offer.arrive()
        XCTAssertEqual(editor.text, "new")
        XCTAssertEqual(editor.selectedRange, 3..<3)
      }
    }
  }
}
