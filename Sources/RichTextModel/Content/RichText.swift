import FoundationEssentials

/// Text with attributes, as editors and their history store it.
///
/// Like a text buffer, it is a sequence of Unicode scalars in which an attachment counts as one,
/// divided into runs with the same attributes. Positions are offsets in Unicode scalars,
/// everywhere: not bytes, not UTF-16, and not characters as users count them, of which a flag is
/// one but has two scalars.
///
/// It converts from and to Swift's own `AttributedString`:
///
/// ```swift
/// var text = RichText(AttributedString("Warm greetings"))
/// text.replace(0..<4, with: RichText("Cold"))
/// AttributedString(text)  // Cold greetings
/// ```
///
/// `AttributedString` itself cannot be edited at every offset: it crashes at some positions within
/// a sequence of emoji. Reading one and building one from whole runs is safe.
public struct RichText: Hashable, Sendable {
  /// A range of text with the same attributes.
  public struct Run: Hashable, Sendable {
    /// The number of Unicode scalars; at least 1.
    public var length: Int
    /// The attributes.
    public var attributes: AttributeContainer
  }

  /// The text without its attributes; U+FFFC for each attachment.
  public private(set) var text: String
  /// The attributes of the text, in order.
  ///
  /// Adjacent runs differ.
  public private(set) var runs: [Run]
  /// The number of Unicode scalars.
  public private(set) var count: Int

  /// Creates a text with the same attributes throughout.
  public init(_ text: String = "", attributes: AttributeContainer = AttributeContainer()) {
    self.text = text
    count = text.unicodeScalars.count
    runs = count == 0 ? [] : [Run(length: count, attributes: attributes)]
  }

  /// Creates the one character that represents an attachment.
  public init(_ attachment: AttachmentContent, attributes: AttributeContainer = .init()) {
    var attributes = attributes
    attributes[AttachmentKey.self] = attachment
    self.init(String(AttachmentContent.character), attributes: attributes)
  }

  /// Whether there is no content, not even an attachment.
  public var isEmpty: Bool { count == 0 }

  /// Appends another text to this one.
  public mutating func append(_ other: RichText) {
    // Appending to the view of scalars would copy all of the text for each piece.
    text.append(other.text)
    count += other.count
    for run in other.runs { append(run) }
  }

  private mutating func append(_ run: Run) {
    guard let last = runs.last, last.attributes == run.attributes else { return runs.append(run) }
    runs[runs.count - 1].length += run.length
  }

  /// Returns the first text followed by the second.
  public static func + (first: RichText, second: RichText) -> RichText {
    var sum = first
    sum.append(second)
    return sum
  }

  /// Returns a copy of a part; offsets outside the text are ignored.
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

  /// Replaces a part by another text; offsets outside the text are ignored.
  public mutating func replace(_ offsets: Range<Int>, with other: RichText) {
    let offsets = offsets.clamped(to: 0..<count)
    let tail = part(offsets.upperBound..<count)
    self = part(0..<offsets.lowerBound)
    append(other)
    append(tail)
  }

  /// Calls a closure with each run's offsets and attributes, in order.
  public func forEachRun(_ body: (Range<Int>, AttributeContainer) -> Void) {
    var start = 0
    for run in runs {
      body(start..<(start + run.length), run.attributes)
      start += run.length
    }
  }

  /// Calls a closure with each run's text and attributes, in order.
  public func forEachPiece(_ body: (String, AttributeContainer) -> Void) {
    let scalars = text.unicodeScalars
    var start = scalars.startIndex
    for run in runs {
      let end = scalars.index(start, offsetBy: run.length)
      body(String(scalars[start..<end]), run.attributes)
      start = end
    }
  }

  /// Changes the attributes of a part, run by run.
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

  /// Changes the attributes of many parts at once, which are in their order and do not overlap.
  package mutating func changeAttributes(
    in parts: [Range<Int>], _ change: (_ part: Int, inout AttributeContainer) -> Void
  ) {
    // The text stays: a part of it for each would cost all of the text each time.
    var changed = RichText()
    var part = 0
    forEachRun { range, attributes in
      var start = range.lowerBound
      while start < range.upperBound {
        while part < parts.count, parts[part].upperBound <= start { part += 1 }
        let next = part < parts.count ? parts[part] : range.upperBound..<range.upperBound
        let isInside = next.contains(start)
        let end = min(isInside ? next.upperBound : max(next.lowerBound, start), range.upperBound)
        var own = attributes
        if isInside { change(part, &own) }
        changed.append(Run(length: end - start, attributes: own))
        start = end
      }
    }
    runs = changed.runs
  }

  private func indices(_ offsets: Range<Int>) -> Range<String.Index> {
    let scalars = text.unicodeScalars
    let lower = scalars.index(scalars.startIndex, offsetBy: offsets.lowerBound)
    return lower..<scalars.index(lower, offsetBy: offsets.count)
  }

  // MARK: Equality

  /// Whether two texts are the same, scalar by scalar and attribute by attribute.
  ///
  /// Swift's own strings are also equal if only their characters are canonically equivalent;
  /// offsets into them would not be the same.
  public static func == (first: RichText, second: RichText) -> Bool {
    first.count == second.count && first.runs == second.runs
      && first.text.utf8.elementsEqual(second.text.utf8)
  }

  /// Hashes the number of scalars and the runs.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(count)
    hasher.combine(runs)
  }
}

extension RichText: ExpressibleByStringLiteral {
  /// Creates a text without attributes.
  public init(stringLiteral text: String) { self.init(text) }
}
