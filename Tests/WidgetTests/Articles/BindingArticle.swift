import Concertina
import Observation

/// The code of `Bindings.md`.
@MainActor
@Observable
final class Note {
  var text = ""
  var isEditable = true
}

@MainActor
final class Draft {
  @State var text = ""
  @State var isFocused = false
}

@MainActor
func makeEditors(of note: Note, and draft: Draft) -> [AutoHeightEditor] {
  let title = AutoHeightEditor(text: draft.$text, maxLines: 2).focused(draft.$isFocused)
  @Bindable var note = note
  let body = AutoHeightEditor(text: $note.text, maxLines: 10, isEnabled: $note.isEditable)
  return [title, body]
}

@MainActor
func makeEditor(of words: WordList) -> AutoHeightEditor {
  let text = Binding(get: { words.joined }, set: { words.joined = $0 })
  let editor = AutoHeightEditor(text: text, maxLines: 3)
  words.onChanged = { [weak editor] in editor?.update() }
  return editor
}

/// A model that is neither a `State` nor `@Observable`.
@MainActor
final class WordList {
  var onChanged: (() -> Void)?
  var words: [String] = [] { didSet { onChanged?() } }
  var joined: String {
    get { words.joined(separator: " ") }
    set { words = newValue.split(separator: " ").map(String.init) }
  }
}

@MainActor
func follow(_ draft: Draft, showing count: @escaping @MainActor (Int) -> Void)
  -> BindingObservation
{
  draft.$text.observe { count(draft.text.count) }
}

struct Profile {
  var name = ""
  var languages = ["Swift"]
  var nickname: String?
}

@MainActor
func makeEditors(of profile: State<Profile>) -> [AutoHeightEditor] {
  let parts = [
    profile.binding.name, profile.binding.languages[0], profile.binding.nickname ?? "",
  ]
  return parts.map { AutoHeightEditor(text: $0, maxLines: 1) }
}

/// A value of another library.
@MainActor
final class Title {
  var value = ""
}

@MainActor
func makeEditor(of title: Title) -> AutoHeightEditor {
  AutoHeightEditor(text: .init(get: { title.value }, set: { title.value = $0 }), maxLines: 3)
}
