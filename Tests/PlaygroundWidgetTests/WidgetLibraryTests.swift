import Foundation
import GtkCore
import PlaygroundScenes
import WidgetTestSupport
import XCTest

@testable import PlaygroundKit

/// Classes of libraries that the command line names.
final class WidgetLibraryTests: WidgetTestCase {
  private static let program = PlaygroundProgram(
    name: "any-playground", identifier: "org.example.Any", title: "Any", scenes: [])
  private static let source = "libgtksourceview-5.so.0"

  @MainActor
  private static func message(_ arguments: String...) -> String {
    do {
      _ = try CommandLineParser(program: program).parse(arguments)
      return ""
    } catch {
      return error.message
    }
  }

  func testALibraryHasClassesForTheCommandLineAndForFiles() throws {
    try onMain {
      let file = "\(TemporaryFolder.path)/concertina-library-\(getpid()).ui"
      defer { unlink(file) }
      try FileBytes.write(
        Array(
          """
          <interface><template class="A" parent="GtkBox"><child>
          <object class="GtkSourceStyleSchemeChooserWidget"/></child></template></interface>
          """.utf8), to: file)
      XCTAssert(
        Self.message("--widget", "GtkSourceStyleSchemeChooserWidget").hasPrefix("there is no class")
      )
      XCTAssert(Self.message("--widget", file).contains("Invalid object type"))
      XCTAssertEqual(
        Self.message("--library", Self.source, "--widget", "GtkSourceStyleSchemeChooserWidget"), "")
      let scene = try Self.program.catalog.scene("widget:" + file)
      let window = try XCTUnwrap(SceneWindow(scene: scene, values: scene.defaults))
      XCTAssert(
        window.stage.root.selfAndDescendants.contains {
          $0.typeName == "GtkSourceStyleSchemeChooserWidget"
        })
      window.close()
    }
  }

  func testWhatIsNoLibraryIsNamed() {
    onMain {
      XCTAssert(Self.message("--library", "libnone.so.9").contains("libnone.so.9"))
      XCTAssertEqual(
        Self.message("--library", "None-9", "--widget", "GtkLabel"),
        "--library: expected the file of a library, such as libadwaita-1.so.0, or a typelib, "
          + "such as Adw-1, found \"None-9\"")
      // Cairo has functions of such names, which are none of classes.
      XCTAssertEqual(
        Self.message("--library", "libcairo.so.2", "--widget", "CairoPattern"),
        "there is no class \"CairoPattern\"")
    }
  }

  func testATypelibSaysWhereTheCodeIs() {
    let header = Array("GOBJ\nMETADATA\r\n".utf8) + [26] + [UInt8](repeating: 0, count: 36)
    let names = Array("liba.so.1,libb.so.2".utf8) + [0]
    XCTAssertEqual(
      Typelib.files(in: header + [56, 0, 0, 0] + names), ["liba.so.1", "libb.so.2"])
    for bytes in [
      [], header, header + [0, 0, 0, 0], header + [255, 255, 255, 255],
      [UInt8](repeating: 7, count: 100),
    ] {
      XCTAssertEqual(Typelib.files(in: bytes), [])
    }
  }

  func testOnlyACommandLineOfThisProcessLoadsOne() throws {
    try onMain {
      let parser = CommandLineParser(program: Self.program, loadsLibraries: false)
      XCTAssertThrowsError(try parser.parse(["--library", "liba.so", "--widget", "GtkLabel"])) {
        XCTAssert("\($0)".contains("--library goes with a process of its own"), "\($0)")
      }
      let command = try CommandLineParser(program: Self.program)
        .parse(["--library", Self.source, "--widget", "GtkLabel"])
      guard case .open(let request) = command else { return XCTFail("\(command)") }
      XCTAssertEqual(request.instance, .own)
      let reader = ScenarioReader(catalog: Self.program.catalog)
      let text = #"{"scene": "widget:GtkLabel", "library": "liba.so", "steps": []}"#
      XCTAssertThrowsError(try reader.read(Array(text.utf8), file: "run.json"))
    }
  }

  func testAnotherStartFindsTheFileFromItsOwnFolder() {
    let folder = FileManager.default.currentDirectoryPath
    XCTAssertEqual(
      WidgetSource.fromAnywhere(["--widget", "a/b.ui#c", "--set", "x=1", "--widget=d.ui"]),
      ["--widget", folder + "/a/b.ui#c", "--set", "x=1", "--widget=" + folder + "/d.ui"])
    XCTAssertEqual(
      WidgetSource.fromAnywhere(["--widget", "GtkLabel", "b.ui"]),
      ["--widget", "GtkLabel", "b.ui"])
  }

  func testConcertinaHasItsOwnClasses() throws {
    try onMain {
      let catalog = PlaygroundProgram.concertina.catalog
      for name in ["ConcertinaEditorView", "ConcertinaBorderedTextField"] {
        let scene = try catalog.scene("widget:" + name)
        XCTAssert(scene.knobs.contains { $0.id == "text" }, name)
        let window = try XCTUnwrap(SceneWindow(scene: scene, values: scene.defaults))
        XCTAssertNotNil(window.stage.mainInput, name)
        window.close()
      }
      // They are in the program already.
      XCTAssertNoThrow(
        try CommandLineParser(program: .concertina).parse([
          "--library", "libconcertina-0.so.0", "--widget", "ConcertinaRendererView",
        ]))
    }
  }
}
