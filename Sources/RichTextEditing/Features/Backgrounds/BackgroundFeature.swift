extension EditorFeature {
  /// Backgrounds of runs that are more than a color.
  public static let backgrounds = EditorFeature(
    "backgrounds",
    register: { register in
      let painter = BackgroundPainter(register.node.area.textView, register.node.content.tags)
      register.draw(.backgrounds) { painter.draw($0) }
    })
}
