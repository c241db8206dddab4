import FoundationEssentials

/// Text with attributes, as editors keep it and their history remembers it.
///
/// It is what a text buffer is: a row of Unicode scalars in which an attachment counts as one, cut
/// into runs of one look each. Positions are offsets in Unicode scalars, everywhere: not bytes, not
/// UTF-16, and not characters as people count them, of which a flag is one and two scalars long.
///
/// With the rest of the world it exchanges Swift's own `AttributedString`:
///
/// ```swift
/// var text = RichText(AttributedString("Warm greetings"))
/// text.replace(0..<4, with: RichText("Cold"))
/// AttributedString(text)  // Cold greetings
/// ```
///
/// `AttributedString` itself cannot be edited at every offset: Swift's ends the process at some places
/// within a sequence of emoji. Reading one and building one from whole runs is safe.
public struct RichText: Hashable, Sendable {
  /// A stretch of one look.
  public struct Run: Hashable, Sendable {
    /// How many Unicode scalars it is long; at least 1.
    public var length: Int
    /// How it looks, and what it is.
    public var attributes: AttributeContainer
  }

  /// The text without its attributes; U+FFFC for each attachment.
  public private(set) var text: String
  /// The looks of the text, in order.
  ///
  /// Neighbours differ.
  public private(set) var runs: [Run]
  /// How many Unicode scalars there are.
  public private(set) var count: Int

  /// Makes a text of one look.
  public init(_ text: String = "", attributes: AttributeContainer = AttributeContainer()) {
    self.text = text
    count = text.unicodeScalars.count
    runs = count == 0 ? [] : [Run(length: count, attributes: attributes)]
  }

  /// Makes the one character that stands for an attachment.
  public init(_ attachment: AttachmentContent, attributes: AttributeContainer = .init()) {
    var attributes = attributes
    attributes[AttachmentKey.self] = attachment
    self.init(String(AttachmentContent.character), attributes: attributes)
  }

  /// Whether there is nothing, not even an attachment.
  public var isEmpty: Bool { count == 0 }

  /// Puts another text behind this one.
  public mutating func append(_ other: RichText) {
    // Its view of scalars would copy all of the text for each piece.
    text.append(other.text)
    count += other.count
    for run in other.runs { append(run) }
  }

  private mutating func append(_ run: Run) {
    guard let last = runs.last, last.attributes == run.attributes else { return runs.append(run) }
    runs[runs.count - 1].length += run.length
  }

  /// The one text with the other behind it.
  public static func + (first: RichText, second: RichText) -> RichText {
    var sum = first
    sum.append(second)
    return sum
  }

  /// A copy of a part; what is outside the text is left out.
  public func part(_ offsets: Range<Int>) -> RichText {
    let offsets = offsets.clamped(to: 0..<count)
    var part = RichText()
    part.text = String(text.unicodeScalars[indices(offsets)])
    part.count = offsets.count
    forEachRun { range, attributes in
      let common = range.clamped(to: offsets)
      if !common.isEmpty { part.runs.append(Run(length: common.count, attributes: attributes)) }
    }
    return part
  }

  /// Puts another text in the place of a part; what is outside the text is left out.
  public mutating func replace(_ offsets: Range<Int>, with other: RichText) {
    let offsets = offsets.clamped(to: 0..<count)
    let tail = part(offsets.upperBound..<count)
    self = part(0..<offsets.lowerBound)
    append(other)
    append(tail)
  }

  /// Calls with each run and the offsets that it covers, in order.
  public func forEachRun(_ body: (Range<Int>, AttributeContainer) -> Void) {
    var start = 0
    for run in runs {
      body(start..<(start + run.length), run.attributes)
      start += run.length
    }
  }

  /// Calls with the text of each run and its attributes, in order.
  public func forEachPiece(_ body: (String, AttributeContainer) -> Void) {
    let scalars = text.unicodeScalars
    var start = scalars.startIndex
    for run in runs {
      let end = scalars.index(start, offsetBy: run.length)
      body(String(scalars[start..<end]), run.attributes)
      start = end
    }
  }

  /// Gives a part other attributes, run by run.
  public mutating func changeAttributes(
    in offsets: Range<Int>, _ change: (inout AttributeContainer) -> Void
  ) {
    var changed = RichText()
    part(offsets).forEachPiece { text, attributes in
      var attributes = attributes
      change(&attributes)
      changed.append(RichText(text, attributes: attributes))
    }
    replace(offsets, with: changed)
  }

  private func indices(_ offsets: Range<Int>) -> Range<String.Index> {
    let scalars = text.unicodeScalars
    let lower = scalars.index(scalars.startIndex, offsetBy: offsets.lowerBound)
    return lower..<scalars.index(lower, offsetBy: offsets.count)
  }

  // MARK: Equality

  /// Whether two texts are the same, scalar by scalar and attribute by attribute.
  ///
  /// Swift's own strings are equal when they look the same; offsets into them would not be.
  public static func == (first: RichText, second: RichText) -> Bool {
    first.count == second.count && first.runs == second.runs
      && first.text.utf8.elementsEqual(second.text.utf8)
  }

  /// Mixes in what tells texts apart.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(count)
    hasher.combine(runs)
  }
}

extension RichText: ExpressibleByStringLiteral {
  /// Makes a text without attributes.
  public init(stringLiteral text: String) { self.init(text) }
}
