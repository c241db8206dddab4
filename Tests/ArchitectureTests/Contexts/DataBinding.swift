import Concertina
import GtkCore
import Observation

// What the examples in the comments of this module use and do not declare.

@MainActor
@Observable
final class Note {
  var text = ""
  var draft = ""
}

struct Profile {
  var name = ""
}

struct File {
  var name = ""
}

@MainActor let model = Note()
@MainActor var file = File()

@MainActor
final class Rating: Widget, ExistingHandle {
  var stars = 0
  var onRated: (@MainActor (Int) -> Void)?
  init?(existing widget: Widget) { super.init(retaining: widget.nativePointer) }
}

@MainActor let rating: Rating = unused()

func unused<Value>() -> Value { fatalError("Nothing runs this.") }
