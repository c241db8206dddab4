import FoundationEssentials
import GtkCore
import RichTextModel

/// Setting and removing links.
extension EditorLinks {
  /// Asks for the address of a link, or else of the selection, or of the link at the caret; a web
  /// or mail address without a scheme gets the missing one.
  func ask(about link: Range<Int>? = nil) {
    guard let widget = node.widget else { return }
    let range = link ?? linkedRange ?? node.area.buffer.selection
    let geometry = TextGeometry(of: node.area.textView, in: widget)
    let place = geometry.rectangles(of: range).first ?? geometry.caret(at: range.lowerBound)
    let old = node.content.link(at: range.lowerBound)?.address ?? ""
    popover.open(old, at: place, of: node, about: range) { [weak self] answer in
      guard let self, let answer, self.node.hasWidget, self.node.area.isEditable, answer != old
      else { return }
      self.set(Self.trimmed(answer).map { LinkAddress($0).completed.text }, in: range)
    }
  }

  /// The selection, or else the link at the caret; nil if there is neither.
  private var linkedRange: Range<Int>? {
    let selection = node.area.buffer.selection
    return selection.isEmpty ? linkAtCaret?.range : selection
  }

  /// Sets the address of the selection, or else of the link at the caret; nil removes links.
  ///
  /// If there is neither, the address itself is inserted.
  func set(_ address: String?) {
    set(address, in: linkedRange ?? node.area.buffer.selection)
  }

  private func set(_ address: String?, in range: Range<Int>) {
    guard !range.isEmpty else { return insert(address) }
    node.changeAttributes(in: range) { $0[LinkKey.self] = address }
  }

  private func insert(_ address: String?) {
    guard let address else { return }
    var attributes = node.content.typingAttributes
    attributes[LinkKey.self] = address
    node.replace(
      node.area.buffer.selection, with: RichText(address, attributes: attributes),
      keepsAttributes: false)
  }

  /// Returns an address without white space around it; nil for white space only.
  static func trimmed(_ text: String) -> String? {
    let start = text.drop { $0.isWhitespace }
    return start.lastIndex { !$0.isWhitespace }.map { String(start[...$0]) }
  }
}
