import CConcertinaGtk
import Foundation
import GtkCore
import WidgetTestSupport
import XCTest

@testable import PlaygroundKit

/// What a `.ui` file shows: its template, the content of its window, or one of its objects.
final class InterfaceShowingTests: WidgetTestCase {
  private static let program = PlaygroundProgram(
    name: "any-playground", identifier: "org.example.Any", title: "Any", scenes: [])
  private static let folder = "\(TemporaryFolder.path)/concertina-showing-\(getpid())"
  private static let file = folder + "/form.ui"

  override func setUpWithError() throws {
    try super.setUpWithError()
    try Folder.make(Self.folder)
  }

  override func tearDownWithError() throws {
    try FileManager.default.removeItem(atPath: Self.folder)
    try super.tearDownWithError()
  }

  @MainActor
  private static func scene(_ content: String, _ object: String = "") throws -> Scene {
    try "<interface>\(content)</interface>".write(
      toFile: file, atomically: true, encoding: .utf8)
    return try program.catalog.scene("widget:\(file)\(object)")
  }

  @MainActor
  private static func problem(_ content: String, _ object: String = "") -> String {
    do {
      _ = try scene(content, object)
      return ""
    } catch {
      return "\(error)".replacing(file, with: "form.ui")
    }
  }

  /// Shows a scene in a window.
  @MainActor
  private static func show(
    _ scene: Scene, _ events: SceneEvents = SceneEvents()
  ) throws -> (stage: any SceneStage, host: WindowHost) {
    let stage = try XCTUnwrap(scene.build)(scene.defaults, events)
    let host = WindowHost(stage.root, width: 300)
    host.settle()
    return (stage, host)
  }

  @MainActor
  private static func types(_ stage: any SceneStage) -> [String] {
    stage.root.selfAndDescendants.map(\.typeName)
  }

  func testATemplateIsItsParentWithoutWhatItsOwnClassHas() throws {
    try onMain {
      let scene = try Self.scene(
        """
        <template class="MyForm" parent="GtkBox"><property name="spacing">7</property>
        <property name="my-color">red</property><signal name="my-signal" handler="abort"/>
        <signal name="map" handler="on_shown"/>
        <child><object class="GtkButton"><property name="label">Go</property>
        <signal name="clicked" handler="on_go_clicked" swapped="no"/>
        <binding name="sensitive"><lookup name="my-flag" type="MyForm">MyForm</lookup></binding>
        <property name="tooltip-text" bind-source="MyForm" bind-property="my-text"/>
        </object></child></template>
        """)
      XCTAssertEqual(
        scene.summary,
        "“MyForm” is a template: this is the GtkBox that it inherits from, without code.")
      var events: [SceneEvent] = []
      let (stage, _) = try Self.show(scene, SceneEvents { events.append($0) })
      XCTAssertEqual(stage.state["own"]?["spacing"], 7)
      XCTAssert(events.contains { $0.name == "shown" && $0.detail == scene.summary })
      let button = try XCTUnwrap(stage.target(identifier: "button:Go"))
      XCTAssert(button.isSensitive)
      button.activate(byPointer: true)
      XCTAssertEqual(
        events.filter { $0.detail == "handler" }.map(\.name), ["on_shown", "on_go_clicked"])
    }
  }

  func testAWindowIsItsContentBelowItsTitleBar() throws {
    try onMain {
      let count = { g_list_model_get_n_items(gtk_window_get_toplevels()) }
      let before = count()
      let scene = try Self.scene(
        """
        <template class="MyWindow" parent="GtkApplicationWindow">
        <property name="title">Notes</property>
        <child type="titlebar"><object class="GtkHeaderBar"><child type="start">
        <object class="GtkButton"><property name="label">New</property></object></child></object>
        </child><child><object class="GtkEntry" id="line"/></child></template>
        <object class="GtkWindow" id="other"><property name="child"><object class="GtkLabel" id="a"/>
        </property></object>
        """)
      XCTAssertEqual(count(), before, "a window is left")
      XCTAssert(scene.summary.contains("“MyWindow” is a window: this is its content."))
      XCTAssert(scene.summary.contains("The file also has #other."), scene.summary)
      XCTAssert(scene.knobs.contains { $0.id == "placeholder-text" })
      let (stage, host) = try Self.show(scene)
      let types = Self.types(stage)
      XCTAssert(types.contains("GtkHeaderBar") && types.contains("GtkEntry"), "\(types)")
      XCTAssertEqual(
        stage.root.selfAndDescendants.filter(\.isLabel).map(\.labelText), ["New", "Notes"])
      // They would close the window of the playground.
      XCTAssertFalse(types.contains { $0 == "GtkWindowControls" }, "\(types)")
      _ = host
      for object in ["#line", "#other", "#a"] {
        XCTAssertFalse(
          try Self.program.catalog.scene("widget:\(Self.file)\(object)").summary.isEmpty)
      }
    }
  }

