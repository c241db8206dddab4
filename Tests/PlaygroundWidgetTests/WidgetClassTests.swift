import CConcertinaGtk
import GtkCore
import WidgetTestSupport
import XCTest

@testable import PlaygroundKit

/// Widgets that are shown by the names of their classes.
final class WidgetClassTests: WidgetTestCase {
  private static let program = PlaygroundProgram(
    name: "any-playground", identifier: "org.example.Any", title: "Any",
    scenes: [Scene("price", title: "Price") { Label("12 €") }])

  private static let form = """
    <interface>
      <object class="GtkBox" id="form">
        <child><object class="GtkEntry" id="email"/></child>
      </object>
      <object class="GtkAdjustment" id="amount"/>
    </interface>
    """

  @MainActor
  private static func scene(_ name: String) throws -> Scene {
    try program.catalog.scene("widget:" + name)
  }

  @MainActor
  private static func message(_ arguments: String...) -> String {
    do {
      _ = try CommandLineParser(program: program).parse(arguments)
      return ""
    } catch {
      return error.message
    }
  }

  func testPropertiesAreKnobsOfTheirTypes() throws {
    try onMain {
      let kinds = try ["GtkCalendar", "GtkScale", "GtkLabel", "GtkColorButton"].map {
        try Self.scene($0).knobs.reduce(into: [String: Knob.Kind]()) { $0[$1.id] = $1.kind }
      }
      XCTAssertEqual(kinds[0]["show-heading"], .toggle(default: true))
      guard case .number(_, let range, 1, true) = kinds[0]["month"] else {
        return XCTFail("\(kinds[0])")
      }
      XCTAssertEqual(range, 0...11)
      guard case .choice("top", let options) = kinds[1]["value-pos"] else {
        return XCTFail("\(kinds[1])")
      }
      XCTAssertEqual(options.map(\.id), ["left", "right", "top", "bottom"])
      XCTAssertEqual(kinds[2]["label"], .text(default: "Label", isMultiline: false, presets: []))
      guard case .text(let color, _, _) = kinds[3]["rgba"] else { return XCTFail("\(kinds[3])") }
      XCTAssert(color.hasPrefix("rgb("), color)
      XCTAssertNil(kinds[2]["width-request"], "what every widget has is not a knob")
    }
  }

  func testKnobsSetTheirProperties() throws {
    try onMain {
      let scene = try Self.scene("GtkLabel")
      var values = scene.defaults
      values.apply(try values.setting(parsing: "label=Hello"))
      let window = try XCTUnwrap(SceneWindow(scene: scene, values: values))
      defer { window.close() }
      XCTAssertEqual(window.stage.state["own"]?["label"], "Hello")
      window.apply([
        KnobSetting("justify", .choice("center")), KnobSetting("xalign", .number(0.25)),
        KnobSetting("natural-wrap-mode", .choice("none")),
      ])
      XCTAssertEqual(window.stage.state["own"]?["justify"], "center")
      XCTAssertEqual(window.stage.state["own"]?["xalign"], 0.25)
      XCTAssertEqual(window.stage.liveValue(of: "justify"), .choice("center"))
    }
  }

  func testATextThatIsNoColorIsAProblem() throws {
    try onMain {
      let scene = try Self.scene("GtkColorButton")
      let window = try XCTUnwrap(SceneWindow(scene: scene, values: scene.defaults))
      defer { window.close() }
      window.apply([KnobSetting("rgba", .text("red"))])
      XCTAssertEqual(window.stage.state["own"]?["rgba"], "rgb(255,0,0)")
      XCTAssertNil(window.stage.problem(of: "rgba"))
      window.apply([KnobSetting("rgba", .text("no color"))])
      XCTAssertEqual(window.stage.problem(of: "rgba"), "This is not a value of GdkRGBA")
      XCTAssertEqual(window.stage.state["own"]?["rgba"], "rgb(255,0,0)")
    }
  }

  func testSignalsAreInTheLog() throws {
    try onMain {
      var events: [SceneEvent] = []
      let scene = try Self.scene("GtkSwitch")
      let stage = try XCTUnwrap(scene.build)(scene.defaults, SceneEvents { events.append($0) })
      let window = Window()
      window.child = stage.root
      stage.apply("active", .toggle(true))
      XCTAssert(events.contains { $0.name == "active" && $0.detail == "true" }, "\(events)")
      XCTAssert(events.contains { $0.name == "state-set" && $0.detail == "true" }, "\(events)")
      window.destroy()
    }
  }

