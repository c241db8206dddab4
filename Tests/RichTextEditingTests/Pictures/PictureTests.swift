import FoundationEssentials
import GtkCore
import RichTextModel
import WidgetTestSupport
import XCTest

@testable import RichTextEditing

/// Pictures in a text: how they are loaded, selected, resized and described.
final class PictureTests: WidgetTestCase {
  private static let size = TestPicture.size

  @MainActor
  private static var content: RichText {
    "a\n" + RichText(picture) + "\nb"
  }

  @MainActor
  private static var picture: PictureContent {
    PictureContent(
      .file(PictureFile(TestPicture.bytes)), alternativeText: "Hills", naturalSize: size,
      size: .fixed(160))
  }

  /// Runs a test on an editor with a picture between two lines, which is loaded.
  @MainActor
  private static func withPicture(
    _ body: (EditorView, PictureAttachment, WindowHost) throws -> Void
  ) throws {
    try withEditor(content) { editor, host in
      let picture = try XCTUnwrap(editor.attachments.first as? PictureAttachment)
      waitUntilLoaded(picture, host)
      try body(editor, picture, host)
    }
  }

  @MainActor
  static func waitUntilLoaded(_ picture: PictureAttachment, _ host: WindowHost) {
    host.settle()
    XCTAssert(MainLoop.run(atMost: 60) { !picture.isLoading })
    host.settle()
  }

  /// The space that a picture of a size takes.
  @MainActor
  private static func space(_ width: Int, _ height: Int) -> EditorSize {
    EditorSize(width: width, height: height + 2 * PictureBounds.margin)
  }

  func testAPictureOfTheWholeLineGetsNoLarger() {
    onMain {
      var picture = PictureContent(
        .reference("none"), naturalSize: PictureSize(width: 2_000, height: 100))
      withEditor(RichText(picture), width: 300) { editor, host in
        host.settle()
        editor.selectedRange = 0..<1
        host.press("plus", control: true)
        XCTAssertEqual(editor.undoDepth, 0)
        host.press("minus", control: true)
        XCTAssertEqual(editor.undoDepth, 1)
        host.settle()
        host.press("plus", control: true)
        XCTAssertEqual(editor.undoDepth, 2)
      }
      picture.size = .fullWidth
      withEditor(RichText(picture), width: 300) { editor, host in
        host.settle()
        editor.selectedRange = 0..<1
        XCTAssertFalse(ResizePictureCommand(.larger).canExecute(on: editor))
      }
    }
  }

  func testNothingMovesWhenAPictureArrives() throws {
    try onMain {
      try withEditor(Self.content) { editor, host in
        let picture = try XCTUnwrap(editor.attachments.first as? PictureAttachment)
        host.settle()
        XCTAssertEqual(picture.sizeInContainer, Self.space(160, 100))
        let height = editor.height
        Self.waitUntilLoaded(picture, host)
        XCTAssertNotNil(picture.frame.texture)
        XCTAssertEqual(picture.frame.texture?.width, 160 * editor.scaleFactor)
        XCTAssertEqual(editor.height, height)
        XCTAssertEqual(host.log?.paints.flatMap(\.violations), [])
      }
    }
  }

  func testOnlyWhatIsVisibleIsDecoded() {
    onMain {
      let editor = EditorView(context: EditorViewContext())
      editor.maxHeight = .max(250)
      let line = RichText(Self.picture) + "\n"
      editor.content = (0..<30).reduce(RichText()) { text, _ in text + line }
      editor.selectedRange = 0..<0
      withWindow(of: editor) { host in
        let pictures = editor.attachments.compactMap { $0 as? PictureAttachment }
        let isShown = { pictures.map { $0.frame.texture != nil } }
        XCTAssert(MainLoop.run(atMost: 60) { !pictures.contains { $0.isLoading } })
        XCTAssert(isShown()[0])
        XCTAssertLessThan(isShown().filter { $0 }.count, 6)
        editor.selectedRange = editor.contentLength..<editor.contentLength
        host.settle()
        XCTAssert(MainLoop.run(atMost: 60) { !pictures.contains { $0.isLoading } })
        XCTAssert(isShown()[29])
      }
    }
  }

  func testAPictureIsDecodedAgainForAGreaterWidth() throws {
    try onMain {
      try Self.withPicture { editor, picture, host in
        picture.resize(to: .fixed(320))
        Self.waitUntilLoaded(picture, host)
        XCTAssertEqual(picture.frame.texture?.width, 320 * editor.scaleFactor)
        XCTAssertEqual(picture.sizeInContainer, Self.space(320, 200))
      }
    }
  }

