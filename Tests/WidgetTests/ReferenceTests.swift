import WidgetTestSupport
import XCTest

@testable import AutoHeightEditing

/// Compares the editor's trees and pictures with references that were checked by eye.
final class ReferenceTests: WidgetTestCase {
  /// Animated, as for most users: GTK scrolls a pixel less where it does not scroll smoothly.
  override var isAnimated: Bool { true }

  private static let states = ReferenceStates<EditorHost>([
    ("empty", { EditorHost() { $0.placeholder = "Write something" } }),
    ("one-line", { EditorHost("one line") }),
    ("three-lines", { EditorHost("one\ntwo\nthree") }),
    ("scrolled", { EditorHost("one\ntwo\nthree\nfour", maxLine: 3) }),
    ("disabled", { EditorHost("hidden", isEnabled: false) }),
    ("no-border", { EditorHost("no border") { $0.hasBorder = false } }),
    ("title", { EditorHost("title") { $0.font = .title } }),
    ("right-to-left", { EditorHost("שלום עולם\nמه") { $0.direction = .rightToLeft } }),
    ("overlay", { EditorHost("overlay") { $0.overlay { Box(.vertical) } } }),
  ])

  func testTrees() throws {
    try onMain { try Self.states.checkTrees("trees") }
  }

  func testPictures() throws {
    try onMain { try Self.states.checkPictures("pictures") }
  }

  /// The growing area draws exactly the pixels of a plain text view of the same size.
  func testAnAreaLooksLikeAPlainTextView() throws {
    try onMain {
      let text = "several words that are wrapped somewhere\n漢字 и кириллица\n\tעברית"
      let area = GrowingTextArea()
      area.reset(to: text)
      let ours = WindowHost(area, width: 180, watching: area)
      let height = area.height
      let expected = try XCTUnwrap(area.makeTexture())
      ours.close()

      let view = TextView(buffer: TextBuffer())
      view.wrapLines()
      view.buffer.reset(to: text)
      view.requestSize(height: height)
      let plain = WindowHost(view, width: 180)
      view.addStyleClass("plain-reference")
      let style = StyleSheet(
        css: "textview.plain-reference, .plain-reference text { background: none; }",
        priority: .application)
      plain.settle()
      let found = try XCTUnwrap(view.makeTexture())
      XCTAssertEqual(found.width, expected.width)
      XCTAssertEqual(found.height, expected.height)
      let differing = zip(found.pixels, expected.pixels).lazy.filter { $0 != $1 }.count
      XCTAssertEqual(differing, 0, "bytes that differ")
      withExtendedLifetime(style) {}
    }
  }

  /// The comparison itself fails for every kind of difference.
  func testTheHarnessFailsWhenItShould() throws {
    try onMain {
      let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent(
          "concertina-references-\(ProcessInfo.processInfo.processIdentifier)")
      defer { try? FileManager.default.removeItem(at: folder) }
      let recorder = References(folder: folder.path, isRecording: true)
      let host = EditorHost("one line")
      let texture = try XCTUnwrap(host.editor.makeTexture())
      XCTAssertEqual(recorder.compare(texture, to: "editor.png"), .recorded)
      XCTAssertEqual(recorder.compare("text", to: "editor.txt"), .recorded)
      XCTAssertEqual(recorder.compare("text", to: "orphan.txt"), .recorded)

      let reader = References(folder: folder.path, isRecording: false)
      XCTAssertEqual(reader.compare(texture, to: "editor.png"), .same)
      XCTAssertEqual(reader.compare("text", to: "editor.txt"), .same)
      XCTAssertEqual(reader.compare("text", to: "missing.txt"), .missing)
      XCTAssertEqual(reader.orphans, ["orphan.txt"])
      guard case .different = reader.compare("texts", to: "editor.txt") else {
        return XCTFail("another text was taken for the same")
      }
      host.editor.overlay {
        // One pixel, the width of a caret, is the smallest visible difference.
        let dot = Box(.vertical)
        dot.addStyleClass("one-pixel")
        return dot
      }
      let style = StyleSheet(
        css: ".one-pixel { background: linear-gradient(red, red) no-repeat 90px 12px / 1px 1px; }",
        priority: .application)
      host.settle()
      guard
        case .different = reader.compare(
          try XCTUnwrap(host.editor.makeTexture()), to: "editor.png")
      else { return XCTFail("one changed pixel was not noticed") }
      withExtendedLifetime(style) {}
    }
  }
}

extension EditorHost: ReferenceHost {
  var subject: Widget { editor }
}
