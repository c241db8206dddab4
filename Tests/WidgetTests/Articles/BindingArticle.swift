import Concertina
import GtkCore
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
@Observable
final class Invoice {
  var title = ""
  var isPaid = false
  var copies = 1
  var currency = Currency.euro
  var amount: DecimalNumber?
  var due: CalendarDate?
  var phone: PhoneNumber?
  var remarks: RichText = ""
}

enum Currency: String, CaseIterable { case euro, franc, krone }

@MainActor
func makeEditors(of invoice: Invoice) -> Box {
  @Bindable var invoice = invoice
  return Box(
    .vertical,
    [
      UnderlinedTextField("Title", text: $invoice.title),
      UnderlinedTextField("Amount", value: $invoice.amount),
      UnderlinedTextField("Due", value: $invoice.due),
      UnderlinedTextField("Phone", value: $invoice.phone),
      DropDown(Currency.allCases, selection: $invoice.currency) { $0.rawValue },
      SpinButton(value: $invoice.copies, range: 1...9),
      Switch(isOn: $invoice.isPaid),
      EditorView(content: $invoice.remarks),
    ])
}

@MainActor
func bind(_ pane: Expander, to isOpen: Binding<Bool>) {
  pane.bind(\.isExpanded, to: isOpen) { $0.onExpanded($1) }
}

@MainActor
func makeForm(of invoice: Invoice, title: UnderlinedTextField, amount: UnderlinedTextField)
  -> FieldForm
{
  FieldForm(invoice) { form in
    form.add(title, \.title)
    form.add(amount, \.amount)
    form.require(amount, "More than nothing, please") { $0.isPaid || ($0.amount ?? 0) > 0 }
  }
}

@MainActor
func makeEditor(of words: WordList) -> AutoHeightEditor {
  let text = Binding(get: { words.joined }, set: { words.joined = $0 })
  words.onChanged = { text.update() }
  return AutoHeightEditor(text: text, maxLines: 3)
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
