/// A web or mail address within a text.
///
/// ```swift
/// DetectedLink.all(in: "see www.example.org.")
/// // one, at 4..<19, to https://www.example.org
/// ```
public struct DetectedLink: Hashable, Sendable {
  /// The range in the text, in Unicode scalars.
  public let range: Range<Int>
  /// The address that it leads to.
  public let address: String

  /// Returns the addresses in a text, checking each word.
  ///
  /// Characters around an address, such as brackets and the full stop of a sentence, are not part
  /// of it.
  public static func all(in text: String) -> [DetectedLink] {
    var links: [DetectedLink] = []
    let scalars = Array(text.unicodeScalars)
    var start = 0
    while start < scalars.count {
      let end = scalars[start...].firstIndex(where: isGap) ?? scalars.count
      if let link = link(in: scalars, start..<end) { links.append(link) }
      start = end + 1
    }
    return links
  }

  /// Returns the address that a link has whose text someone types; nil if the text is not one.
  ///
  /// Where the beginning of an address is not a whole one yet, it is the text itself.
  package static func typedAddress(of text: String) -> String? {
    guard let link = all(in: text).first else {
      let isBegun = begun.contains { text.lowercased().hasPrefix($0) } || text.contains("@")
      return isBegun && !text.unicodeScalars.contains(where: isGap) ? text : nil
    }
    return link.range == 0..<text.unicodeScalars.count ? link.address : nil
  }

  private static let begun = ["http://", "https://", "www.", "mailto:"]

  private static func isGap(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isWhitespace || scalar == "\u{FFFC}" || scalar == "<" || scalar == ">"
  }

  private static func link(in scalars: [Unicode.Scalar], _ word: Range<Int>) -> DetectedLink? {
    let range = trimmed(word, in: scalars)
    guard !range.isEmpty, range.count <= longest else { return nil }
    let text = String(String.UnicodeScalarView(scalars[range]))
    return address(of: text).map { DetectedLink(range: range, address: $0) }
  }

  /// The longest word to consider, in Unicode scalars: no one writes a longer address.
  private static let longest = 2_048
  private static let opening: Set<Unicode.Scalar> = ["(", "[", "{", "\"", "'", "“", "„", "‘", "«"]
  private static let closing: Set<Unicode.Scalar> = [
    ".", ",", ";", ":", "!", "?", "\"", "'", "“", "”", "’", "»", "…", "*", "_",
  ]
  private static let brackets: [Unicode.Scalar: Unicode.Scalar] = [")": "(", "]": "[", "}": "{"]

  private static func trimmed(_ word: Range<Int>, in scalars: [Unicode.Scalar]) -> Range<Int> {
    var (start, end) = (word.lowerBound, word.upperBound)
    while start < end, opening.contains(scalars[start]) { start += 1 }
    while start < end, isTrailing(scalars[end - 1], of: scalars[start..<end]) { end -= 1 }
    return start..<end
  }

  /// Whether a character ends the sentence, not the address: a bracket belongs to the address if it
  /// was opened in it.
  private static func isTrailing(
    _ scalar: Unicode.Scalar, of address: ArraySlice<Unicode.Scalar>
  ) -> Bool {
    guard let bracket = brackets[scalar] else { return closing.contains(scalar) }
    return address.count { $0 == scalar } > address.count { $0 == bracket }
  }

  // MARK: Words

  private static func address(of word: String) -> String? {
    let small = word.lowercased()
    for scheme in ["https://", "http://"] where small.hasPrefix(scheme) {
      return isHost(small.dropFirst(scheme.count)) ? word : nil
    }
    if small.hasPrefix("www.") {
      return isDomain(host(of: small.dropFirst(4))) ? "https://" + word : nil
    }
    if small.hasPrefix("mailto:") { return isMailbox(small.dropFirst(7)) ? word : nil }
    return isMailbox(Substring(small)) ? "mailto:" + word : nil
  }

  /// Returns the address meant by a text without a scheme; nil if it is neither a web nor a mail
  /// address.
  static func address(assumedFor text: String) -> String? {
    guard text.unicodeScalars.count <= longest,
      text.unicodeScalars.allSatisfy({ $0.value > 0x20 && $0.value != 0x7F })
    else { return nil }
    let small = Substring(text.lowercased())
    if isMailbox(small) { return "mailto:" + text }
    let host = host(of: small)
    guard isDomain(host), isPort(small.dropFirst(host.count)) else { return nil }
    return "https://" + text
  }

  /// Whether a colon after a name begins a port, so that the name is not a scheme.
  private static func isPort(_ rest: Substring) -> Bool {
    guard rest.first == ":" else { return true }
    let port = rest.dropFirst().prefix { !"/?#".contains($0) }
    return (1...5).contains(port.count) && port.allSatisfy { $0.isASCII && $0.isNumber }
  }

  private static func host(of rest: Substring) -> Substring {
    rest.prefix { !"/?#:".contains($0) }
  }

  private static func isHost(_ rest: Substring) -> Bool {
    host(of: rest).first.map { $0.isLetter || $0.isNumber || $0 == "[" } ?? false
  }

  /// Whether a text is a domain: names separated by dots, the last one of letters.
  private static func isDomain(_ text: Substring) -> Bool {
    let names = text.split(separator: ".", omittingEmptySubsequences: false)
    guard names.count >= 2, let last = names.last, last.count >= 2 else { return false }
    return last.allSatisfy(\.isLetter) && names.allSatisfy(isName)
  }

  private static func isName(_ name: Substring) -> Bool {
    !name.isEmpty && name.first != "-" && name.last != "-"
      && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" }
  }

  private static func isMailbox(_ text: Substring) -> Bool {
    let parts = text.split(separator: "@", omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty, parts[0].first != ".", parts[0].last != "." else {
      return false
    }
    let isPlain = parts[0].allSatisfy {
      $0.isASCII && ($0.isLetter || $0.isNumber) || "._%+-".contains($0)
    }
    return isPlain && isDomain(parts[1])
  }
}
