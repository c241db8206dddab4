import RichTextModel
import Testing

/// The order of text processors, and where changes happened.
@Suite struct ProcessingTests {
  private func register(
    _ entries: [(String, ProcessorPriority)]
  ) -> ProcessorRegister<String> {
    var register = ProcessorRegister<String>()
    for (name, priority) in entries { register.register(name, name: name, priority: priority) }
    return register
  }

  @Test func highPrioritiesComeFirstAndEqualOnesInTheirOrder() {
    let register = register([
      ("low", .low), ("a", .medium), ("exclusive", .exclusive), ("b", .medium), ("high", .high),
    ])
    #expect(register.processors == ["exclusive", "high", "a", "b", "low"])
  }

  @Test func theSameNameReplaces() {
    var register = register([("a", .low), ("b", .medium)])
    register.register("new", name: "a", priority: .high)
    #expect(register.processors == ["new", "b"])
    register.unregister(name: "a")
    #expect(register.processors == ["b"])
    #expect(!register.contains(name: "a"))
  }

  @Test func anExclusiveOneThatDoesSomethingInterruptsTheOthers() {
    let register = register([("x", .exclusive), ("high", .high), ("low", .low)])
    var asked: [String] = []
    let interrupted = register.run { processor, _ in
      asked.append(processor)
      return true
    }
    #expect(asked == ["x"])
    #expect(interrupted == ["high", "low"])
  }

  @Test func nobodyElseInterrupts() {
    let register = register([("x", .exclusive), ("high", .high), ("low", .low)])
    var asked: [String] = []
    let interrupted = register.run { processor, _ in
      asked.append(processor)
      return processor != "x"
    }
    #expect(asked == ["x", "high", "low"])
    #expect(interrupted.isEmpty)
  }

  @Test func typingOverASelectionIsOneSpan() {
    var span = EditedSpan(offset: 4, removed: 3, inserted: 0)
    span.formChange(EditedSpan(offset: 4, removed: 0, inserted: 3))
    #expect(span == EditedSpan(offset: 4, removed: 3, inserted: 3))
    #expect(span.range == 4..<7)
    #expect(span.changeInLength == 0)
  }

  @Test func aSpanCoversWhatIsBetweenItsChanges() {
    var span = EditedSpan(offset: 6, removed: 0, inserted: 1)
    span.formChange(EditedSpan(offset: 0, removed: 7, inserted: 5))
    #expect(span == EditedSpan(offset: 0, removed: 6, inserted: 5))
    span.formChange(EditedSpan(offset: 8, removed: 1, inserted: 0))
    #expect(span == EditedSpan(offset: 0, removed: 10, inserted: 8))
  }
}
