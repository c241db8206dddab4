import PlaygroundScenes
import TestSupport
import Testing

/// The texts of scenes are values in English, which what shows them translates: the template has to
/// have them, although no call that translates contains them.
@Suite("Translations of scenes")
struct SceneTranslationTests {
  private static let texts: Set<String> = {
    let file = try? FileBytes.text(of: Resource.path("../po/concertina.pot"))
    return Set(MessageTemplate(parsing: file ?? "").entries.map(\.text))
  }()

  @Test("titles and summaries are in the template", arguments: SceneCatalog.standard.scenes)
  func scene(_ scene: Scene) {
    #expect(Self.texts.contains(scene.title))
    #expect(Self.texts.contains(scene.summary))
    #expect(Self.texts.contains(scene.category.title))
  }

  @Test(
    "titles of knobs, options and presets are in the template",
    arguments: SceneCatalog.standard.scenes)
  func knobs(of scene: Scene) {
    for knob in scene.knobs {
      #expect(Self.texts.contains(knob.title), "\(knob.id)")
      switch knob.kind {
      case .choice(_, let options):
        for option in options where option != KnobOption(spelled: option.id) {
          #expect(Self.texts.contains(option.title), "\(knob.id)")
        }
      case .text(_, _, let presets):
        for preset in presets { #expect(Self.texts.contains(preset.title), "\(knob.id)") }
      default: break
      }
    }
  }
}
