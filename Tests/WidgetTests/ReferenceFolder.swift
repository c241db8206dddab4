import CGtk
import WidgetTestSupport
import XCTest

/// Where references are, and what becomes of a comparison with one.
enum ReferenceFolder {
  private static let folder =
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("References")

  @MainActor
  static func check(_ outcome: References.Outcome, _ name: String) {
    switch outcome {
    case .same: break
    case .different(let difference): XCTFail("\(name): \(difference)")
    case .missing: XCTFail("\(name): no reference; record with CONCERTINA_RECORD=1")
    case .recorded: print("recorded \(name)")
    }
  }

  /// The references for the GTK that runs: each version draws letters in its own way, and other
  /// fonts give other heights.
  ///
  /// What nothing was recorded for is skipped, and said so.
  @MainActor
  static func references(_ kind: String) throws -> References {
    let environment = ProcessInfo.processInfo.environment
    guard environment["FONTCONFIG_FILE"]?.hasSuffix("test-environment/fonts.conf") == true else {
      throw XCTSkip("the fonts are not pinned: run meson-helpers/test")
    }
    // Trees are the same whatever draws. These renderers put letters between pixels: their pictures of
    // a text are too unlike those that were recorded to tell a moved line from a soft edge.
    let placesLettersFreely = gtk_get_minor_version() >= 14
    if kind.hasSuffix("pictures"), placesLettersFreely, environment["GSK_RENDERER"] != "cairo" {
      throw XCTSkip("nothing is recorded for this renderer of GTK \(Gtk.version)")
    }
    let version = folder.appendingPathComponent("gtk-\(Gtk.version)")
    let isKnown = FileManager.default.fileExists(atPath: version.path)
    guard isKnown || environment["CONCERTINA_RECORD"] == "1" else {
      throw XCTSkip("nothing is recorded for GTK \(Gtk.version)")
    }
    return References(folder: version.appendingPathComponent(kind).path)
  }
}
