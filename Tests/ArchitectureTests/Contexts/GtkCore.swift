import GtkCore

// What the examples in the comments of this module use and do not declare.

struct Folder {
  let name: String
  let count: Int
}

@MainActor let application: Application = unused()
@MainActor let window: ApplicationWindow = unused()
@MainActor let view: Widget = unused()
@MainActor let list: ListView<Folder> = unused()
@MainActor let image: Picture = unused()
let bytes: [UInt8] = []
@MainActor let button: Button = unused()

@MainActor func send() {}

func unused<Value>() -> Value { fatalError("Nothing runs this.") }
