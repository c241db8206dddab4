import FoundationEssentials
import GtkCore
import RichTextModel

/// The placeholder of an empty editor.
extension EditorView {
  /// The placeholder, with its attributes: font traits, family, color, underline and strikethrough.
  ///
  /// It takes up to ``minimumLines`` lines; if it does not fit, it ends with an ellipsis.
  public var placeholder: RichText {
    get { implementation.looks.placeholder }
    set {
      implementation.looks.placeholder = newValue
      area.placeholder = newValue.text
      area.placeholderLooks = newValue.labelLooks
    }
  }

  /// The minimum height of the editor, in lines of plain text.
  public var minimumLines: Int {
    get { implementation.looks.minimumLines }
    set {
      implementation.looks.minimumLines = max(newValue, 1)
      area.setLineLimits(minimum: max(newValue, 1), maximum: .max)
      implementation.looks.applyParagraphFormat()
    }
  }
}

extension RichText {
  /// The attributes for a label, which supports fewer of them.
  fileprivate var labelLooks: [Label.Look] {
    var looks: [Label.Look] = []
    var start = 0
    forEachPiece { text, attributes in
      let bytes = start..<(start + text.utf8.count)
      looks += attributes.labelProperties.map { Label.Look(bytes: bytes, $0) }
      start = bytes.upperBound
    }
    return looks
  }
}

extension AttributeContainer {
  fileprivate var labelProperties: [Label.Look.Property] {
    let traits = self[FontTraitsKey.self] ?? []
    let optional: [Label.Look.Property?] = [
      traits.contains(.bold) ? .bold : nil,
      traits.contains(.italic) ? .italic : nil,
      traits.contains(.monospace) ? .family(AttributeMark.monospaceFamily) : nil,
      self[FontFamilyKey.self].map { .family($0) },
      self[ForegroundColorKey.self].map { .color($0.description) },
      self[UnderlineKey.self] == nil ? nil : .underline,
      self[StrikethroughKey.self] == true ? .strikethrough : nil,
    ]
    return optional.compactMap { $0 }
  }
}
