extension EditorFeature {
  /// Lists: markers, their keys, and the boxes of tasks.
  public static let lists = EditorFeature("lists") {
    [.bulletedList, .numberedList, .taskList]
  } register: { register in
    let (node, typing) = (register.node, register.typing)
    let markers = ListMarkers(node)
    let keys = ListKeys(node, register.editing, typing)
    let lists = ListEditing(node, typing)
    register.keep(markers)
    register.onKey(.paragraph) { keys.pressed($0) }
    register.draw(.markers) { markers.draw($0) }
    register.onTapped { lists.tapped($0) }
    register.on(.fontChanged) { markers.makeRoom() }
    register.check { markers.violations }
    node.content.tags.paragraphs.onItemsChanged = { [weak markers] in
      markers?.makeRoom(ofLines: $0)
    }
  }
}
