import Glibc
import GtkCore
import PlaygroundScenes
import TestSupport
import WidgetTestSupport
import XCTest

@testable import PlaygroundKit

/// The playground's window in a language in which every text is in brackets.
///
/// A process has one language, so `PseudoLocaleTests` starts another one for each, which runs these
/// tests.
final class PseudoLocaleWindowTests: WidgetTestCase {
  private static var locale: PseudoLocale? {
    getenv("CONCERTINA_PSEUDO_LOCALE").flatMap { PseudoLocale(rawValue: String(cString: $0)) }
  }

  /// Names.
  private static let names: Set = [
    "Swift", "Concertina", "C", "C++", "CSS", "Go", "HTML", "Java", "JavaScript", "JSON", "Python",
    "Rust", "Shell", "XML",
  ]

  /// The texts of GTK's widgets themselves, which GTK cannot translate into a language of ours.
  private static let textsOfGTK: Set = ["Clear Entry"]

  override func setUpWithError() throws {
    try XCTSkipIf(Self.locale == nil, "this process is in English; see PseudoLocaleTests")
    try super.setUpWithError()
    onMain { Gtk.defaultDirection = Self.locale == .arabic ? .rightToLeft : .leftToRight }
  }

  @MainActor private static let application: Application = {
    let application = Application(identifier: "org.example.PseudoLocale", isUnique: false)
    application.register()
    return application
  }()

  @MainActor
  private static func open() -> PlaygroundWindow {
    let window = PlaygroundWindow(
      application: application, program: .concertina, memory: WindowMemory(path: "/dev/null"),
      appearance: Appearance(),
      draft: RecordingDraft(
        folder: "/dev/null", reader: PlaygroundProgram.concertina.scenarioReader))
    window.window.defaultSize = (1_120, 720)
    window.present(nil)
    settle(window.window)
    return window
  }

  @MainActor
  private static func settle(_ window: Window) {
    XCTAssert(MainLoop.run(atMost: 60) { window.isMapped })
    XCTAssert(FrameSettling(of: window).waitUntilStill(), "the window does not rest")
  }

  /// Reports what a window shows without a translation, or not wholly.
  @MainActor
  private static func check(_ window: Window, exemptTexts: Set<String> = [], _ place: String) {
    let exempt = names.union(textsOfGTK).union(exemptTexts)
    let survey = TextSurvey(of: window, exemptTexts: exempt)
    XCTAssertEqual(survey.untranslated, [], place)
    XCTAssertEqual(survey.clipped, [], place)
  }

  /// The texts that are values of a scene's knobs.
  private static func values(of scene: Scene) -> Set<String> {
    var values: Set<String> = []
    for knob in scene.knobs {
      switch knob.kind {
      case .text(let text, _, let presets): values.formUnion([text] + presets.map(\.value))
      case .choice(_, let options):
        // What is called as in code.
        values.formUnion(options.map { KnobOption(spelled: $0.id).title })
      default: break
      }
    }
    return values
  }

  func testEverySceneIsTranslatedAndFits() throws {
    try onMain {
      let window = Self.open()
      for scene in SceneCatalog.standard.scenes {
        window.open(scene)
        Self.settle(window.window)
        let stage = try XCTUnwrap(window.session?.stage)
        for button in ["submit", "find-open"] {
          (stage.target(identifier: button) ?? stage.root.descendant(named: button))?.activate()
        }
        Self.settle(window.window)
        Self.check(window.window, exemptTexts: Self.values(of: scene), scene.id)
      }
      window.window.destroy()
    }
  }

  func testDialogsAndBannersAreTranslatedAndFit() throws {
    try onMain {
      let window = Self.open()
      window.recorder.banner.show(steps: 2)
      window.header.showRecording(true)
      window.notices.succeeded("[]", SceneEvent(name: "saved", detail: ""))
      Self.settle(window.window)
      Self.check(window.window, exemptTexts: Self.values(of: window.catalog.scenes[0]), "banners")
      window.notices.failed("[]", SceneEvent(name: "not saved", detail: "[]"))
      let dialog = try XCTUnwrap(window.notices.dialog?.window)
      Self.settle(dialog)
      Self.check(dialog, "dialog")
      let shortcuts = try XCTUnwrap(ShortcutList.makeWindow())
      shortcuts.present()
      Self.settle(shortcuts)
      Self.check(shortcuts, "shortcuts")
      shortcuts.destroy()
      window.window.destroy()
    }
  }

  func testARightToLeftLanguageMirrorsTheWindow() throws {
    try XCTSkipIf(Self.locale != .arabic)
    try onMain {
      let window = Self.open()
      let place = try XCTUnwrap(window.sidebar.widget.bounds(in: window.window))
      XCTAssertGreaterThan(place.x, Double(window.window.width) / 2)
      window.window.destroy()
    }
  }
}
