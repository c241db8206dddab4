import GtkCore
import RichTextModel

/// The content of a widget with rich text, in each format, for other languages than Swift.
extension AnyParameter {
  /// Returns the properties for the content: `json`, `markdown` and `html`.
  ///
  /// A program binds the one that it needs, and no other property says how to read it. Each is
  /// written when it is read, and costs nothing before. An empty text is an empty content in each
  /// format.
  ///
  /// - Parameters:
  ///   - forms: Returns the forms of the widget's attachments.
  ///   - content: Returns the content of a widget.
  ///   - set: Sets it.
  ///   - observe: Adds a handler to what reports its changes.
  /// - Returns: The properties.
  static func contents<Owner: ParameterizedWidget>(
    forms: @escaping @MainActor (Owner) -> [AttachmentForm] = { _ in [] },
    get content: @escaping @MainActor (Owner) -> RichText,
    set: @escaping @MainActor (Owner, RichText) -> Void,
    observe: @escaping ParameterObservation<Owner>
  ) -> [AnyParameter] {
    [TextFormat.json, .markdown, .html].map { format in
      AnyParameter(
        written: format.rawValue, property: format.rawValue, observe: observe,
        get: { (owner: Owner) in
          let content = content(owner)
          return content.isEmpty ? "" : (try? format.text(of: content, forms(owner))) ?? ""
        },
        set: { owner, text in
          guard let new = text.isEmpty ? RichText() : (try? format.content(from: text)) else {
            return false
          }
          if new != content(owner) { set(owner, new) }
          return true
        })
    }
  }
}

/// The methods of a widget with rich text: its content in a format.
extension AnyMethod {
  /// Returns the methods that read and set the content.
  ///
  /// - Parameters:
  ///   - forms: Returns the forms of the widget's attachments.
  ///   - content: Returns the content of a widget.
  ///   - set: Sets it.
  /// - Returns: `get-content` and `set-content`.
  static func contents<Owner: ParameterizedWidget>(
    forms: @escaping @MainActor (Owner) -> [AttachmentForm] = { _ in [] },
    get content: @escaping @MainActor (Owner) -> RichText,
    set: @escaping @MainActor (Owner, RichText) -> Void
  ) -> [AnyMethod] {
    [
      AnyMethod("get-content", ["format"], member: "content", failure: .content) {
        (owner: Owner, format: TextFormat) in
        try format.text(of: content(owner), forms(owner))
      },
      AnyMethod("set-content", ["content", "format"], member: "content", failure: .content) {
        (owner: Owner, text: String, format: TextFormat) in
        set(owner, try format.content(from: text))
      },
    ]
  }
}
