import AutoHeightEditing
import DataBinding
import WidgetSupport

// What the examples in the comments of this module use and do not declare.

@MainActor let editor: AutoHeightEditor = unused()

@MainActor func save(_ text: String) {}

func unused<Value>() -> Value { fatalError("Nothing runs this.") }
