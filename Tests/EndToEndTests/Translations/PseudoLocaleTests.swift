import ConcertinaTesting
import Foundation
import TestSupport
import XCTest

/// Texts that are not translated, and those that do not fit, found in languages in which every text
/// is in brackets and 40 % longer.
final class PseudoLocaleTests: XCTestCase {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../..").standardized.path

  /// Runs a class of tests in a process that has a language.
  private func run(_ name: String, in locale: PseudoLocale) throws {
    let folder = try TemporaryFolder()
    let template = try String(contentsOfFile: Self.root + "/po/concertina.pot", encoding: .utf8)
    let translations = MessageTemplate(parsing: template).translations(locale.translation)
    let source = try folder.write(translations, to: "concertina.po")
    let messages = try folder.folder("share/locale/\(locale.language)/LC_MESSAGES")
    let compiler = try OutsideProgram(
      "/usr/bin/msgfmt", ["--check-format", "--output-file=\(messages)/concertina.mo", source])
    let compiled = try compiler.result()
    XCTAssertEqual(compiled.status, 0, compiled.errors)
    // Newer C libraries do not look for translations in C.UTF-8.
    let locales = try folder.folder("locales")
    let definition = try OutsideProgram(
      "/usr/bin/localedef", ["-i", "en_US", "-f", "UTF-8", "\(locales)/en_US.UTF-8"]
    ).result()
    XCTAssertEqual(definition.status, 0, definition.errors)
    let environment = ProcessInfo.processInfo.environment
    let system = environment["XDG_DATA_DIRS"] ?? "/usr/local/share:/usr/share"
    let tests = try OutsideProgram(
      FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"),
      ["WidgetTests.\(name)"],
      changes: [
        "CONCERTINA_PSEUDO_LOCALE": locale.rawValue, "LANGUAGE": locale.language,
        "LC_ALL": "en_US.UTF-8", "LOCPATH": locales,
        "XDG_DATA_DIRS": folder.file("share") + ":" + system,
      ])
    let result = try tests.result()
    let failures = (result.output + result.errors).split(separator: "\n").filter {
      $0.contains("error:")
    }
    XCTAssertEqual(result.status, 0, (failures + [""]).joined(separator: "\n"))
    XCTAssert(result.output.contains(" 0 failures"), result.output)
    XCTAssertFalse(result.output.contains("in English"), result.output)
  }

  func testEverythingIsTranslatedAndFits() throws {
    try run("PseudoLocaleWindowTests", in: .accented)
  }

  func testEverythingIsTranslatedAndFitsFromRightToLeft() throws {
    try run("PseudoLocaleWindowTests", in: .arabic)
  }

  func testMessagesThatAreMadeBeforeGTKStartsAreTranslated() throws {
    try run("PseudoLocaleMessageTests", in: .accented)
  }
}
