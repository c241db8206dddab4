extension EditorFeature {
  /// Numbers beside the text.
  public static let lineNumbers = EditorFeature(
    "line-numbers",
    register: { register in
      let node = register.node
      let numbers = LineNumbers(node.area, register.addColumn(.numbers)) { [weak node] in
        node?.shownLines ?? []
      } afterLayout: { [weak node] in
        node?.afterLayout($0)
      }
      register.keep(numbers)
      register.on(.textChanged) { numbers.textChanged() }
      register.on(.measured) { if numbers.isShown { numbers.updateWidth(isMeasuring: true) } }
    })
}

extension EditorViewImplementation {
  /// The numbers beside the text; nil without the feature.
  var lineNumbers: LineNumbers? { features.part() }
}
