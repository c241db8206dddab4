import PlaygroundScenes
import RichTextModel
import Testing

@testable import PlaygroundKit

/// Files of findings that stay as they are.
struct AcceptedFindingsTests {
  private static let entry = """
    {"scene": "form", "rule": "contrast", "widget": "submit/label", "reason": "Our logo."}
    """

  private func read(_ text: String) throws -> AcceptedFindings {
    try AcceptedFindings(JSONValue(parsing: Array(text.utf8)), catalog: .standard)
  }

  @Test func aFileIsReadAndWritten() throws {
    let text = """
      {"accepted": [\(Self.entry), {"scene": "widget:GtkCalendar", "rule": "name", \
      "widget": "/box/calendar", "scheme": "dark", "reason": "Why"}]}
      """
    let found = try read(text)
    #expect(
      found.entries == [
        AcceptedFinding(
          scene: "form", rule: .contrast, widget: "submit/label", reason: "Our logo."),
        AcceptedFinding(
          scene: "widget:GtkCalendar", rule: .name, widget: "/box/calendar", scheme: .dark,
          reason: "Why"),
      ])
    #expect(try read(found.json.indentedText) == found)
  }

  /// Texts of files, and what is said of them.
  private static var rejected: [(String, String)] {
    [
      ("[]", "$: expected an object with the array \"accepted\", found an array"),
      ("{\"accepted\": 1}", "$: expected an object with the array \"accepted\", found an object"),
      (
        "{\"accepted\": [], \"acepted\": []}",
        "$.acepted: expected one of the keys accepted, found \"acepted\"; did you mean \"accepted\"?"
      ),
      (
        "{\"accepted\": [1]}",
        "$.accepted[0]: expected an object with a finding, found a number (1)"
      ),
      (
        "{\"accepted\": [{\"scene\": \"form\", \"why\": \"\"}]}",
        "$.accepted[0].why: expected one of the keys scene, rule, widget, scheme, reason, "
          + "found \"why\""
      ),
      (
        "{\"accepted\": [{\"scene\": \"form\", \"rule\": \"contrast\", \"widget\": \"a\"}]}",
        "$.accepted[0].reason: expected a sentence that says why it stays, found no such key"
      ),
      (
        "{\"accepted\": [{\"scene\": \"form\", \"rule\": \"name\", \"widget\": \"a\", "
          + "\"reason\": \" \"}]}",
        "$.accepted[0].reason: expected a sentence that says why it stays, found an empty text"
      ),
      (
        "{\"accepted\": [{\"scene\": \"form\", \"rule\": \"colour\"}]}",
        "$.accepted[0].rule: expected one of name, contrast, target, focus, found \"colour\""
      ),
      (
        "{\"accepted\": [{\"scene\": \"form\", \"rule\": \"name\", \"widget\": \"a\", "
          + "\"scheme\": \"system\", \"reason\": \"b\"}]}",
        "$.accepted[0].scheme: expected light or dark, found \"system\""
      ),
      (
        "{\"accepted\": [\(entry), \(entry)]}",
        "$.accepted[1]: expected each finding once, found contrast of submit/label again"
      ),
    ]
  }

  @Test(arguments: rejected)
  func whatDoesNotBelongThereIsRejected(text: String, message: String) throws {
    #expect(throws: JSONError.self) { try read(text) }
    do {
      _ = try read(text)
    } catch {
      #expect("\(error)" == message)
    }
  }

  @Test func aSceneHasToExist() throws {
    do {
      _ = try read("{\"accepted\": [{\"scene\": \"from\"}]}")
      Issue.record("accepted")
    } catch {
      #expect("\(error)".hasPrefix("$.accepted[0].scene: expected one of "))
      #expect("\(error)".hasSuffix("found \"from\"; did you mean \"form\"?"))
    }
  }

  @Test func aFileThatIsNotThereIsNamed() {
    #expect(throws: AcceptedFindings.ReadError.self) {
      try AcceptedFindings(file: "/nowhere/accepted.json", catalog: .standard)
    }
  }

  @Test func anEntryHoldsInItsAppearanceAlone() {
    let finding = AccessibilityFinding(rule: .contrast, widget: "a", problem: "")
    let both = AcceptedFinding(scene: "form", rule: .contrast, widget: "a", reason: "b")
    let dark = AcceptedFinding(
      scene: "form", rule: .contrast, widget: "a", scheme: .dark, reason: "b")
    #expect(both.covers(finding, in: "form", .light) && both.covers(finding, in: "form", .dark))
    #expect(!dark.covers(finding, in: "form", .light) && dark.covers(finding, in: "form", .dark))
    #expect(!both.covers(finding, in: "card", .light))
  }

  // MARK: Comparing

  private static let pale = AccessibilityFinding(
    rule: .contrast, widget: "submit/label", problem: "pale")
  private static let nameless = AccessibilityFinding(rule: .name, widget: "b", problem: "nameless")

  @Test func onlyWhatIsNotAcceptedIsReported() throws {
    let accepted = try read("{\"accepted\": [\(Self.entry)]}")
    var review = FindingReview(accepted, scheme: .light)
    let found = review.review([Self.pale, Self.nameless], in: "form")
    #expect(found.map(\.line) == ["form: name: b: nameless"])
    #expect(review.review([Self.pale], in: "card").map(\.line).count == 1)
  }

  @Test func whatIsNoLongerFoundIsReported() throws {
    let accepted = try read("{\"accepted\": [\(Self.entry)]}")
    var review = FindingReview(accepted, scheme: .light)
    let found = review.review([], in: "form")
    #expect(
      found.map(\.line) == ["form: contrast: submit/label: accepted, but no longer found"])
    #expect(found.first?.json.objectValue?["isStale"] == true)
    #expect(review.review([], in: "card").isEmpty)
    var changed = FindingReview(accepted, scheme: .light, reportsStale: false)
    #expect(changed.review([], in: "form").isEmpty)
  }

  @Test func theRestIsAcceptedWithOneReason() {
    var review = FindingReview(AcceptedFindings(), scheme: .dark, reason: "Why")
    #expect(review.review([Self.pale, Self.nameless], in: "form").isEmpty)
    #expect(
      review.accepted.entries == [
        AcceptedFinding(
          scene: "form", rule: .contrast, widget: "submit/label", scheme: .dark, reason: "Why"),
        AcceptedFinding(scene: "form", rule: .name, widget: "b", reason: "Why"),
      ])
    #expect(review.review([Self.pale, Self.nameless], in: "form").isEmpty)
    #expect(review.accepted.entries.count == 2)
  }
}
