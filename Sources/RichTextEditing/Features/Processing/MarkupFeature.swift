extension EditorFeature {
  /// Signs that give a selection a look, in editors with markup.
  public static let markup = EditorFeature(
    "markup",
    register: { register in
      let wrapping = SelectionWrapping(register.node)
      register.onKey(.selection) { wrapping.pressed($0) }
    })
}
