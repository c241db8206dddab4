/// A page in HTML with the pictures of scenes, and what has changed in them.
struct PicturePage {
  private let title: String
  private var sections: [(scene: String, figures: [String])] = []
  /// Whether a picture is not the same as the one that it is compared with.
  private(set) var hasProblems = false

  init(title: String) { self.title = title }

  /// Adds a picture; those of a scene follow one another.
  mutating func add(
    _ name: String, scene: String, _ variation: PictureVariation,
    _ result: ReferencePictures.Result?
  ) {
    if sections.last?.scene != scene { sections.append((scene, [])) }
    hasProblems = hasProblems || result?.problem != nil
    let names = (result?.problem == nil ? [] : result?.pictures ?? []) + [name]
    let caption = variation.name + (result?.problem.map { ": \($0)" } ?? "")
    let kind = result?.problem == nil ? "same" : "changed"
    sections[sections.count - 1].figures.append(
      """
      <figure class="\(kind)">
      \(names.map(Self.image).joined(separator: "\n"))
      <figcaption>\(Self.escaped(caption))</figcaption>
      </figure>
      """)
  }

  private static func image(_ name: String) -> String {
    let file = escaped(name)
    return """
      <a href="\(file)"><img loading="lazy" src="\(file)" alt="\(file)"></a>
      """
  }

  /// The text of the page.
  var html: String {
    let body = sections.map { section in
      "<h2>\(Self.escaped(section.scene))</h2>\n<div>\n"
        + section.figures.joined(separator: "\n") + "\n</div>"
    }
    return """
      <!DOCTYPE html>
      <html lang="en">
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width">
      <title>\(Self.escaped(title))</title>
      <style>
      body { font-family: sans-serif; margin: 2em; }
      div { display: flex; flex-wrap: wrap; gap: 1em; align-items: flex-start; }
      figure { margin: 0; padding: .5em; border: 1px solid #ccc; border-radius: 6px; }
      figure.changed { border: 3px solid #c01c28; }
      img { max-width: 100%; margin-right: .5em; }
      </style>
      <h1>\(Self.escaped(title))</h1>
      \(body.joined(separator: "\n"))
      </html>

      """
  }

  private static func escaped(_ text: String) -> String {
    text.reduce(into: "") { result, character in
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case #"""#: result += "&quot;"
      default: result.append(character)
      }
    }
  }
}
