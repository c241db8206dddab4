import CConcertinaGtk
import Foundation
import GtkCore
import WidgetTestSupport
import XCTest

@testable import PlaygroundKit

/// The files that a `.ui` file makes GTK open, wherever it comes from.
final class InterfaceFileTests: WidgetTestCase {
  private static let program = PlaygroundProgram(
    name: "any-playground", identifier: "org.example.Any", title: "Any", scenes: [])
  /// A picture of one white pixel.
  private static let picture = Data(
    base64Encoded: "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGP4DwABAQEA"
      + "sTj2FAAAAABJRU5ErkJggg==")

  private static let folder = "\(TemporaryFolder.path)/concertina-interface-\(getpid())"

  override func setUpWithError() throws {
    try super.setUpWithError()
    try Folder.make(Self.folder)
    try XCTUnwrap(Self.picture).write(to: URL(fileURLWithPath: Self.folder + "/a.png"))
    XCTAssertEqual(symlink("/etc/passwd", Self.folder + "/link.png"), 0)
    XCTAssertEqual(mkfifo(Self.folder + "/pipe.png", 0o600), 0)
    let large = open(Self.folder + "/large.png", O_WRONLY | O_CREAT, 0o600)
    XCTAssertEqual(ftruncate(large, 5 << 30), 0)
    close(large)
  }

  override func tearDownWithError() throws {
    try FileManager.default.removeItem(atPath: Self.folder)
    try super.tearDownWithError()
  }

  /// Returns why a file with a box and what is in it is refused; nil if it is shown.
  @MainActor
  private static func problem(with content: String) throws -> String? {
    let file = Self.folder + "/b.ui"
    let text = #"<interface><object class="GtkBox" id="b">\#(content)</object></interface>"#
    try text.write(toFile: file, atomically: true, encoding: .utf8)
    do {
      _ = try Self.program.catalog.scene("widget:\(file)#b")
      return nil
    } catch {
      return "\(error)"
    }
  }

  private static func child(_ name: String, _ property: String, _ value: String) -> String {
    """
    <child><object class="\(name)"><property name="\(property)">\(value)</property></object></child>
    """
  }

  func testPicturesOfItsFolderAreShown() throws {
    try onMain {
      for child in [
        Self.child("GtkPicture", "paintable", "a.png"),
        Self.child("GtkPicture", "paintable", Self.folder + "/a.png"),
        Self.child("GtkPicture", "file", "file://\(Self.folder)/a.png"),
        Self.child("GtkImage", "file", Self.folder + "/a.png"),
        Self.child("GtkImage", "paintable", "a.png"),
        Self.child("GtkImage", "icon-name", "edit-clear-symbolic"),
        Self.child("GtkPicture", "file", ""),
        Self.child(
          "GtkPicture", "paintable", #"<object class="GtkWidgetPaintable" id="p"/>"#),
      ] {
        XCTAssertNil(try Self.problem(with: child), child)
      }
    }
  }

  func testNoOtherFileIsOpened() throws {
    try onMain {
      let outside = "the file is outside the folder"
      for (name, reason) in [
        ("../../../../../../etc/passwd", outside), ("/etc/passwd", outside), ("link.png", outside),
        ("pipe.png", "this is not a regular file"), ("large.png", "the file is larger than"),
        ("/dev/zero", outside), (".", outside), ("none.png", "No such file or directory"),
      ] {
        let path = name.hasPrefix("/") ? name : "\(Self.folder)/\(name)"
        for child in [
          Self.child("GtkPicture", "paintable", name), Self.child("GtkImage", "paintable", name),
          Self.child("GtkPicture", "file", "file://" + path), Self.child("GtkImage", "file", path),
          Self.child("GtkVideo", "file", "file://" + path),
          Self.child("GtkEntry", "primary-icon-paintable", name),
          Self.child("GtkPicture", "paintable", "<![CDATA[\(name)]]>"),
        ] {
          let problem = try Self.problem(with: child)
          XCTAssert(problem?.contains(reason) == true, "\(child): \(problem ?? "shown")")
        }
      }
    }
  }

  func testNoWayAroundLeadsToAFile() throws {
    try onMain {
      let list = """
        <child><object class="GtkListView"><property name="factory">
        <object class="GtkBuilderListItemFactory"><property name="bytes"><![CDATA[
        <interface><template class="GtkListItem"><property name="child">
        <object class="GtkImage"><property name="file">/etc/passwd</property></object>
        </property></template></interface>]]></property></object></property></object></child>
        """
      let bound = """
        <child><object class="GtkLabel" id="l"><property name="label">/etc/passwd</property></object>
        </child><child><object class="GtkImage"><property name="file" bind-source="l"
        bind-property="label" bind-flags="sync-create"/></object></child>
        """
      let backwards = """
        <child><object class="GtkImage" id="i"/></child><child><object class="GtkLabel">
        <property name="label" bind-source="i" bind-property="file" bind-flags="bidirectional"/>
        </object></child>
        """
      let expression = """
        <child><object class="GtkImage"><binding name="file">
        <constant type="gchararray">/etc/passwd</constant></binding></object></child>
        """
      let constant = """
        <child><object class="GtkPicture"><binding name="file">
        <constant type="GFile">file:///etc/passwd</constant></binding></object></child>
        """
      let mixed = Self.child(
        "GtkPicture", "paintable", #"<object class="GtkWidgetPaintable" id="../"/>../passwd"#)
      let address = Self.child("GtkPicture", "file", "http://example.org/a.png")
      for (child, reason) in [
        (list, "outside"), (bound, "cannot be bound"), (backwards, "cannot be bound"),
        (expression, "cannot be bound"), (constant, "outside"), (mixed, "an object, or"),
        (address, "not the address of a file"),
      ] {
        let problem = try Self.problem(with: child)
        XCTAssert(problem?.contains(reason) == true, "\(child): \(problem ?? "shown")")
      }
    }
  }

  func testAMenuHasNoIconOfAFile() throws {
    try onMain {
      let file = Self.folder + "/menu.ui"
      try """
      <interface><menu id="m"><item><attribute name="label">A</attribute>
      <attribute name="icon">/etc/passwd</attribute></item></menu>
      <object class="GtkBox" id="b"/></interface>
      """.write(toFile: file, atomically: true, encoding: .utf8)
      XCTAssertThrowsError(try Self.program.catalog.scene("widget:\(file)#b")) {
        XCTAssert("\($0)".contains("an icon has a name, not a file"), "\($0)")
      }
    }
  }

  func testAScenarioSetsNoFile() throws {
    try onMain {
      let scene = try Self.program.catalog.scene("widget:GtkImage")
      XCTAssertFalse(scene.knobs.contains { $0.id == "file" })
      XCTAssert(scene.knobs.contains { $0.id == "icon-name" })
      let reader = ScenarioReader(catalog: Self.program.catalog)
      let text = #"{"scene": "widget:GtkImage", "knobs": {"file": "/etc/passwd"}, "steps": []}"#
      XCTAssertThrowsError(try reader.read(Array(text.utf8), file: "run.json"))
      let image = Widget(adopting: OpaquePointer(try XCTUnwrap(gtk_image_new())))
      let property = try XCTUnwrap(ObjectProperty.named("file", of: image))
      XCTAssertFalse(property.set("/etc/passwd", on: image))
    }
  }
}
