import Foundation
import Glibc
import GtkCore
import PlaygroundScenes
import WidgetTestSupport
import XCTest

@testable import PlaygroundKit

/// A recording is kept in a file until it is saved or discarded.
final class RecordingDraftTests: WidgetTestCase {
  private static let folder = "\(TemporaryFolder.path)/concertina-draft-\(getpid())"
  private static let path = "\(folder)/recording-1.scenario.json"

  override func tearDown() {
    for index in 1...3 { unlink("\(Self.folder)/recording-\(index).scenario.json") }
    rmdir(Self.folder)
  }

  private static let scenario = Scenario(
    scene: "composer", width: 320, steps: [.type("hello"), .click("send")])

  func testARecordingOutlivesItsProgram() {
    onMain {
      var draft: RecordingDraft? = RecordingDraft(
        folder: Self.folder, reader: PlaygroundProgram.concertina.scenarioReader)
      draft?.write(Self.scenario)
      // As when the program ends: the system closes its files.
      draft = nil
      let next = RecordingDraft(
        folder: Self.folder, reader: PlaygroundProgram.concertina.scenarioReader)
      XCTAssertEqual(next.recover(), Self.scenario)
      next.remove()
      XCTAssertFalse(FileBytes.exists(Self.path))
      XCTAssertNil(
        RecordingDraft(folder: Self.folder, reader: PlaygroundProgram.concertina.scenarioReader)
          .recover())
    }
  }

  func testAShorterRecordingReplacesALongerOne() {
    onMain {
      var draft: RecordingDraft? = RecordingDraft(
        folder: Self.folder, reader: PlaygroundProgram.concertina.scenarioReader)
      draft?.write(Self.scenario)
      let shorter = Scenario(scene: "composer", steps: [.undo])
      draft?.write(shorter)
      draft = nil
      XCTAssertEqual(
        RecordingDraft(folder: Self.folder, reader: PlaygroundProgram.concertina.scenarioReader)
          .recover(), shorter)
    }
  }

  func testAFullDiskLeavesWhatWasKept() {
    onMain {
      var draft: RecordingDraft? = RecordingDraft(
        folder: Self.folder, reader: PlaygroundProgram.concertina.scenarioReader)
      draft?.write(Self.scenario)
      let long = Scenario(
        scene: "composer", steps: (0..<4_000).map { _ in .type("a few more words") })
      withFileSizeLimit(10_000) { draft?.write(long) }
      draft = nil
      let next = RecordingDraft(
        folder: Self.folder, reader: PlaygroundProgram.concertina.scenarioReader)
      XCTAssertEqual(next.recover(), Self.scenario)
      next.write(long)
      next.remove()
      let names = try? FileManager.default.contentsOfDirectory(atPath: Self.folder)
      XCTAssertEqual(names, [])
    }
  }

  func testARecordingInProgressElsewhereIsNotOffered() {
    onMain {
      let other = RecordingDraft(
        folder: Self.folder, reader: PlaygroundProgram.concertina.scenarioReader)
      other.write(Self.scenario)
      let draft = RecordingDraft(
        folder: Self.folder, reader: PlaygroundProgram.concertina.scenarioReader)
      XCTAssertNil(draft.recover())
      // And it gets a file of its own.
      draft.write(Scenario(scene: "composer", steps: [.redo]))
      XCTAssert(FileBytes.exists("\(Self.folder)/recording-2.scenario.json"))
      draft.remove()
      other.remove()
    }
  }

  func testAFileThatIsNoScenarioStays() throws {
    try onMain {
      try Folder.make(Self.folder)
      try FileBytes.write(Array(#"{"scene": "of another version"}"#.utf8), to: Self.path)
      let draft = RecordingDraft(
        folder: Self.folder, reader: PlaygroundProgram.concertina.scenarioReader)
      XCTAssertNil(draft.recover())
      draft.write(Self.scenario)
      XCTAssert(FileBytes.exists(Self.path))
      draft.remove()
      XCTAssert(FileBytes.exists(Self.path))
    }
  }

  func testAFolderThatCannotBeMadeIsNoError() {
    onMain {
      let draft = RecordingDraft(
        folder: "/dev/null/drafts", reader: PlaygroundProgram.concertina.scenarioReader)
      draft.write(Self.scenario)
      XCTAssertNil(draft.recover())
      draft.remove()
    }
  }

  func testOnlyTheUserCanReadIt() {
    onMain {
      let draft = RecordingDraft(
        folder: Self.folder, reader: PlaygroundProgram.concertina.scenarioReader)
      draft.write(Self.scenario)
      var status = stat()
      XCTAssertEqual(stat(Self.path, &status), 0)
      XCTAssertEqual(status.st_mode & 0o777, 0o600)
      draft.remove()
    }
  }
}
