import FoundationEssentials
import RichTextModel
import Testing

/// Tasks as values, in nested editors too.
@Suite struct TaskTests {
  static func paragraph(_ text: String, _ item: ListItem?) -> RichText {
    var attributes = AttributeContainer()
    attributes[ParagraphKey.self] = ParagraphFormat(list: item)
    return RichText(text + "\n", attributes: attributes)
  }

  static func task(_ text: String, isChecked: Bool = false) -> RichText {
    paragraph(text, ListItem(.task, isChecked: isChecked))
  }

  private static func panel(_ content: RichText, id: String = "p") -> RichText {
    RichText(AttachmentContent(id: id, name: ContentType("panel"), editors: [content]))
  }

  @Test func tasksAreReadInOrder() {
    let content =
      "To do\n" + Self.task("milk") + Self.paragraph("bullet", ListItem(.bullet))
      + Self.task("eggs", isChecked: true) + Self.panel(Self.task("inside"))
    let tasks = content.tasks
    #expect(tasks.map(\.text) == ["milk", "eggs", "inside"])
    #expect(tasks.map(\.isChecked) == [false, true, false])
    #expect(tasks[0].range == 6..<10)
    #expect(tasks[2].path == EditorPath.root.appending(attachment: "p"))
    #expect(RichText("no tasks\nat all").tasks.isEmpty)
  }

  @Test func aTaskIsTicked() {
    var content = "To do\n" + Self.task("milk") + Self.panel(Self.task("inside"))
    let before = content
    for task in content.tasks {
      let isFound = content.setChecked(true, of: task)
      #expect(isFound)
    }
    #expect(content.tasks.allSatisfy { $0.isChecked })
    for task in content.tasks {
      let isFound = content.setChecked(false, of: task)
      #expect(isFound)
    }
    #expect(content == before)
  }

  @Test func aTaskThatHasMovedIsTheNearestOne() {
    let old = Self.task("call") + Self.task("write a long letter") + Self.task("call")
    var content = "New line\n" + old
    let isFound = content.setChecked(true, of: old.tasks[2])
    #expect(isFound)
    #expect(content.tasks.map(\.isChecked) == [false, false, true])
    let isGoneFound = content.setChecked(true, of: RichTextTask(range: 0..<4, text: "gone"))
    #expect(!isGoneFound)
  }

  @Test func attachmentsWithoutIdentifiersAreLeftOut() {
    #expect(Self.panel(Self.task("inside"), id: "").tasks.isEmpty)
  }
}
