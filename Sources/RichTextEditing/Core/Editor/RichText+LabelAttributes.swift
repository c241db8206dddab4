import FoundationEssentials
import GtkCore
import RichTextModel

extension RichText {
  /// The attributes for a label, which supports fewer of them.
  var labelAttributes: [Label.Attribute] {
    var parts: [Label.Attribute] = []
    var start = 0
    forEachPiece { text, attributes in
      let bytes = start..<(start + text.utf8.count)
      parts += attributes.labelProperties.map { Label.Attribute(bytes: bytes, $0) }
      start = bytes.upperBound
    }
    return parts
  }
}

extension AttributeContainer {
  /// The attributes for a label.
  var labelProperties: [Label.Attribute.Property] {
    letterProperties.compactMap(\.labelProperty)
  }
}
