import CConcertinaGtk

/// The direction of text and of rows of widgets.
public enum TextDirection: String, Sendable {
  /// As in English.
  case leftToRight
  /// As in Arabic.
  case rightToLeft
}

extension TextDirection: CRepresentable {
  init(_ value: GtkTextDirection) {
    self = value == GTK_TEXT_DIR_RTL ? .rightToLeft : .leftToRight
  }

  var cValue: GtkTextDirection {
    self == .rightToLeft ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR
  }
}
