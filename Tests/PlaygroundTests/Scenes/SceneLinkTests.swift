import Testing

@testable import PlaygroundKit
@testable import PlaygroundScenes

/// Links to a scene in a state.
struct SceneLinkTests {
  private static let name = "concertina-playground"
  private static let catalog = SceneCatalog.standard

  @Test(arguments: [
    SceneRequest(scene: "rich-editor"),
    SceneRequest(scene: "rich-editor", settings: [KnobSetting("maxHeight", .number(200))]),
    SceneRequest(
      scene: "auto-height-editor",
      settings: [
        KnobSetting("text", .text("a&b=c?d%20 #é\u{1F600}\n+")),
        KnobSetting("hasBorder", .toggle(false)), KnobSetting("lineSpace", .number(2.5)),
      ], width: 360),
  ])
  func aLinkLeadsToWhatItWasMadeOf(request: SceneRequest) throws {
    let link = SceneLink(to: request, of: Self.name)
    #expect(link.text.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F })
    let read = try #require(SceneLink(link.text, of: Self.name))
    #expect(try read.request(in: Self.catalog) == request)
  }

  @Test
  func aLinkIsShort() {
    let request = SceneRequest(
      scene: "rich-editor", settings: [KnobSetting("maxHeight", .number(200))], width: 360)
    #expect(
      SceneLink(to: request, of: Self.name).text
        == "concertina:rich-editor?maxHeight=200&width=360")
  }

  @Test(arguments: [
    ("concertina:", "unknown scene"), ("concertina:nowhere", "unknown scene"),
    ("concertina:widget:GtkLabel", "unknown scene"),
    ("concertina:widget:/etc/x.ui#a", "unknown scene"),
    ("concertina:rich-editor?", ""), ("concertina:rich-editor?x=1", "x"),
    ("concertina:rich-editor?maxHeight", "maxHeight"),
    ("concertina:rich-editor?maxHeight=a", "maxHeight"),
    ("concertina:rich-editor?width=0", "width"), ("concertina:rich-editor?%=1", "percent"),
    ("concertina:rich-editor?=1", "\"=1\""), ("concertina:%00", "percent"),
  ])
  func whatIsWrongIsSaid(text: String, message: String) throws {
    let link = try #require(SceneLink(text, of: Self.name))
    guard !message.isEmpty else {
      #expect(try link.request(in: Self.catalog) == SceneRequest(scene: "rich-editor"))
      return
    }
    do {
      _ = try link.request(in: Self.catalog)
      Issue.record("\(text) is taken")
    } catch {
      #expect(error.description.contains(message), "\(error)")
    }
  }

  @Test(arguments: ["rich-editor", "https://example.org", "booking:day", "Concertina:notes"])
  func otherWordsAreNotLinks(word: String) {
    #expect(SceneLink(word, of: Self.name) == nil)
  }

  @Test
  func theCommandLineTakesALink() throws {
    let parser = CommandLineParser(program: .concertina)
    let command = try parser.parse(["concertina:notes?width=300"])
    #expect(
      command == .open(WindowRequest(.scene(SceneRequest(scene: "notes", width: 300)))))
    #expect(throws: CommandLineError.self) { try parser.parse(["concertina:nowhere"]) }
    #expect(throws: CommandLineError.self) {
      try parser.parse(["--scene", "notes", "concertina:notes"])
    }
  }
}
