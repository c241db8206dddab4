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
    #expect(key.action(control: false, shift: false, alt: false) == actions[0])
    #expect(key.action(control: false, shift: true, alt: false) == actions[1])
    #expect(key.action(control: true, shift: false, alt: false) == actions[2])
    #expect(key.action(control: true, shift: true, alt: false) == actions[3])
  }
}
