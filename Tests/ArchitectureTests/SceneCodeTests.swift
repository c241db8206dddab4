import Foundation
import PlaygroundScenes
import Testing

/// The code that the playground shows for its scenes is code that compiles.
@Suite("Code of scenes")
struct SceneCodeTests {
  @Test("the code of every scene compiles as it is copied", arguments: [false, true])
  func codeCompiles(isTurned: Bool) throws {
    let codes = SceneCatalog.standard.scenes.map { scene in
      scene.code(isTurned ? Self.turned(scene) : scene.defaults)
    }
    let errors = try Compiler.errors(in: Self.module(of: codes))
    #expect(errors.isEmpty, "\(errors)")
  }

  @Test("the letters that a mask has in addition are there")
  func notationsCompile() throws {
    let scene = try SceneCatalog.standard.scene("bordered-text-field")
    var values = scene.defaults
    values.apply([
      KnobSetting("mask", .text("[RRXD]")),
      KnobSetting("notations", .text(#"{"R": "абв\"\\", "X": "visible", "D": "digits"}"#)),
    ])
    let code = scene.code(values)
    #expect(code.contains(#"MaskNotation("X", .visible)"#), "\(code)")
    #expect(try Compiler.errors(in: code).isEmpty)
  }

  @Test("a file imports what it needs")
  func filesCompileAlone() throws {
    for id in ["auto-height-editor", "notes", "sign-up", "attribute-relay"] {
      let scene = try SceneCatalog.standard.scene(id)
      let errors = try Compiler.errors(in: scene.code(scene.defaults))
      #expect(errors.isEmpty, "\(id): \(errors)")
    }
  }

  @Test("a page of notes is what one copies")
  func notesAreComplete() throws {
    let scene = try SceneCatalog.standard.scene("notes")
    let code = scene.code(scene.defaults)
    for part in ["For the weekend", "Hills in the evening", "Let it rest overnight."] {
      #expect(code.contains(part), "\(part)")
    }
  }

  /// One file with all codes, each in a type of its own: to compile them one by one takes minutes.
  private static func module(of codes: [String]) -> String {
    let lines = codes.map { $0.split(separator: "\n", omittingEmptySubsequences: false) }
    let imports = Set(lines.joined().filter { $0.hasPrefix("import ") }).sorted()
    let types = lines.enumerated().map { index, lines in
      "enum Scene\(index) {\n"
        + lines.filter { !$0.hasPrefix("import ") }.joined(separator: "\n") + "}\n"
    }
    return imports.joined(separator: "\n") + "\n" + types.joined()
  }

  @Test("code that does not compile is found")
  func errorsAreFound() throws {
    let scene = try SceneCatalog.standard.scene("composer")
    let code = scene.code(scene.defaults)
    #expect(
      try !Compiler.errors(in: code.replacing("send: @escaping", with: "x: @escaping")).isEmpty)
  }

  /// The values of a scene with every knob turned.
  private static func turned(_ scene: Scene) -> KnobValues {
    var values = scene.defaults
    values.apply(scene.knobs.map { KnobSetting($0.id, turned($0)) })
    return values
  }

  private static func turned(_ knob: Knob) -> KnobValue {
    switch knob.kind {
    case .toggle(let value): .toggle(!value)
    case .number(let value, _, let step, _): .number(value + step)
    case .choice(let value, let options): .choice(options.last?.id ?? value)
    case .text(let value, _, let presets): .text(presets.last?.value ?? value + "x")
    }
  }
}
