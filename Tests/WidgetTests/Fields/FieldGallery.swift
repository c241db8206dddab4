import WidgetTestSupport

@testable import TextFieldCatalog

/// All fields in all their states, one below another in one window: a window for each would take up
/// most of the time.
@MainActor
final class FieldGallery {
  /// The texts of the fields.
  struct Words {
    let direction: TextDirection
    let placeholder, hint, text, shortText, error, longError, lines: String

    static let latin = Words(
      direction: .leftToRight, placeholder: "Name", hint: "As in your passport",
      text: "Ada Lovelace", shortText: "Ada", error: "Wrong format",
      longError: "This is what is wrong with it, told at such length that it takes two lines",
      lines: "one\ntwo")
    static let hebrew = Words(
      direction: .rightToLeft, placeholder: "שם", hint: "כמו בדרכון", text: "עדה לאבלייס",
      shortText: "עדה", error: "תבנית שגויה",
      longError: "זה מה שלא בסדר כאן, והוא נאמר באריכות כזאת שהוא תופס שתי שורות שלמות מתחת",
      lines: "אחת\nשתיים")
  }

  private struct State {
    let name: String
    let isActive: Bool
    let set: @MainActor (CatalogField, Words) -> Void

    init(
      _ name: String, isActive: Bool = false,
      _ set: @escaping @MainActor (CatalogField, Words) -> Void
    ) {
      (self.name, self.isActive, self.set) = (name, isActive, set)
    }
  }

  private static let kinds: [(name: String, make: @MainActor () -> CatalogField)] = [
    ("bordered", { BorderedTextField() }), ("underlined", { UnderlinedTextField() }),
    ("multiline", { UnderlinedTextView() }),
  ]

  private static let states: [State] = [
    State("empty") { _, _ in },
    State("filled") { $0.setText($1.text) },
    State("error") {
      $0.setText($1.shortText)
      $0.setError(with: $1.error)
    },
    State("disabled") {
      $0.setText($1.text)
      $0.disableTextField()
    },
    State("two-line-error") {
      $0.heightLayoutPolicy = .flexible(minHeight: 77, bottomSpace: 5)
      $0.setText($1.shortText)
      $0.setError(with: $1.longError)
    },
    State("active", isActive: true) { _, _ in },
  ]

  private let host: WindowHost
  private var fields: [(name: String, isActive: Bool, field: CatalogField)] = []

  init(_ words: Words) {
    let column = Box(.vertical)
    host = WindowHost(column, width: 320)
    func add(_ kind: Int, _ state: State, called name: String? = nil) {
      let field = Self.kinds[kind].make()
      field.direction = words.direction
      field.placeholder = words.placeholder
      field.setHint(words.hint)
      state.set(field, words)
      fields.append((name ?? "\(Self.kinds[kind].name)-\(state.name)", state.isActive, field))
      column.append(field)
    }
    for kind in Self.kinds.indices {
      for state in Self.states { add(kind, state) }
    }
    let password = State("password") { field, _ in
      (field as? SingleLineField)?.mode = .password
      field.setText("Secret12")
    }
    add(1, password, called: "password")
    add(2, State("two-line-text") { $0.setText($1.lines) }, called: "two-line-text")
  }

  /// Calls `body` with each field after bringing it into its state.
  func forEach(_ body: (_ name: String, _ field: CatalogField) throws -> Void) rethrows {
    for (name, isActive, field) in fields {
      if isActive != field.containsFocus {
        isActive ? field.makeFirstResponder() : host.window.focusWidget?.resignFocus() ?? ()
      }
      host.settle()
      try body(name, field)
    }
  }

  func close() { host.close() }
}
