import PlaygroundScenes
import Testing

struct NearestNameTests {
  private let names = ["list", "screenshot", "replay"]

  @Test(arguments: [
    ("lst", "list"), ("LIST", "list"), ("replya", "replay"), ("screen", "screenshot"),
    ("reply", "replay"),
  ])
  func findsWhatWasMeant(typed: String, meant: String) {
    #expect(NearestName.nearest(to: typed, among: names) == meant)
  }

  @Test(arguments: ["", "x", "undo", "something else"])
  func suggestsNothingFarFetched(typed: String) {
    #expect(NearestName.nearest(to: typed, among: names) == nil)
    #expect(NearestName.hint(for: typed, among: names) == "")
  }

  @Test func longNamesAreNotCompared() {
    func nearest(toLength count: Int) -> String? {
      let name = String(repeating: "a", count: count)
      return NearestName.nearest(to: name, among: [name + "b"])
    }
    #expect(nearest(toLength: 64) != nil)
    #expect(nearest(toLength: 65) == nil)
  }
}
