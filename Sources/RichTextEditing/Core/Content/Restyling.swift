import RichTextModel

/// A part of the text, and how its attributes have to change as part of an edit.
struct Restyling {
  let range: Range<Int>
  let change: (inout AttributeContainer) -> Void
}
