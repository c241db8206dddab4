import DataBinding
import ExpandableInput
import GtkCore
import WidgetSupport

// What the examples in the comments of this module use and do not declare.

struct Server {
  func send(_ text: String) async throws {}
  func send(_ text: String, to room: String) async throws {}
}

struct Room {
  let address: String
}

@MainActor
final class Model {
  var text = ""
  var caret = 0
  var onChange: (() -> Void)?
}

let server = Server()
@MainActor let rooms: [Room] = []
@MainActor let list: ListView<Room> = unused()
@MainActor let model = Model()
@MainActor let drafts = DraftStore()
@MainActor let area: GrowingTextArea = unused()
@MainActor let bar: ExpandableToolbar = unused()
@MainActor let view: ExpandableTextView = unused()
@MainActor let conversation: ScrolledWindow = unused()
@MainActor let window: ApplicationWindow = unused()

func show(_ text: String, _ reason: String) {}
@MainActor func translate(_ range: Range<Int>) {}

func unused<Value>() -> Value { fatalError("Nothing runs this.") }
