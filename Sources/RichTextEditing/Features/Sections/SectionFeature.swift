extension EditorFeature {
  /// Sections of headings that can be collapsed.
  public static let sections = EditorFeature("sections") {
    [.collapseSection, .expandSection]
  } register: { register in
    let (node, typing) = (register.node, register.typing)
    let triangles = SectionTriangles(node, register.addColumn(.signs), typing)
    let keys = SectionKeys(node, typing)
    let editing = SectionEditing(node, typing)
    register.keep(triangles)
    triangles.connect()
    register.onKey(.paragraph) { keys.pressed($0) }
    register.on(.caretMoved) { editing.revealSelection() }
    register.on(.caretHidden) { _ = editing.reveal(node.content.buffer.caret) }
  }
}

extension EditorViewImplementation {
  /// The triangles beside headings; nil without the feature.
  var triangles: SectionTriangles? { features.part() }
}
