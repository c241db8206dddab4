import Testing

@testable import ExpandableInput

@Suite struct ReturnKeyTests {
  @Test(
    arguments: [
      (.sends, [.send, .newline, .newline, .newline]),
      (.insertsNewline, [.newline, .newline, .send, .newline]),
      (.resignsFocus, [.resignFocus, .newline, .newline, .newline]),
    ] as [(ReturnKey, [ReturnKey.Action])])
  func modifiersChooseTheAction(key: ReturnKey, actions: [ReturnKey.Action]) {
    #expect(key.action([]) == actions[0])
    #expect(key.action(.shift) == actions[1])
    #expect(key.action(.control) == actions[2])
    #expect(key.action([.control, .shift]) == actions[3])
  }
}
