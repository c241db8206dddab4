import PlaygroundScenes
import Testing

struct AcceleratorTests {
  @Test(
    arguments: [
      ("Return", [], "Return"), ("<Shift>Return", [.shift], "Return"),
      ("<shift><CTRL>z", [.control, .shift], "z"), ("<Primary>a", [.control], "a"),
      ("<Ctl><Mod1>a", [.control, .alt], "a"),
      ("<Super><Meta><Hyper>F1", [.superKey, .meta, .hyper], "F1"),
      ("<Shift><Shift>KP_Enter", [.shift], "KP_Enter"), ("1", [], "1"),
    ] as [(String, Set<Accelerator.Modifier>, String)])
  func readsNames(name: String, modifiers: Set<Accelerator.Modifier>, key: String) throws {
    let accelerator = try #require(Accelerator(name))
    #expect(accelerator.modifiers == modifiers)
    #expect(accelerator.key == key)
    #expect(Accelerator(accelerator.description) == accelerator)
  }

  @Test(arguments: [
    "", "<Shift>", "<Shift", "<>a", "<Shift>a b", "<Foo>a", "Shift>a", ",", "é", "a<Shift>", " a",
  ])
  func refusesWhatIsNoName(name: String) {
    #expect(Accelerator(name) == nil)
  }

  @Test func namesAreWrittenInOneOrder() {
    let all = Accelerator(modifiers: Set(Accelerator.Modifier.allCases), key: "z")
    #expect(all.description == "<Control><Shift><Alt><Super><Meta><Hyper>z")
  }
}
