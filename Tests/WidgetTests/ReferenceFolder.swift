import CConcertinaGtk
import WidgetTestSupport
import XCTest

/// The folder of the recorded references.
enum ReferenceFolder {
  private static let folder =
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("References")

  /// Runs comparisons with the references of one kind, and fails if one of these was not used.
  @MainActor
  static func compare(_ kind: String, _ body: (References) throws -> Void) throws {
    let references = try Self.references(kind)
    try body(references)
    XCTAssertEqual(references.orphans, [], "references that no test asks for")
  }

  /// Returns the references for the running version of GTK: each version draws letters in its own
  /// way, and other fonts have other heights.
  ///
  /// - Throws: `XCTSkip` if nothing is recorded for this environment.
  @MainActor
  private static func references(_ kind: String) throws -> References {
    let environment = ProcessInfo.processInfo.environment
    guard environment["FONTCONFIG_FILE"]?.hasSuffix("test-environment/fonts.conf") == true else {
      throw XCTSkip("the fonts are not pinned: run meson-helpers/test")
    }
    let isRecording = environment["CONCERTINA_RECORD"] == "1"
    let isOfReferences = environment["GSK_RENDERER"] == "cairo"
    // Trees do not depend on the renderer.
    guard isOfReferences || !isRecording || kind.hasSuffix("trees") else {
      throw XCTSkip("pictures are recorded with the renderer cairo")
    }
    let version = folder.appendingPathComponent("gtk-\(Gtk.version)")
    let isKnown = FileManager.default.fileExists(atPath: version.path)
    guard isKnown || isRecording else {
      throw XCTSkip("nothing is recorded for GTK \(Gtk.version)")
    }
    return References(
      folder: version.appendingPathComponent(kind).path,
      likeness: isOfReferences ? .exact : likenessOfOtherRenderers)
  }

  /// Since GTK 4.14, renderers other than cairo place letters between pixels.
  private static var likenessOfOtherRenderers: References.Likeness {
    gtk_get_minor_version() < 14 ? .edges : .placement
  }
}
