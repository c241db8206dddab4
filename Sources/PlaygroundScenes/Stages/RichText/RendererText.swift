import Concertina
import FoundationEssentials

/// The text on the stage of the renderer.
enum RendererText {
  /// A few long paragraphs, a link and a panel.
  static var content: RichText {
    var heading = AttributeContainer()
    heading[FontTraitsKey.self] = .bold
    heading[FontSizeKey.self] = 16
    var link = AttributeContainer()
    link[LinkKey.self] = "https://example.org/garden"
    var content = RichText("The garden in autumn", attributes: heading)
    content.append(RichText("\n\(paragraphs[0])\n"))
    content.append(panel)
    content.append(RichText("\n\(paragraphs[1]) More of this is in "))
    content.append(RichText("the gardener's book", attributes: link))
    content.append(RichText(".\n" + paragraphs[2...].joined(separator: "\n")))
    return content
  }

  private static let panel = RichText(
    AttachmentContent(
      name: ContentType("panel"), isBlock: true, size: .fullWidth,
      editors: ["A warm night under a cover of leaves keeps the frost from the roots."]))

  private static let paragraphs = [
    "When the warm days are over, the beds are cut back and covered. Seeds that were dried in August are "
      + "put away in paper bags, and each of them gets a name and a year.",
    "Apples keep until spring if the cellar is dry, dark and never warm. Turn them once a week, and take "
      + "out what is soft.",
    "Roses are pruned late: a warm week in November makes them shoot, and the frost takes the young wood.",
    "The pond wants little. A bundle of reed keeps a hole in the ice, so that the fish can breathe.",
    "Tools are cleaned, oiled and hung up. A spade that was put away wet is rusty in March.",
    "Then comes the best part: a chair beside the stove, a list of what went wrong, and warm tea.",
  ]
}
