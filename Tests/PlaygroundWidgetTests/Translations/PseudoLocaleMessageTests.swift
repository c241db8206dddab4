import Concertina
import Glibc
import TestSupport
import XCTest

/// Default messages in a language in which every text is in brackets, before GTK has started.
///
/// `PseudoLocaleTests` starts a process that runs these tests and no other ones.
final class PseudoLocaleMessageTests: XCTestCase {
  override func setUpWithError() throws {
    let isEnglish = getenv("CONCERTINA_PSEUDO_LOCALE") == nil
    try XCTSkipIf(isEnglish, "this process is in English; see PseudoLocaleTests")
  }

  func testDefaultMessagesAreTranslated() {
    let locale = PseudoLocale.accented
    let messages = ValidationMessages()
    XCTAssertEqual(messages.empty, locale.translation(of: "Field must be filled"))
    XCTAssertEqual(
      messages.tooLate("1.2.2003"),
      locale.translation(of: "The date must be %s or earlier.")
        .replacingOccurrences(of: "%s", with: "1.2.2003"))
    XCTAssertEqual(
      [1, 2].map(messages.tooManyDigits),
      zip(["At most %d digit", "At most %d digits"], ["1", "2"]).map {
        locale.translation(of: $0).replacingOccurrences(of: "%d", with: $1)
      })
  }

  func testMessagesThatAnAppSetsAreNotTranslated() {
    var messages = ValidationMessages()
    messages.empty = "Wrong format"
    XCTAssertEqual(
      TextFieldValidator(minLength: 1, messages: messages).validate(""), .invalid("Wrong format"))
  }
}
