import Testing

@testable import TextRules

/// Addresses that people have, and texts that are none.
@Suite struct EmailTests {
  @Test(arguments: [
    "anna@example.org", "a@b.de", "ANNA@EXAMPLE.ORG", "anna.maria@mail.example.co.uk",
    "o'neil@example.org", "anna/tag@example.org", "anna+news@example.org", "anna-b@example.org",
    "!#$%&'*+/=?^_`{|}~-@example.org", "1@example.org", "_@example.org", "anna@1.2.example.org",
    "anna@xn--mnchen-3ya.de", "anna@münchen.de", "anna@MÜNCHEN.DE", "иван@почта.рф",
    "用户@例子.中国", "जोसफ@उदाहरण.भारत", "김철수@예시.한국", "josé@example.com", "jose\u{301}@example.com",
    "anna@a-b.example", "anna@example.museum", "anna@日本。jp",
  ])
  func addresses(text: String) {
    #expect(EmailValidator().validate(text) == .valid)
  }

  @Test(arguments: [
    "anna", "@example.org", "anna@", "anna@example", "anna@@example.org", "a@b@example.org",
    "anna..b@example.org", ".anna@example.org", "anna.@example.org", "anna b@example.org",
    " anna@example.org", "anna@example.org ", "anna@-example.org", "anna@example-.org",
    "anna@example..org", "anna@.example.org", "anna@example.org.", "anna@exa_mple.org",
    "anna@exam ple.org", "anna@127.0.0.1", "anna@example.123", "anna@example.o", "a,b@example.org",
    "\"anna\"@example.org", "anna(b)@example.org", "<anna@example.org>", "anna@[127.0.0.1]",
    "anna@example.org\0", "an\0na@example.org", "anna\u{200E}@example.org",
    "\u{FEFF}anna@example.org", "anna\n@example.org", "anna@-münchen.de", "anna@\u{200B}.de",
    "anna@example\u{2024}org", "anna@example\u{3002}org", "ａｎｎａ@example.org",
    "anna@ｅｘａｍｐｌｅ.org", "anna@example\u{FF0E}org", "anna\u{2024}b@example.org",
    "anna\u{3002}b@example.org", "anna:b@example.org", "anna;b@example.org", "anna\\b@example.org",
  ])
  func noAddresses(text: String) {
    #expect(EmailValidator().validate(text) == .invalid(ValidationMessages().wrongFormat))
  }

  @Test func partsHaveTheLengthsThatMailAllows() {
    func isValid(name: Int, label: String) -> Bool {
      EmailValidator().validate("\(String(repeating: "a", count: name))@\(label).org").isValid
    }
    #expect(isValid(name: 64, label: "b"))
    #expect(!isValid(name: 65, label: "b"))
    #expect(isValid(name: 1, label: String(repeating: "b", count: 63)))
    #expect(!isValid(name: 1, label: String(repeating: "b", count: 64)))
    // Its ASCII form is longer than it looks.
    #expect(!isValid(name: 1, label: String(repeating: "ü", count: 62)))
    let long = Array(repeating: String(repeating: "b", count: 49), count: 5).joined(separator: ".")
    #expect(isValid(name: 1, label: long))
    #expect(!isValid(name: 1, label: long + "bbbb"))
  }

  @Test func anEmptyTextIsMissing() {
    #expect(EmailValidator().validate("") == .invalid(ValidationMessages().empty))
    #expect(OptionalValidator(EmailValidator()).validate("").isValid)
  }
}
