import WidgetTestSupport
import XCTest

@testable import GtkCore

/// The caret while text is typed, beside the one that GTK draws at the same place.
final class TypingCaretTests: WidgetTestCase {
  private static let texts = [
    "Word", "Größere Wörter, die zusammen breiter sind als die Zeile: 12 + 7 = 19", "First\nSecond",
  ]

  func testItLooksLikeThatOfGTK() throws {
    try onMain {
      let settings = try XCTUnwrap(DesktopSettings.current)
      let font = settings.fontName
      defer {
        settings.fontName = font
        settings.setProperty("gtk-hint-font-metrics", to: true)
      }
      for isHinted in [true, false] {
        settings.setProperty("gtk-hint-font-metrics", to: isHinted)
        for size in [8, 9, 11, 13, 17, 24] {
          settings.fontName = "DejaVu Sans \(size)"
          for text in Self.texts { try Self.compare(text, "\(size), hinted: \(isHinted)") }
        }
      }
    }
  }

  func testItLooksLikeThatOfGTKInOtherStyles() throws {
    try onMain {
      let settings = try XCTUnwrap(DesktopSettings.current)
      let aspectRatio = settings.cursorAspectRatio
      @MainActor func setAspectRatio(_ ratio: Double) {
        settings.setProperty("gtk-cursor-aspect-ratio", to: ratio)
      }
      defer {
        settings.prefersDark = false
        setAspectRatio(aspectRatio)
      }
      for ratio in [0.04, 0.12, 0.5] {
        setAspectRatio(ratio)
        try Self.compare(Self.texts[1], "aspect ratio \(ratio)")
      }
      settings.prefersDark = true
      try Self.compare(Self.texts[1], "dark")
    }
  }

  /// Types at several places, and compares the pictures of both carets.
  @MainActor
  private static func compare(_ text: String, _ name: String) throws {
    let host = EditorHost(text, width: 170)
    defer { host.close() }
    let buffer = host.editor.area.buffer
    for place in [buffer.scalarCount, buffer.scalarCount / 2, 1] {
      buffer.caret = place
      host.type("n")
      host.settle()
      XCTAssertFalse(buffer.drawsCaret, "\(name), \(place)")
      let own = try picture(of: host)
      buffer.caret = buffer.caret
      let theirs = try picture(of: host)
      XCTAssertTrue(buffer.drawsCaret, "\(name), \(place)")
      XCTAssert(own == theirs, "\(name), \(place) of \(text)")
      buffer.drawsCaret = false
      let none = try picture(of: host)
      buffer.drawsCaret = true
      XCTAssert(none != theirs, "no caret: \(name), \(place)")
    }
  }

  @MainActor
  private static func picture(of host: EditorHost) throws -> [UInt8] {
    host.editor.area.textView.queueDraw()
    host.settle()
    return try XCTUnwrap(host.window.makeTexture()).pixels
  }

  func testGTKDrawsItWhereItLooksDifferent() throws {
    try onMain {
      let settings = try XCTUnwrap(DesktopSettings.current)
      for text in ["שלום", "12", "Word 日本", "word שלום", "مرحبا"] {
        let host = EditorHost(text)
        host.type("n")
        host.settle()
        XCTAssertTrue(host.editor.area.buffer.drawsCaret, text)
        host.close()
      }
      for change in [
        { $0.press("Left") }, { $0.press("a", control: true) },
        { $0.editor.area.textView.setProperty("overwrite", to: true) },
        { $0.editor.area.textView.setProperty("cursor-visible", to: false) },
        { _ in settings.prefersDark = true },
      ] as [@MainActor (EditorHost) -> Void] {
        let host = EditorHost("Word")
        host.type("n")
        host.settle()
        XCTAssertFalse(host.editor.area.buffer.drawsCaret)
        change(host)
        host.settle()
        XCTAssertTrue(host.editor.area.buffer.drawsCaret)
        host.close()
      }
      settings.prefersDark = false
    }
  }

  func testGTKDrawsItWhenItBlinks() throws {
    try onMain {
      let settings = try XCTUnwrap(DesktopSettings.current)
      settings.cursorBlinks = true
      defer { settings.cursorBlinks = false }
      let host = EditorHost("Word")
      host.type("n")
      XCTAssertFalse(host.editor.area.buffer.drawsCaret)
      XCTAssert(MainLoop.run(atMost: 60) { host.editor.area.buffer.drawsCaret })
    }
  }
}
