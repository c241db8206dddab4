import RichTextModel

extension EditorFeature {
  /// The command for links, addresses that are pasted over a selection, and links that follow the
  /// address in their text while it is edited.
  ///
  /// Links themselves are part of any text.
  public static let links = EditorFeature("links") {
    [.editLink]
  } register: { register in
    let node = register.node
    register.editing.prepareInsertions { [weak node] insertion in
      guard let node, node.detectsLinks else { return insertion }
      return LinkDetector.linked(insertion, in: node)
    }
    register.follow { [weak node] edit in
      guard let node, node.detectsLinks else { return [] }
      return FollowedAddress(edit, in: node.content)?.restylings ?? []
    }
    register.onPaste { pasted in
      guard !pasted.isTextOnly, node.link(pasted.range, to: pasted.content) else { return nil }
      return pasted.range.upperBound
    }
  }
}

extension EditorNode {
  /// Whether addresses become links, also by a processor that is the containing editor's.
  fileprivate var detectsLinks: Bool {
    implementation?.relays.processing.register.processors.contains { $0 is LinkDetector } ?? false
  }

  /// Makes a selection a link if an address is pasted over it; returns whether it does.
  fileprivate func link(_ range: Range<Int>, to content: RichText) -> Bool {
    guard !range.isEmpty, let address = PastedAddress(content)?.text, canLink(range) else {
      return false
    }
    changeAttributes(in: range) { $0[LinkKey.self] = address }
    return true
  }

  /// Whether a range is text within a paragraph, and neither code nor an address itself.
  fileprivate func canLink(_ range: Range<Int>) -> Bool {
    guard permissions.allows(command: .link) else { return false }
    let selected = content.content(in: range)
    let line = area.buffer.line(containing: range.lowerBound)
    let style = content.tags.paragraphs.styles[content.format(ofLine: line).style]
    return style?.isLiteral != true && selected.paragraphs.count == 1
      && PastedAddress(selected) == nil
  }
}
