import GtkCore

// What the examples in the comments of this module use and do not declare.

struct Folder {
  let name: String
  let count: Int
}

@MainActor
final class MainWindow: WindowOwner {
  let window: ApplicationWindow

  init(application: Application) { window = ApplicationWindow(application: application) }
}

@MainActor
final class PreferencesWindow {
  let window = Window()
}

@MainActor let application: Application = unused()
@MainActor let window: ApplicationWindow = unused()
@MainActor let view: Widget = unused()
@MainActor let list: ListView<Folder> = unused()
@MainActor let image: Picture = unused()
let names: [String] = []
let folders: [Folder] = []
let canEdit = true
@MainActor let snapshot: Snapshot = unused()
@MainActor let sidebar: Widget = unused()
@MainActor let content: Widget = unused()
@MainActor let picture: Picture = unused()
@MainActor let nameField: Widget = unused()
@MainActor let addressField: Widget = unused()
let bytes: [UInt8] = []
@MainActor let event: Event<Int> = unused()
@MainActor let button: Button = unused()

@MainActor let toasts: ToastOverlay = unused()

@MainActor func send() {}
@MainActor func restore() {}

func unused<Value>() -> Value { fatalError("Nothing runs this.") }
