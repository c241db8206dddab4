import FoundationEssentials
import RichTextModel

/// A link that was edited, and leads to the address in its text.
///
/// It follows the text, so that a corrected address does not lead to where the wrong one led. What
/// is typed in front of a link is not a part of it, what is typed at its end is.
@MainActor
struct FollowedAddress {
  /// The longest link that is followed, in Unicode scalars.
  private static let longest = 2_048
  private let range: Range<Int>
  private let edit: LinkEdit

  /// Creates the link that an edit has changed; nil if there is none, or it leads elsewhere.
  init?(_ edit: Replacement, in content: RichTextBuffer) {
    let inserted = edit.insertedRange
    let before = content.link(at: inserted.lowerBound - 1)
    let after = content.link(at: inserted.upperBound)
    guard let address = (before ?? after)?.address else { return nil }
    let left = before.map { $0.range.lowerBound..<inserted.lowerBound }
    let isWhole = after?.address == address
    let right = isWhole ? after.map { inserted.upperBound..<$0.range.upperBound } : nil
    guard (left?.count ?? 0) + inserted.count + (right?.count ?? 0) <= Self.longest else {
      return nil
    }
    let removed = edit.removed.text(linkedTo: address, atEnd: left == nil)
    guard left != nil || !removed.isEmpty,
      !(left != nil && right != nil) || removed.utf8.count == edit.removed.text.utf8.count
    else { return nil }
    let text = { (range: Range<Int>?) in range.map { content.content(in: $0).text } ?? "" }
    range = (left ?? inserted).lowerBound..<(right ?? inserted).upperBound
    guard
      let edit = LinkEdit(
        of: address, from: text(left) + removed + text(right), to: text(range))
    else { return nil }
    self.edit = edit
  }

  /// What changes with the edit.
  var restylings: [Restyling] {
    var end = range.lowerBound
    var parts: [Restyling] = []
    for link in edit.links {
      let start = range.lowerBound + link.range.lowerBound
      parts.append(Self.restyling(end..<start, nil))
      end = range.lowerBound + link.range.upperBound
      parts.append(Self.restyling(start..<end, link.address))
    }
    return (parts + [Self.restyling(end..<range.upperBound, nil)]).filter { !$0.range.isEmpty }
  }

  private static func restyling(_ range: Range<Int>, _ address: String?) -> Restyling {
    Restyling(range: range) { $0[LinkKey.self] = address }
  }
}

extension RichText {
  /// Returns the text at the start or the end that is linked to an address.
  fileprivate func text(linkedTo address: String, atEnd: Bool) -> String {
    var text = ""
    var isOpen = true
    forEachPiece { piece, attributes in
      let isLinked = attributes[LinkKey.self] == address
      if atEnd {
        text = isLinked ? text + piece : ""
      } else if isOpen, isLinked {
        text += piece
      } else {
        isOpen = false
      }
    }
    return text
  }
}
