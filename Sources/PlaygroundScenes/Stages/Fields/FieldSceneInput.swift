import Concertina

/// The input of a field.
@MainActor
struct FieldSceneInput: SceneInput {
  let field: CatalogField

  init(_ field: CatalogField) { self.field = field }

  var widget: Widget { field.inputWidget }
  var isEditable: Bool { field.isEnabled }

  func select(anchor: Int, caret: Int) { field.select(anchor: anchor, caret: caret) }

  func paste(done: @escaping @MainActor () -> Void) { field.paste(done: done) }

  func undo() { field.undo() }

  func redo() { field.redo() }

  var text: String? { field.line?.text ?? field.area.flatMap { ViewSceneInput($0).text } }

  var selection: InputSelection {
    let (range, caret) = (field.selectedRange, field.caret)
    return InputSelection(
      anchor: caret == range.lowerBound ? range.upperBound : range.lowerBound, caret: caret)
  }

  var isSecret: Bool { (field as? SingleLineField)?.mode == .password }
}
