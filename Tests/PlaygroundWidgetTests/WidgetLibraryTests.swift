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

  /// A library with a class of buttons, written without any header.
  private static let code = """
    typedef unsigned long GType;
    typedef struct { GType type; const char *name; unsigned class_size, size; } Query;
    GType gtk_button_get_type(void);
    void g_type_query(GType, Query *);
    GType g_type_register_static_simple(GType, const char *, unsigned, void *, unsigned, void *,
                                        unsigned);
    GType test_tag_get_type(void) {
      static GType type;
      Query query;
      g_type_query(gtk_button_get_type(), &query);
      if (!type)
        type = g_type_register_static_simple(query.type, "TestTag", query.class_size, 0,
                                             query.size, 0, 0);
      return type;
    }
    """

  /// Compiles the library.
  private static func makeLibrary(in folder: String) throws -> String {
    let (source, library) = (folder + "/tag.c", folder + "/libtag.so")
    try code.write(toFile: source, atomically: true, encoding: .utf8)
    let compiler = Process()
    compiler.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    compiler.arguments = [
      "cc", "-shared", "-fPIC", "-o", library, source, "-lgobject-2.0", "-lgtk-4",
    ]
    try compiler.run()
    compiler.waitUntilExit()
    XCTAssertEqual(compiler.terminationStatus, 0)
    return library
  }

  func testALibraryHasClassesForTheCommandLineAndForFiles() throws {
    try onMain {
      let folder = "\(TemporaryFolder.path)/concertina-library-\(getpid())"
      try Folder.make(folder)
      defer { try? FileManager.default.removeItem(atPath: folder) }
      let library = try Self.makeLibrary(in: folder)
      let file = folder + "/form.ui"
      try FileBytes.write(
        Array(
          """
          <interface><template class="A" parent="GtkBox"><child><object class="TestTag"/></child>
          </template></interface>
          """.utf8), to: file)
      XCTAssertEqual(Self.message("--widget", "TestTag"), "there is no class \"TestTag\"")
      XCTAssert(Self.message("--widget", file).contains("Invalid object type 'TestTag'"))
      XCTAssertEqual(Self.message("--library", library, "--widget", "TestTag"), "")
      let scene = try Self.program.catalog.scene("widget:" + file)
      let window = try XCTUnwrap(SceneWindow(scene: scene, values: scene.defaults))
      XCTAssert(window.stage.root.selfAndDescendants.contains { $0.typeName == "TestTag" })
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
