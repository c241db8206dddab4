import CConcertinaPango

/// The base direction of a paragraph.
public enum TextDirection: Sendable, Hashable {
  /// As in Latin and Han text.
  case leftToRight
  /// As in Arabic and Hebrew text.
  case rightToLeft

  /// The direction of the first strong character; `nil` if there is none.
  package init?(firstStrongIn utf8: UnsafeBufferPointer<UInt8>) {
    guard let first = utf8.first, let start = UnsafeRawPointer(utf8.baseAddress) else { return nil }
    if TextDirection.isLatinLetter(first) {
      self = .leftToRight
      return
    }
    let characters = start.assumingMemoryBound(to: CChar.self)
    switch pango_find_base_dir(characters, gint(clamping: utf8.count)) {
    case PANGO_DIRECTION_LTR: self = .leftToRight
    case PANGO_DIRECTION_RTL: self = .rightToLeft
    default: return nil
    }
  }

  private static func isLatinLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }
}
