extension EditorFeature {
  /// Signs for spaces, the line with the caret, and pairs of brackets.
  public static let lineMarks = EditorFeature(
    "line-marks",
    register: { register in
      let node = register.node
      let marks = LineMarks(node.area) { [weak node] in
        node?.content.isLiteral(at: $0) == true
      }
      register.keep(marks)
      register.drawBesideText { marks.currentLine.draw($1, $0) }
      register.draw(.marks) { marks.drawBelowText($0) }
      register.draw(.signs) { marks.drawOnLetters($0) }
      register.on(.textChanged) { marks.textChanged() }
    })
}

extension EditorViewImplementation {
  /// What is shown with the lines; nil without the feature.
  var lineMarks: LineMarks? { features.part() }
}
