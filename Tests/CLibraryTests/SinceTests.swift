import ConcertinaGObject
import Foundation
import Testing

/// Each function, property and signal in C has the version in which it came; with
/// `CONCERTINA_RECORD=1` what is new gets the present one.
struct SinceTests {
  private static let exports = "Sources/CConcertina/generated/concertina-0.map"
  private static let table = "Resources/since.txt"
  private static let symbols = "Resources/debian/libconcertina-0-0.symbols"

  @Test func whatIsInTheLibraryHasItsVersion() throws {
    let (functions, current) = try (Self.functions(), LibraryVersion.current())
    let names = functions.union(Self.members)
    var table = try SinceTable.current()
    if ProcessInfo.processInfo.environment["CONCERTINA_RECORD"] == "1" {
      table.update(to: names, in: current)
      try PackageRoot.write(table.text, to: Self.table)
      try PackageRoot.write(table.debianSymbols, to: Self.symbols)
    }
    #expect(functions.count > 200)
    let known = Set(table.versions.keys)
    #expect(names.subtracting(known) == [], "not in \(Self.table): see CONTRIBUTING.md")
    #expect(known.subtracting(names) == [], "these went away: programs need them")
    #expect(table.versions.values.allSatisfy { $0 <= current })
    #expect(try PackageRoot.text(Self.symbols) == table.debianSymbols, "\(Self.symbols)")
  }

  @Test func whatIsNewComesWithThisVersionAndReleasedFunctionsStay() throws {
    let text = """
      # The versions.
      ConcertinaText:moved 0.1.0
      concertina_gone 0.1.0
      concertina_kept 0.1.0
      concertina_tried 0.1.90

      """
    var table = try SinceTable(text)
    #expect(table.text == text)
    let current = try #require(LibraryVersion("0.1.91"))
    table.update(to: ["concertina_kept", "concertina_new", "ConcertinaField:moved"], in: current)
    #expect(
      table.text == """
        # The versions.
        ConcertinaField:moved 0.1.91
        concertina_gone 0.1.0
        concertina_kept 0.1.0
        concertina_new 0.1.91

        """)
    #expect(
      table.debianSymbols == """
        libconcertina-0.so.0 libconcertina-0-0 #MINVER#
        * Build-Depends-Package: libconcertina-dev
         concertina_gone@CONCERTINA_0 0.1.0
         concertina_kept@CONCERTINA_0 0.1.0
         concertina_new@CONCERTINA_0 0.1.91

        """)
    #expect(table.release(of: "concertina_kept", in: current) == "0.1")
    #expect(table.release(of: "concertina_new", in: current) == "0.2")
    #expect(table.release(of: "concertina_unknown", in: current) == "0.2")
  }

  /// The functions that the library exports.
  private static func functions() throws -> Set<String> {
    let names = try PackageRoot.text(exports).matches(of: #/(concertina_\w+);/#)
    return Set(names.map { String($0.1) })
  }

  /// The properties and signals of all classes.
  private static var members: Set<String> {
    let names = ConcertinaClasses.all.flatMap { declaration in
      declaration.parameters.map { "\(declaration.name):\($0.name)" }
        + declaration.events.map { "\(declaration.name)::\($0.name)" }
    }
    return Set(names)
  }
}