  func testKeysResizeASelectedPicture() throws {
    try onMain {
      try Self.withPicture { editor, picture, host in
        editor.selectedRange = 2..<3
        host.press("plus", control: true)
        host.settle()
        XCTAssertEqual(picture.sizeInContainer, Self.space(176, 110))
        host.press("minus", control: true)
        host.settle()
        XCTAssertEqual(picture.sizeInContainer?.width, 159)
        host.press("0", control: true)
        host.settle()
        // A line is as wide as the editor without the caret.
        XCTAssertEqual(picture.sizeInContainer?.width, 399)
        XCTAssertEqual(editor.selectedRange, 2..<3)
        XCTAssertEqual(editor.undoDepth, 3)
        for width in [159, 176, 160] {
          editor.undo()
          host.settle()
          XCTAssertEqual(picture.sizeInContainer?.width, width)
        }
        XCTAssertEqual(editor.content, Self.content.withIdentifiers(of: editor))
        XCTAssert(editor.attachments.first === picture, "it is the same widget all the time")
        editor.redo()
        host.settle()
        XCTAssertEqual(picture.sizeInContainer?.width, 176)
      }
    }
  }

  func testKeysAreTypedWhereNoPictureIsSelected() throws {
    try onMain {
      try Self.withPicture { editor, picture, host in
        for range in [0..<0, 1..<3, 3..<3] {
          editor.selectedRange = range
          host.press("plus", control: true)
          host.settle()
        }
        editor.isEditable = false
        editor.selectedRange = 2..<3
        host.press("plus", control: true)
        XCTAssertEqual(picture.picture, Self.picture)
        XCTAssertEqual(editor.undoDepth, 0)
      }
    }
  }

  func testAHandleIsDraggedAsOneStep() throws {
    try onMain {
      try Self.withPicture { editor, picture, host in
        let handles = picture.frame.handles
        XCTAssertNil(handles.corner(159, 99, picture.content), "no handle before it is selected")
        picture.selectInContainer()
        host.settle()
        XCTAssertEqual(handles.corner(159, 99, picture.content), .bottomRight)
        XCTAssertEqual(handles.corner(1, 1, picture.content), .topLeft)
        XCTAssertNil(handles.corner(80, 50, picture.content))
        var heights: [Int] = []
        for width in [170, 180, 200] {
          handles.onResized?(width)
          host.settle()
          heights.append(picture.content.height)
        }
        XCTAssertEqual(heights, [106, 113, 125])
        XCTAssertEqual(editor.undoDepth, 0)
        handles.onEnded?(false)
        host.settle()
        XCTAssertEqual(editor.undoDepth, 1)
        XCTAssertEqual(picture.picture.size, .fixed(200))
        handles.onResized?(300)
        handles.onEnded?(true)
        host.settle()
        XCTAssertEqual(picture.sizeInContainer?.width, 200, "what is canceled changes nothing")
        editor.undo()
        XCTAssertEqual(picture.picture.size, .fixed(160))
      }
    }
  }

  func testTheAlternativeTextIsAskedFor() throws {
    try onMain {
      try Self.withPicture { editor, picture, host in
        XCTAssertEqual(picture.content.accessibleLabel, "Hills")
        editor.selectedRange = 2..<3
        host.press("Return", alt: true)
        host.settle()
        let entry = try XCTUnwrap(editor.descendant(named: "picture-description"))
        XCTAssert(entry.containsFocus)
        host.press("a", control: true)
        host.type("Sun")
        host.press("Return")
        host.settle()
        XCTAssertEqual(picture.picture.alternativeText, "Sun")
        XCTAssertEqual(picture.content.accessibleLabel, "Sun")
        XCTAssertEqual(picture.accessibleLabel, "Sun")
        XCTAssert(editor.area.textView.isFocus)
        XCTAssertEqual(editor.undoDepth, 1)
        editor.undo()
        XCTAssertEqual(picture.content.accessibleLabel, "Hills")
        host.press("Return", alt: true)
        host.settle()
        host.press("Escape")
        host.settle()
        XCTAssertEqual(picture.picture.alternativeText, "Hills")
      }
    }
  }

  func testAPictureIsAskedForItsDescriptionWhenItIsVisible() throws {
    try onMain {
      let content = RichText(String(repeating: "line\n", count: 200)) + RichText(Self.picture)
      try withEditor(content) { editor, host in
        editor.maxHeight = 200
        editor.selectedRange = 0..<0
        host.settle()
        let picture = try XCTUnwrap(editor.attachments.first as? PictureAttachment)
        picture.askForDescription()
        host.settle()
        XCTAssertFalse(picture.isAskingForDescription)
        editor.selectedRange = editor.contentLength..<editor.contentLength
        XCTAssert(MainLoop.run(atMost: 60) { picture.isAskingForDescription })
      }
    }
  }

  func testAPictureInReadOnlyTextHasNoHandles() throws {
    try onMain {
      try Self.withPicture { editor, picture, host in
        editor.selectedRange = 2..<3
        host.settle()
        XCTAssertNotNil(picture.frame.handles.corner(0, 0, picture.frame))
        editor.isEditable = false
        XCTAssertNil(picture.frame.handles.corner(0, 0, picture.frame))
        editor.isEditable = true
        XCTAssertNotNil(picture.frame.handles.corner(0, 0, picture.frame))
      }
    }
  }

