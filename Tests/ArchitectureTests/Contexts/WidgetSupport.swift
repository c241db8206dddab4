import AutoHeightEditing
import Observation
import WidgetSupport

// What the examples in the comments of this module use and do not declare.

@MainActor
@Observable
final class Model {
  var draft = ""
}

@MainActor
final class File {
  var name = ""
}

@MainActor let file = File()
@MainActor let model = Model()
@MainActor let editor: AutoHeightEditor = unused()
@MainActor let area: GrowingTextArea = unused()
@MainActor let (title, summary): (AutoHeightEditor, AutoHeightEditor) = unused()

func unused<Value>() -> Value { fatalError("Nothing runs this.") }
