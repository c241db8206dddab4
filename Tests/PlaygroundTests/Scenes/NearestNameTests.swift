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

  @Test func longNamesAreCheap() {
    let novel = String(repeating: "list", count: 1_000_000)
    #expect(NearestName.nearest(to: novel, among: names) == nil)
  }
}
