import WidgetTestSupport
import XCTest

@testable import ExpandableInput

/// Pictures and files: handed over, and never inserted as text.
final class ComposerAttachmentTests: WidgetTestCase {
  @MainActor
  private static func paste(
    into composer: ComposerHost, until isDone: @escaping @MainActor () -> Bool
  ) {
    composer.bar.area.textView.paste()
    _ = MainLoop.run(atMost: 60, until: isDone)
  }

  func testAPictureOnTheClipboardIsHandedOver() throws {
    try onMain {
      let clipboard = try XCTUnwrap(Clipboard.current)
      let picture = ComposerHost()
      clipboard.set(try XCTUnwrap(picture.bar.makeTexture()))
      let width = picture.bar.width
      picture.close()
      var taken: Texture?
      let composer = ComposerHost {
        $0.onAttach = { if case .texture(let texture) = $0 { taken = texture } }
      }
      Self.paste(into: composer) { taken != nil }
      XCTAssertEqual(taken?.width, width)
      XCTAssertEqual(composer.bar.text, "")
      composer.close()
      clipboard.set("")
    }
  }

  func testABrokenPictureIsReportedAndHarmless() throws {
    try onMain {
      let clipboard = try XCTUnwrap(Clipboard.current)
      clipboard.offer([0x89, 0x50, 0x4E, 0x47, 1, 2, 3], as: "image/png")
      var count = 0
      let composer = ComposerHost { $0.onAttach = { _ in count += 1 } }
      Self.paste(into: composer) { composer.bar.error != nil }
      XCTAssertEqual(composer.bar.error, ComposerMessages().unreadablePicture)
      XCTAssertEqual(count, 0)
      composer.settle()
      composer.close()
      clipboard.set("")
    }
  }

  func testFilesAreHandedOverByTheirPlacesAlone() throws {
    try onMain {
      let clipboard = try XCTUnwrap(Clipboard.current)
      let folder = "/usr/share"
      let gone = "/nowhere/vanished%20file.png"
      let list = "file://\(folder)\r\nfile://\(gone)\r\nfile:///dev/zero\r\n"
      clipboard.offer(Array(list.utf8), as: "text/uri-list")
      var files: [FileLocation] = []
      let composer = ComposerHost {
        $0.onAttach = { if case .files(let locations) = $0 { files = locations } }
      }
      Self.paste(into: composer) { !files.isEmpty }
      XCTAssertEqual(files.map(\.path), [folder, "/nowhere/vanished file.png", "/dev/zero"])
      XCTAssertEqual(files.map(\.displayName), ["share", "vanished file.png", "zero"])
      XCTAssertEqual(composer.bar.text, "")
      composer.close()
      clipboard.set("")
    }
  }

  func testTextIsPastedAsEver() throws {
    try onMain {
      let clipboard = try XCTUnwrap(Clipboard.current)
      clipboard.set("words")
      var count = 0
      let composer = ComposerHost { $0.onAttach = { _ in count += 1 } }
      Self.paste(into: composer) { !composer.bar.text.isEmpty }
      XCTAssertEqual(composer.bar.text, "words")
      XCTAssertEqual(count, 0)
    }
  }

  func testWithoutAHandlerNothingIsTaken() throws {
    try onMain {
      let clipboard = try XCTUnwrap(Clipboard.current)
      clipboard.offer([0x89, 0x50, 0x4E, 0x47], as: "image/png")
      let composer = ComposerHost()
      composer.bar.area.textView.paste()
      MainLoop.runUntilIdle()
      composer.settle()
      XCTAssertNil(composer.bar.error)
      XCTAssertEqual(composer.bar.text, "")
      composer.close()
      clipboard.set("")
    }
  }
}