  func testAPictureWithoutADescriptionStillHasAName() {
    onMain {
      let picture = PictureAttachment(PictureContent(.reference("x")))
      XCTAssertEqual(picture.content.accessibleLabel, "Picture")
    }
  }

  func testAReferenceIsLoadedByTheApp() throws {
    try onMain {
      let content = RichText(PictureContent(.reference("hills"), alternativeText: "Hills"))
      try withEditor(content) { editor, host in
        let picture = try XCTUnwrap(editor.attachments.first as? PictureAttachment)
        Self.waitUntilLoaded(picture, host)
        XCTAssertNil(picture.frame.texture, "nothing is loaded by itself")
        XCTAssertEqual(picture.sizeInContainer, Self.space(240, 160))
        var asked: [String] = []
        editor.pictures.load = { reference in
          asked.append(reference)
          return TestPicture.bytes
        }
        Self.waitUntilLoaded(picture, host)
        XCTAssertEqual(Set(asked), ["hills"])
        XCTAssertNotNil(picture.frame.texture)
        // Its size is that of the file, which was not known.
        host.setWidth(500)
        Self.waitUntilLoaded(picture, host)
        XCTAssertEqual(picture.sizeInContainer?.width, Self.size.width)
        XCTAssertEqual(picture.content.height, Self.size.height)
        XCTAssertEqual(editor.undoDepth, 0)
      }
    }
  }

  func testWhatIsNoPictureKeepsItsPlace() throws {
    try onMain {
      let broken = PictureContent(
        .file(PictureFile([1, 2, 3])), alternativeText: "Lost",
        naturalSize: PictureSize(width: 200, height: 100))
      let base64 = PictureContent(.file(PictureFile(base64: "%%%")))
      try withEditor(RichText(broken) + RichText(base64)) { editor, host in
        for attachment in editor.attachments {
          let picture = try XCTUnwrap(attachment as? PictureAttachment)
          Self.waitUntilLoaded(picture, host)
          XCTAssertNil(picture.frame.texture)
          XCTAssertFalse(picture.content.tooltip.isEmpty)
        }
        XCTAssertEqual(editor.attachments[0].sizeInContainer?.width, 200)
        XCTAssertEqual(try SavedForm.content(from: SavedForm.bytes(of: editor.content)).count, 2)
      }
    }
  }

  func testALieAboutTheSizeLastsUntilThePictureIsThere() throws {
    try onMain {
      var lie = Self.picture
      lie.naturalSize = PictureSize(width: 10, height: 1_000)
      try withEditor(RichText(lie)) { editor, host in
        let picture = try XCTUnwrap(editor.attachments.first as? PictureAttachment)
        Self.waitUntilLoaded(picture, host)
        XCTAssertEqual(picture.sizeInContainer, Self.space(160, 100))
      }
    }
  }

  func testTheOldestPicturesOutOfViewAreForgotten() {
    onMain {
      let loaders = (0..<3).map { _ in PictureLoader(.file(PictureFile(TestPicture.bytes))) }
      for loader in loaders { loader.request(width: 100) }
      XCTAssert(MainLoop.run(atMost: 60) { !loaders.contains { $0.isLoading } })
      let isShown = { loaders.map { if case .shown = $0.state { true } else { false } } }
      XCTAssertEqual(isShown(), [true, true, true])
      guard case .shown(let picture) = loaders[0].state else { return }
      let memory = PictureMemory(limit: 2 * picture.byteCount)
      for loader in loaders.prefix(2) { memory.keep(loader) }
      XCTAssertEqual(isShown(), [true, true, true])
      memory.keep(loaders[0])
      memory.keep(loaders[2])
      XCTAssertEqual(isShown(), [true, false, true], "the one that left the view first")
      memory.release(loaders[0])
      loaders[1].request(width: 100)
      XCTAssert(MainLoop.run(atMost: 60) { !loaders[1].isLoading })
      memory.keep(loaders[1])
      XCTAssertEqual(isShown(), [true, true, true], "those in view do not count")
    }
  }

  func testAPictureIsFreedWithItsEditor() {
    onMain {
      assertFinalized {
        let editor = EditorView(context: EditorViewContext())
        editor.content = Self.content
        let host = WindowHost(editor, watching: editor.area)
        editor.selectedRange = 2..<3
        host.settle()
        let picture = editor.attachments[0]
        host.close()
        return [editor, picture.content]
      }
    }
  }
}

extension RichText {
  /// The content with the identifiers that an editor's attachments have.
  @MainActor
  fileprivate func withIdentifiers(of editor: EditorView) -> RichText {
    var identifiers = editor.attachments.map(\.id)[...]
    var content = self
    content.changeAttributes(in: 0..<count) { attributes in
      guard var attachment = attributes[AttachmentKey.self] else { return }
      attachment.id = identifiers.popFirst() ?? ""
      attributes[AttachmentKey.self] = attachment
    }
    return content
  }
}