  func testThreeClassesAreReplayed() throws {
    try onMain {
      let steps: [(String, [ScenarioStep], JSONObject)] = [
        (
          "GtkCalendar",
          [
            .set([
              WidgetSetting("/calendar", "day", 31), WidgetSetting("/calendar", "month", 0),
              WidgetSetting("/calendar", "year", 2024),
            ])
          ], ["year": 2024, "month": 0, "day": 31]
        ),
        ("GtkSwitch", [.click("/switch")], ["active": true]),
        ("GtkEntry", [.type("Ann"), .press(Accelerator(key: "BackSpace"))], ["text": "An"]),
      ]
      for (name, steps, expected) in steps {
        ComposerInputMethod.install()
        let scene = try Self.scene(name)
        let window = try XCTUnwrap(SceneWindow(scene: scene, values: scene.defaults))
        var errors: [String] = []
        try ScenarioReplay.run(
          Scenario(scene: scene.id, steps: steps), in: window,
          report: { errors += [$0.error].compactMap { $0 } })
        XCTAssertEqual(errors, [], name)
        for (key, value) in expected.members {
          XCTAssertEqual(window.stage.state["own"]?[key], value, "\(name).\(key)")
        }
        window.close()
      }
    }
  }

  func testAnObjectOfAFileIsShown() throws {
    try onMain {
      let file = "\(TemporaryFolder.path)/concertina-form-\(getpid()).ui"
      defer { unlink(file) }
      try FileBytes.write(Array(Self.form.utf8), to: file)
      let scene = try Self.scene(file + "#form")
      let window = try XCTUnwrap(SceneWindow(scene: scene, values: scene.defaults))
      XCTAssertNotNil(window.stage.mainInput)
      window.close()
      XCTAssertEqual(
        Self.message("--widget", file + "#phone"), "\(file): there is no object \"phone\"")
      XCTAssertEqual(
        Self.message("--widget", file + "#emial"),
        "\(file): there is no object \"emial\"; did you mean \"email\"?")
      XCTAssertEqual(
        Self.message("--widget", file + "#amount"), "amount is not a class of widgets")
      XCTAssert(
        Self.message("--widget", "/no/such.ui#form").hasPrefix("/no/such.ui: "))
    }
  }

  /// Returns the path of a file that a test makes and removes.
  private static func path(_ name: String) -> String {
    "\(TemporaryFolder.path)/concertina-\(getpid())-\(name)"
  }

  private static func write(_ text: String, to file: String) throws {
    try FileBytes.write(Array(text.utf8), to: file)
  }

  func testAFileCallsNoFunctionAndItsHandlersAreLogged() throws {
    try onMain {
      let file = Self.path("handlers.ui")
      defer { unlink(file) }
      try Self.write(
        """
        <interface><object class="GtkBox" id="b">
        <signal name="map" handler="abort"/><signal name="map" handler="on_shown"/>
        <child><object class="GtkListView">
        <property name="model"><object class="GtkNoSelection"><property name="model">
        <object class="GtkStringList"><items><item>a</item></items></object>
        </property></object></property>
        <property name="factory"><object class="GtkBuilderListItemFactory">
        <property name="bytes"><![CDATA[<interface><template class="GtkListItem">
        <property name="child"><object class="GtkLabel">
        <signal name="map" handler="abort"/></object></property>
        </template></interface>]]></property></object></property>
        </object></child></object></interface>
        """, to: file)
      let scene = try Self.scene(file + "#b")
      var names: [String] = []
      let stage = try XCTUnwrap(scene.build)(scene.defaults, SceneEvents { names.append($0.name) })
      let host = WindowHost(stage.root, width: 300)
      host.settle()
      XCTAssert(names.contains("on_shown"), "\(names)")
      // The one of the box, and that of the row.
      XCTAssertGreaterThanOrEqual(names.filter { $0 == "abort" }.count, 2, "\(names)")
    }
  }

