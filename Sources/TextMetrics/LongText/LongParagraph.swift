/// Cuts long paragraphs into stretches that Pango lays out one by one.
///
/// Two of Pango's weaknesses grow with the length of an item, a run of text that is shaped at once:
/// breaking lines inside words takes quadratic time, and past 2^31 Pango units (2,097,152 px) the
/// widths overflow and the whole paragraph collapses into one line. An attribute that changes
/// nothing, a font ``scale`` of almost 1, on every second stretch makes each stretch an item of its
/// own. The lines stay the same, the cost becomes linear, and nothing overflows: a line of a
/// million letters wraps, without rejecting any of them or dividing them in the buffer. (There are
/// two known exceptions: in letters without any space, a line that ends where two stretches meet
/// needs no room for a hyphen, so it may hold one letter more; and in thousands of spaces and
/// nothing else, Pango 1.56 lets one more space hang over the end of such a line. The view and the
/// measurement have the same stretches, so they agree.)
///
/// Use the same stretches for the layout here and for a `GtkTextTag` with that `scale` in the real
/// buffer: only then do both lay out the same items. (GTK passes on no attribute that has its
/// neutral value, such as a scale of 1, a letter spacing of 0 or enabled fallback; such tags would
/// cut nothing.)
///
/// ```swift
/// for stretch in LongParagraph.stretches(in: utf8) {
///   // from stretch.scalars.lowerBound up to stretch.scalars.upperBound: apply the tag
/// }
/// ```
public enum LongParagraph {
  /// The longest paragraph, in Unicode scalars, that stays in one piece.
  public static let threshold = 4_000

  /// The length of a stretch, in Unicode scalars, if the text can be cut anywhere.
  public static let stretchLength = 1_000

  /// The font scale that makes a stretch an item of its own: the value closest to 1 that GTK does
  /// not take for 1, and above it, so that no font size rounds down.
  public static let scale = 1.000_000_000_1

  /// A part of a paragraph that needs the attribute, counted in two ways.
  public struct Stretch: Sendable, Hashable {
    /// Its range in Unicode scalars.
    public var scalars: Range<Int>
    /// Its range in bytes of UTF-8.
    public var bytes: Range<Int>
  }

  /// The stretches of a paragraph that need the attribute: every second one.
  ///
  /// A stretch begins after a space if there is one in the preceding text, otherwise between two
  /// ideographs, otherwise between two grapheme clusters, so that no word is shaped in two halves.
  ///
  /// - Parameter utf8: The paragraph, valid UTF-8.
  /// - Returns: The stretches, in order; none for a paragraph up to ``threshold``.
  public static func stretches(in utf8: UnsafeBufferPointer<UInt8>) -> [Stretch] {
    guard isLong(utf8) else { return [] }
    var stretches: [Stretch] = []
    var cuts = StretchCuts(text: utf8, length: stretchLength)
    while let start = cuts.next() {
      let end = cuts.next() ?? cuts.end()
      stretches.append(
        Stretch(scalars: start.scalar..<end.scalar, bytes: start.byte..<end.byte))
    }
    return stretches
  }

  static func isLong(_ utf8: UnsafeBufferPointer<UInt8>) -> Bool {
    guard utf8.count > threshold else { return false }
    return utf8.position(afterScalars: threshold, from: 0) < utf8.count
  }
}
