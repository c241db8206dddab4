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
    let isRecording = environment["CONCERTINA_RECORD"] == "1"
    let isOfReferences = environment["GSK_RENDERER"] == "cairo"
    // Trees are the same whatever draws.
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

  /// Since GTK 4.14 the others put letters between pixels.
  private static var likenessOfOtherRenderers: References.Likeness {
    gtk_get_minor_version() < 14 ? .edges : .placement
  }
}