  func testTheFirstWidgetIsShownUnlessOneIsNamed() throws {
    try onMain {
      let content = """
        <object class="GtkAdjustment" id="amount"/><object class="GtkPopover" id="menu"/>
        <object class="GtkBox"><child><object class="GtkEntry" id="email"/></child></object>
        <object class="GtkLabel" id="note"/><menu id="m"/>
        """
      let first = try Self.scene(content)
      XCTAssertEqual(first.summary, "The file also has #menu, #note.")
      XCTAssertEqual(Self.types(try Self.show(first).stage).filter { $0 == "GtkEntry" }.count, 1)
      XCTAssertEqual(try Self.scene(content, "#note").summary, "")
      let inside = try Self.scene(content, "#email")
      XCTAssertEqual(inside.summary, "“email” is shown without the GtkBox that it is in.")
      XCTAssertNotNil(try Self.show(inside).stage.mainInput)
      XCTAssertEqual(
        Self.problem(content, "#amount"), "amount is not a class of widgets")
      XCTAssertEqual(
        Self.problem(#"<object class="GtkPopover" id="p"/>"#),
        "p cannot be shown alone: it needs a widget that it points to")
      XCTAssertEqual(Self.problem(#"<menu id="m"/>"#), "form.ui: there is no widget in it")
      XCTAssertEqual(
        Self.problem(#"<object class="GtkWindow" id="w"/>"#),
        "w is a window, which cannot be on a stage")
    }
  }

  func testABrokenFileIsRefusedWithItsLine() {
    onMain {
      for (content, reason) in [
        ("\n<object class=\"GtkBox\">\n<child>\n</object>", "form.ui: line 4: "),
        (
          """

          <template class="A"
            parent="GtkBox">
          <!--
          --><property name="a">1</property>
          <child><object class="GtkLabel">
          <property name="labell">1</property></object></child></template>
          """, "form.ui: line 7: Invalid property: GtkLabel.labell"
        ),
        ("\n<object class=\"NoClass\"/>", "form.ui: line 2: Invalid object type 'NoClass'"),
        (
          "\n<object class=\"GtkBox\">\n<signal name=\"bang\" handler=\"a\"/>\n</object>",
          "form.ui: line 3: "
        ),
        (
          "\n<template class=\"A\" parent=\"GtkBox\">\n\n<binding name=\"spacing\">"
            + "<closure function=\"abort\" type=\"gint\"/></binding></template>",
          "form.ui: line 4: a file cannot call a function"
        ),
      ] {
        let problem = Self.problem(content)
        XCTAssert(problem.hasPrefix(reason), problem)
      }
      XCTAssert(Self.problem("<object").contains("line 1"))
    }
  }

  /// GTK would end the program, or warn.
  func testWhatGTKCannotMakeIsRefused() {
    onMain {
      let deep = String(repeating: "<object class=\"GtkBox\"><child>", count: 600)
      for (content, reason) in [
        ("<template class=\"A\" parent=\"GtkWidget\"/>", "GtkWidget is abstract"),
        (
          "<object class=\"GtkBox\"><child><object class=\"GtkWidget\"/></child></object>",
          "GtkWidget is abstract"
        ),
        ("<object class=\"gint\"/>", "Invalid object type 'gint'"),
        ("<template class=\"A\" parent=\"gint\"/>", "Invalid object type 'gint'"),
        (
          "<object class=\"GtkBox\"><child><object class=\"GtkWindow\"/></child></object>",
          "GtkWindow is a window, which cannot be in another widget"
        ),
        (
          "<object class=\"GtkButton\"><property name=\"child\"><object class=\"GtkWindow\"/>"
            + "</property></object>", "cannot be in another widget"
        ),
        (
          "<object class=\"GtkBox\"><child><object class=\"GtkLabel\">"
            + "<layout><property name=\"column\">1</property></layout></object></child></object>",
          "no layout to set"
        ),
        (
          "<object class=\"GtkLabel\"><property name=\"label\" bind-source=\"a\" "
            + "bind-property=\"none\"/></object><object class=\"GtkLabel\" id=\"a\"/>",
          "line 1: Invalid property: GtkLabel.none"
        ),
        ("<object class=\"GtkShortcutsWindow\" id=\"w\"/>", "w is a window"),
        (deep, "this is too deep"),
      ] {
        let problem = Self.problem(content)
        XCTAssert(problem.contains(reason), "\(content.prefix(80)): \(problem)")
      }
      XCTAssertEqual(
        Self.problem(
          "<object class=\"GtkGrid\"><child><object class=\"GtkLabel\"><layout>"
            + "<property name=\"column\">1</property></layout></object></child></object>"), "")
      XCTAssertEqual(
        Self.problem(
          "<object class=\"GtkWindow\" id=\"empty\"/><object class=\"GtkLabel\"/>"), "",
        "the first that can be shown")
    }
  }

  /// GTK would only warn, and show the widget without it.
  func testAWrongValueIsRefused() {
    onMain {
      for (name, property, value) in [
        ("GtkBox", "orientation", "vertcal"), ("GtkBox", "spacing", "a"),
        ("GtkBox", "homogeneous", "maybe"), ("GtkLabel", "xalign", "7"),
        ("GtkLevelBar", "value", "nan"), ("GtkEntry", "input-hints", "loud"),
        ("GtkColorButton", "rgba", "no color"), ("GtkButton", "action-target", "((("),
      ] {
        let problem = Self.problem(
          "\n<object class=\"\(name)\"><property name=\"\(property)\">\(value)</property></object>")
        XCTAssert(
          problem.hasPrefix("form.ui: line 2: '\(value)' is not a value of "), problem)
        XCTAssert(problem.hasSuffix(".\(property)"), problem)
      }
      for (name, property, value) in [
        ("GtkBox", "orientation", "vertical"), ("GtkBox", "orientation", "1"),
        ("GtkBox", "homogeneous", "yes"), ("GtkLabel", "xalign", "0.5"),
        ("GtkEntry", "input-hints", "lowercase|emoji"), ("GtkEntry", "invisible-char", "x"),
        ("GtkButton", "action-target", "'a'"), ("GtkLabel", "max-width-chars", "-1"),
      ] {
        XCTAssertEqual(
          Self.problem(
            "<object class=\"\(name)\"><property name=\"\(property)\">\(value)</property></object>"),
          "")
      }
    }
  }

  func testAPictureIsOneOfItsFolderWhereverTheProgramRuns() throws {
    try onMain {
      let texture = Texture(width: 1, height: 1, pixels: [255, 255, 255, 255])
      try texture.writePNG(to: Self.folder + "/a.png")
      let picture = """
        <object class="GtkPicture"><property name="paintable">a.png</property></object>
        """
      let template = try Self.scene(
        #"<template class="A" parent="GtkBox"><child>\#(picture)</child></template>"#)
      let list = try Self.scene(
        """
        <object class="GtkListView"><property name="model"><object class="GtkNoSelection">
        <property name="model"><object class="GtkStringList"><items><item>a</item></items></object>
        </property></object></property><property name="factory">
        <object class="GtkBuilderListItemFactory"><property name="bytes"><![CDATA[<interface>
        <template class="GtkListItem"><property name="child">\(picture)</property></template>
        </interface>]]></property></object></property></object>
        """)
      for scene in [template, list] {
        let (stage, host) = try Self.show(scene)
        let picture = stage.root.selfAndDescendants.first { $0.typeName == "GtkPicture" }
        XCTAssertNotNil(
          picture.flatMap { gtk_picture_get_paintable($0.nativePointer) }, scene.id)
        _ = host
      }
    }
  }

  /// The header bar of a file would close the window of the playground.
  func testAHeaderBarHasNoButtonsOfTheWindow() throws {
    try onMain {
      let scene = try Self.scene(
        """
        <object class="GtkBox"><child><object class="GtkHeaderBar"/></child></object>
        """)
      let (stage, host) = try Self.show(scene)
      XCTAssertFalse(Self.types(stage).contains("GtkWindowControls"), "\(Self.types(stage))")
      _ = host
    }
  }

  func testASavedScenarioNamesTheFileFromItsOwnFolder() throws {
    try onMain {
      _ = try Self.scene(#"<template class="A" parent="GtkBox"/>"#)
      let scene = "widget:\(Self.file)#A"
      let scenario = Scenario(scene: scene, steps: [.scene("form"), .scene(scene)])
      XCTAssertEqual(scenario.placed(in: Self.folder).scene, "widget:form.ui#A")
      XCTAssertEqual(
        scenario.placed(in: Self.folder).steps, [.scene("form"), .scene("widget:form.ui#A")])
      XCTAssertEqual(scenario.placed(in: "/usr").scene, scene)
      XCTAssertEqual(
        Scenario(scene: "widget:GtkLabel", steps: []).placed(in: "/").scene,
        "widget:GtkLabel")
    }
  }

  func testAScenarioNamesAFileFromItsOwnFolder() throws {
    try onMain {
      _ = try Self.scene(#"<template class="A" parent="GtkBox"/>"#)
      let reader = ScenarioReader(catalog: Self.program.catalog)
      func scene(_ name: String) -> String {
        let text = #"{"scene": "widget:\#(name)", "steps": []}"#
        do {
          return try reader.read(Array(text.utf8), file: Self.folder + "/run.json").scene
        } catch {
          return "\(error)".replacing(Self.folder + "/", with: "")
        }
      }
      XCTAssertEqual(scene("form.ui"), "widget:\(Self.folder)/form.ui")
      XCTAssertEqual(scene("form.ui#A"), "widget:\(Self.folder)/form.ui#A")
      XCTAssert(
        scene("form.ui#B").hasSuffix("form.ui: there is no object \"B\"; did you mean \"A\"?"))
      XCTAssertEqual(
        scene("GtkKalender"),
        "run.json: $.scene: expected a widget that can be shown, found \"widget:GtkKalender\": "
          + "there is no class \"GtkKalender\"; did you mean \"GtkCalendar\"?")
      XCTAssertEqual(
        scene("/dev/zero"),
        "run.json: $.scene: expected a file in the folder of the scenario, found \"/dev/zero\"")
    }
  }
}
