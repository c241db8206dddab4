import AutoHeightEditing
import DataBinding
import GtkCore
import WidgetSupport

// What the examples in the comments of this module use and do not declare.

@MainActor let editor: AutoHeightEditor = unused()

@MainActor func save(_ text: String) {}
@MainActor func translate(_ range: Range<Int>) {}

func unused<Value>() -> Value { fatalError("Nothing runs this.") }
