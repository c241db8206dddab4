import Testing

@testable import TextTranslation

@Suite("The folder with the translations")
struct TranslationFolderTests {
  private func folder(
    _ files: Set<String>, languages: [String] = ["ko_KR.UTF-8", "ko_KR", "ko", "C"],
    program: String = "/opt/app/bin/program"
  ) -> String? {
    TranslationDomain.folder(
      of: "concertina", languages: languages, program: program,
      dataFolders: ["/usr/local/share", "/usr/share"], hasFile: files.contains)
  }

  @Test("an installed program has it beside its own folder, wherever that was moved")
  func installed() {
    let files: Set = ["/opt/app/share/locale/ko/LC_MESSAGES/concertina.mo"]
    #expect(folder(files) == "/opt/app/share/locale")
    #expect(folder(files, program: "/elsewhere/bin/program") == nil)
  }

  @Test("a program that was not installed has it in its build folder")
  func built() {
    let files: Set = ["/home/.build/share/locale/ko/LC_MESSAGES/concertina.mo"]
    #expect(folder(files, program: "/home/.build/debug/program") == "/home/.build/share/locale")
  }

  @Test("the system's folders come last")
  func system() {
    let system = "/usr/share/locale/ko/LC_MESSAGES/concertina.mo"
    #expect(folder([system]) == "/usr/share/locale")
    let own = "/opt/app/share/locale/ko_KR/LC_MESSAGES/concertina.mo"
    #expect(folder([system, own]) == "/opt/app/share/locale")
  }

  @Test("a second language serves where the first has no translation")
  func secondLanguage() {
    let files: Set = ["/usr/share/locale/ru/LC_MESSAGES/concertina.mo"]
    #expect(folder(files, languages: ["fr", "ru", "C"]) == "/usr/share/locale")
  }

  @Test(
    "what comes after English is not looked for",
    arguments: [
      ["C"], ["POSIX"], ["en", "ru"], ["en_GB.UTF-8", "en_GB", "en", "ru"], ["C", "ru"], [],
    ])
  func english(languages: [String]) {
    let files: Set = ["/usr/share/locale/ru/LC_MESSAGES/concertina.mo"]
    #expect(folder(files, languages: languages) == nil)
  }
}
