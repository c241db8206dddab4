import GtkCore
import RichTextEditing
import RichTextModel
import TextMetrics

extension RichText {
  /// The direction of the first letter; nil if there is none.
  var directionOfLetters: GtkCore.TextDirection? {
    var text = text
    return text.withUTF8 { TextMetrics.TextDirection(firstStrongIn: $0) }.map {
      $0 == .rightToLeft ? .rightToLeft : .leftToRight
    }
  }
}
