import FoundationEssentials
import GtkCore
import RichTextModel
import WidgetTestSupport
import XCTest

@testable import RichTextEditing

/// Pictures that are pasted, dropped or chosen.
final class PictureIntakeTests: WidgetTestCase {
  /// Pastes what the clipboard offers, and waits until it is there.
  @MainActor
  private static func paste(
    _ forms: [(mediaType: String, bytes: [UInt8])], into editor: EditorView, _ host: WindowHost,
    until isThere: () -> Bool
  ) {
    Clipboard.current?.offer(forms)
    host.press("v", control: true)
    XCTAssert(MainLoop.run(atMost: 60) { isThere() })
    host.settle()
  }

  private static let pngType = "image/png"

  func testAPastedPictureIsPartOfTheContent() throws {
    try onMain {
      try withEditor("ab") { editor, host in
        editor.selectedRange = 1..<1
        Self.paste([(Self.pngType, TestPicture.bytes)], into: editor, host) {
          editor.attachments.count == 1
        }
        XCTAssertEqual(editor.text, "a\u{FFFC}b")
        XCTAssertEqual(editor.selectedRange, 2..<2)
        let picture = try XCTUnwrap(editor.attachments.first as? PictureAttachment)
        XCTAssertEqual(picture.picture.source, .file(PictureFile(TestPicture.bytes)))
        XCTAssertEqual(picture.picture.naturalSize, TestPicture.size)
        XCTAssertEqual(editor.undoDepth, 1)
        editor.undo()
        XCTAssertEqual(editor.text, "ab")
        editor.redo()
        XCTAssert(editor.attachments.first === picture)
      }
    }
  }

  func testTextIsPreferredToAPictureOfIt() {
    onMain {
      withEditor { editor, host in
        let forms = [
          (mediaType: Self.pngType, bytes: TestPicture.bytes),
          (mediaType: Clipboard.plainText, bytes: Array("cells".utf8)),
        ]
        Self.paste(forms, into: editor, host) { !editor.isEmpty }
        XCTAssertEqual(editor.text, "cells")
      }
    }
  }

  func testAFileIsPreferredToItsAddressInHTML() throws {
    try onMain {
      try withEditor { editor, host in
        let forms = [
          (mediaType: HTMLForm.mediaType, bytes: Array("<img src='https://x.org/a'>".utf8)),
          (mediaType: Self.pngType, bytes: TestPicture.bytes),
        ]
        Self.paste(forms, into: editor, host) { !editor.isEmpty }
        let picture = try XCTUnwrap(editor.attachments.first as? PictureAttachment)
        XCTAssertEqual(picture.picture.naturalSize, TestPicture.size)
      }
    }
  }

  func testTheAppMayStoreTheFile() throws {
    try onMain {
      try withEditor { editor, host in
        var stored: [Int] = []
        editor.pictures.store = { bytes in
          stored.append(bytes.count)
          return "picture-\(stored.count)"
        }
        Self.paste([(Self.pngType, TestPicture.bytes)], into: editor, host) { !editor.isEmpty }
        XCTAssertEqual(stored, [TestPicture.bytes.count])
        let picture = try XCTUnwrap(editor.attachments.first as? PictureAttachment)
        XCTAssertEqual(picture.picture.source, .reference("picture-1"))
      }
    }
  }

  func testWhatIsRefusedIsReported() {
    onMain {
      withEditor("a") { editor, host in
        var errors: [PictureError] = []
        editor.onPasteRejected = { error in
          if let error = error as? PictureError { errors.append(error) }
        }
        Self.paste([(Self.pngType, [1, 2, 3])], into: editor, host) { errors.count == 1 }
        editor.pictures.maxFileSize = 10
        Self.paste([(Self.pngType, TestPicture.bytes)], into: editor, host) {
          errors.count == 2
        }
        XCTAssertEqual(errors.last, .fileTooLarge(TestPicture.bytes.count, limit: 10))
        XCTAssertEqual(editor.text, "a")
        XCTAssertEqual(editor.undoDepth, 0)
      }
    }
  }

  func testAnEditorMayNotWantPictures() {
    onMain {
      withEditor("a") { editor, host in
        editor.pictures.isAccepted = false
        XCTAssertFalse(InsertPictureCommand().canExecute(on: editor))
        Clipboard.current?.offer([(Self.pngType, TestPicture.bytes)])
        host.press("v", control: true)
        host.settle()
        editor.appendCharacters("b")
        host.settle()
        XCTAssertEqual(editor.text, "ab")
      }
    }
  }

  func testTextTypedMeanwhileStays() {
    onMain {
      withEditor("ab") { editor, host in
        editor.selectedRange = 0..<0
        Clipboard.current?.offer([(Self.pngType, TestPicture.bytes)])
        host.press("v", control: true)
        editor.replaceCharacters(in: 2..<2, with: "c")
        XCTAssert(MainLoop.run(atMost: 60) { editor.attachments.count == 1 })
        XCTAssertEqual(editor.text, "\u{FFFC}abc")
      }
    }
  }

  func testAPictureIsCopiedAsItsFileToo() {
    onMain {
      let picture = PictureContent(.file(PictureFile(TestPicture.bytes)))
      let forms = RichClipboard.offered(RichText(picture), [])
      XCTAssertEqual(forms.first { $0.mediaType == Self.pngType }?.bytes, TestPicture.bytes)
      let both = RichClipboard.offered(RichText(picture) + "a", [])
      XCTAssertNil(both.first { $0.mediaType == Self.pngType })
    }
  }

  func testACopiedPictureIsPastedAsAnotherOne() {
    onMain {
      let content = RichText(
        PictureContent(.reference("x"), alternativeText: "X", size: .fixed(50)))
      withEditor(content) { editor, host in
        editor.selectedRange = 0..<1
        host.press("c", control: true)
        editor.selectedRange = 1..<1
        host.press("v", control: true)
        XCTAssert(MainLoop.run(atMost: 60) { editor.attachments.count == 2 })
        let pictures = editor.attachments.compactMap { ($0 as? PictureAttachment)?.picture }
        XCTAssertEqual(pictures.count, 2)
        XCTAssertEqual(pictures.first, pictures.last)
        XCTAssertEqual(Set(editor.attachments.map(\.id)).count, 2)
      }
    }
  }

  func testAnEditorInAPanelHasTheSettingsOfItsOutermostOne() {
    onMain {
      withPanels(RichText(AttachmentContent(name: "panel", isBlock: true, editors: ["in"]))) {
        editor, _ in
        editor.pictures.maxFileSize = 7
        XCTAssertEqual(editor.nestedEditors.first?.pictures.maxFileSize, 7)
      }
    }
  }
}
