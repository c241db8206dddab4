import WidgetTestSupport
import XCTest

@testable import WidgetSupport

/// What comes into a text from elsewhere, in all inputs.
final class TextIntakeTests: WidgetTestCase {
  /// Drops text at an offset, and does something before it arrives.
  ///
  /// - Returns: Whether the source of the drop gets the answer that it was inserted; nil without an
  ///   answer.
  @MainActor
  private static func drop(
    _ text: String, at offset: Int, into subject: ReplacingSubject,
    meanwhile: () -> Void = {}
  ) -> Bool? {
    var isInserted: Bool?
    let offer = LateOffer(text)
    XCTAssert(
      subject.intake.take(offer, into: offset..<offset, by: .drop) { isInserted = $0 })
    meanwhile()
    offer.arrive()
    subject.host.settle()
    return isInserted
  }

  func testADropGoesWhereItsPlaceHasMoved() {
    onMain {
      ReplacingSubject.forEach { subject in
        subject.setText("one two")
        subject.select(anchor: 0, caret: 3)
        let isInserted = Self.drop("!", at: 4, into: subject) { subject.host.type("1") }
        XCTAssertEqual(subject.text(), "1 !two", subject.name)
        XCTAssertEqual(isInserted, true, subject.name)
        XCTAssertEqual(subject.caret, 3, subject.name)
      }
    }
  }

  /// The source of a drop removes what was moved.
  func testARejectedDropIsReportedToItsSource() {
    onMain {
      ReplacingSubject.forEach { subject in
        subject.setText("one")
        subject.reject(true)
        XCTAssertEqual(Self.drop("x", at: 3, into: subject), false, subject.name)
        XCTAssertEqual(subject.text(), "one", subject.name)
      }
    }
  }

  func testNothingComesIntoATextThatHasBecomeReadOnly() {
    onMain {
      ReplacingSubject.forEach { subject in
        subject.setText("one")
        let isInserted = Self.drop("x", at: 3, into: subject) { subject.disable() }
        XCTAssertEqual(isInserted, false, subject.name)
        XCTAssertEqual(subject.text(), "one", subject.name)
      }
    }
  }

  func testAPasteThatIsNotAcceptedEndsToo() {
    onMain {
      ReplacingSubject.forEach { subject in
        subject.setText("one")
        subject.intake.acceptsPaste = false
        subject.paste("x")
        XCTAssertEqual(subject.text(), "one", subject.name)
      }
    }
  }
}
