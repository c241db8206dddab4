import Concertina
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

func unused<Value>() -> Value { fatalError("Nothing runs this.") }
