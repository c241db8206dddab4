import TextTranslation

extension EditorFeature {
  /// The commands for pasting in other ways, also in the context menu while something with
  /// attributes is on the clipboard.
  public static let pasting = EditorFeature("pasting") {
    [.pasteText, .pasteWithLook]
  } register: { register in
    register.onMenu { editor in
      let isRich = RichClipboard.offersContent(editor.area.textView.clipboard)
      guard isRich, editor.isEditable, editor.node.permissions.allows(.paste) else { return nil }
      return FeatureMenu(
        title: translated("Paste Special"), entries: [.pasteText, .pasteWithLook])
    }
  }
}
