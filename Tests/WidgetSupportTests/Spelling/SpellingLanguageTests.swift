import Testing

@testable import WidgetSupport

@Suite("Which dictionary a user wants")
struct SpellingLanguageTests {
  @Test(
    arguments: [
      (["de_AT.UTF-8", "de_AT", "de", "C"], ["de_DE", "de_AT", "en_US"], "de_AT"),
      (["de_AT.UTF-8", "de_AT", "de", "C"], ["de_DE", "en_US"], "de_DE"),
      (["de_AT.UTF-8", "de_AT", "de", "C"], ["de", "de_DE"], "de"),
      (["de_AT.UTF-8", "de_AT", "de", "C"], ["en_GB", "en_US"], "en_US"),
      (["C.UTF-8", "C"], ["de_DE", "en_GB"], "en_GB"),
      (["C"], ["de_DE", "fr_FR"], "de_DE"),
      (["sr_RS@latin", "C"], ["sr_RS", "en_US"], "sr_RS"),
      (["pt-BR"], ["pt_BR", "pt_PT"], "pt_BR"),
      ([], ["fr_FR"], "fr_FR"),
      (["de_DE"], [], nil),
      (["", ".", "_"], [], nil),
    ] as [([String], [String], String?)])
  func choice(preferred: [String], available: [String], expected: String?) {
    #expect(SpellingLanguage.best(of: available, preferred: preferred) == expected)
  }

  @Test func aWishIsNotReplacedByAnotherLanguage() {
    #expect(SpellingLanguage.match("fr", in: ["de_DE", "en_US"]) == nil)
    #expect(SpellingLanguage.match("fr", in: ["fr_CA", "fr_FR"]) == "fr_CA")
    #expect(SpellingLanguage.match("ger", in: ["de_DE"]) == nil)
    #expect(SpellingLanguage.match("", in: ["de_DE"]) == nil)
  }
}