  func testAFileThatNeedsAFunctionIsRefused() throws {
    try onMain {
      for (name, text, reason) in [
        (
          "closure.ui",
          """
          <interface><object class="GtkLabel" id="b">
          <binding name="label"><closure type="gchararray" function="abort"/></binding>
          </object></interface>
          """, "a file cannot call a function, as <closure> does"
        ),
        (
          "type.ui", #"<interface><object class="A" type-func="abort" id="b"/></interface>"#,
          "a file cannot call a function, as <object> does"
        ),
        (
          "class.ui", #"<interface><object class="GFileMonitor2" id="b"/></interface>"#,
          "Invalid object type"
        ),
      ] {
        let file = Self.path(name)
        defer { unlink(file) }
        try Self.write(text, to: file)
        let message = Self.message("--widget", file + "#b")
        XCTAssert(message.contains(reason), message)
      }
    }
  }

  func testAFileThatIsNoneIsRefused() {
    onMain {
      XCTAssertEqual(
        Self.message("--widget", "/dev/zero#b"), "/dev/zero: this is not a regular file")
      let (pipe, large) = (Self.path("pipe.ui"), Self.path("large.ui"))
      defer { for file in [pipe, large] { unlink(file) } }
      XCTAssertEqual(mkfifo(pipe, 0o600), 0)
      XCTAssertEqual(Self.message("--widget", pipe + "#b"), "\(pipe): this is not a regular file")
      let descriptor = open(large, O_WRONLY | O_CREAT, 0o600)
      XCTAssertEqual(ftruncate(descriptor, 5 << 30), 0)
      close(descriptor)
      XCTAssertEqual(
        Self.message("--widget", large + "#b"), "\(large): the file is larger than 4194304 bytes")
    }
  }

  func testAScenarioNamesFilesOfItsOwnFolder() throws {
    try onMain {
      let (folder, outside) = (Self.path("scenario"), Self.path("outside.ui"))
      try Folder.make(folder)
      defer {
        for file in [outside, folder + "/form.ui", folder + "/link.ui"] { unlink(file) }
        rmdir(folder)
      }
      for file in [outside, folder + "/form.ui"] { try Self.write(Self.form, to: file) }
      XCTAssertEqual(symlink(outside, folder + "/link.ui"), 0)
      let reader = ScenarioReader(catalog: Self.program.catalog)
      func scene(_ file: String) -> String {
        let text = #"{"scene": "widget:\#(file)#form", "steps": []}"#
        do {
          return try reader.read(Array(text.utf8), file: folder + "/run.json").scene
        } catch {
          return "\(error)"
        }
      }
      XCTAssertEqual(scene("form.ui"), "widget:\(folder)/form.ui#form")
      XCTAssertEqual(scene(folder + "/form.ui"), "widget:\(folder)/form.ui#form")
      for file in [outside, "link.ui", "../" + PathParts(outside).name, "/dev/zero"] {
        XCTAssertEqual(
          scene(file),
          "\(folder)/run.json: $.scene: expected a file in the folder of the scenario, "
            + "found \(JSONWriter.excerpt(of: file))")
      }
    }
  }

  func testWhatCannotBeShownIsNamed() {
    onMain {
      XCTAssertEqual(
        Self.message("--widget", "GtkKalender"),
        #"there is no class "GtkKalender"; did you mean "GtkCalendar"?"#)
      XCTAssertEqual(
        Self.message("--widget", "Calendar"),
        #"there is no class "Calendar"; did you mean "GtkCalendar"?"#)
      XCTAssertEqual(
        Self.message("--widget", "GtkAdjustment"), "GtkAdjustment is not a class of widgets")
      XCTAssertEqual(
        Self.message("--widget", "GtkWidget"),
        "GtkWidget is abstract: name a class that inherits from it")
      XCTAssertEqual(
        Self.message("--widget", "GtkPopover"),
        "GtkPopover cannot be shown alone: it needs a widget that it points to")
      XCTAssertEqual(
        Self.message("--widget", "GtkWindow"),
        "GtkWindow is a window, which cannot be on a stage")
      XCTAssertEqual(
        Self.message("--widget", "GtkLabel", "--set", "mnemonic-keyval=1"),
        #"--set: the property "mnemonic-keyval" of GtkLabel cannot be set: it can only be read"#)
      XCTAssertEqual(
        Self.message("--widget", "GtkLabel", "--set", "attributes=bold"),
        #"--set: the property "attributes" of GtkLabel cannot be set: "#
          + "no text stands for a value of PangoAttrList")
      XCTAssert(
        Self.message("--widget", "GtkLabel", "--set", "labell=a")
          .contains(#"did you mean "label"?"#))
      XCTAssertEqual(
        Self.message("--widget", "GtkLabel", "--scene", "price"),
        "--widget goes without --scene")
    }
  }
}
