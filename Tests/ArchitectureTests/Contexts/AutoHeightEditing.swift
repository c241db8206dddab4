import AutoHeightEditing
import WidgetSupport

// What the examples in the comments of this module use and do not declare.

@MainActor let editor: AutoHeightEditor = unused()

func unused<Value>() -> Value { fatalError("Nothing runs this.") }
