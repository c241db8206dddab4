import GtkCore
import RichTextModel
import WidgetSupport

/// The state of an editor as properties, for other languages than Swift.
extension EditorView {
  nonisolated static var stateParameters: [AnyParameter] {
    [
      AnyParameter(wholeText), AnyParameter(placeholderText), AnyParameter(cursorPosition),
      AnyParameter(selectionBound), AnyParameter(hasUndo), AnyParameter(hasRedo),
      AnyParameter(modified), AnyParameter(lengthLimit), AnyParameter(purposeOfInput),
      AnyParameter(hintsForInput), AnyParameter(checksSpelling), AnyParameter(allowedCommands),
      AnyParameter(colorOfText), AnyParameter(colorOfBackground),
    ]
  }

  private nonisolated static let wholeText = Parameter<EditorView, String>(
    "text", "", changesSize: true, observe: { $0.node.textChanged.add($1) },
    get: { $0.text }, set: { $0.content = RichText($1) })

  private nonisolated static let placeholderText = Parameter<EditorView, String>(
    "placeholder-text", "", property: "placeholder", changesSize: true,
    get: { $0.placeholder.text }, set: { $0.placeholder = RichText($1) })

  // MARK: The selection

  private nonisolated static let cursorPosition = Parameter<EditorView, Int>(
    "cursor-position", 0, kind: .integer(0 ... .max), property: "cursorPosition",
    observe: changes(of: { $0.area.buffer.caret }, at: { movesOfCaret($0) }),
    get: { $0.area.buffer.caret }, set: nil)

  private nonisolated static let selectionBound = Parameter<EditorView, Int>(
    "selection-bound", 0, kind: .integer(0 ... .max), property: "selectionBound",
    observe: changes(of: { $0.selectionBound }, at: { movesOfCaret($0) }),
    get: { $0.node.selectionBound }, set: nil)

  @MainActor
  private static func movesOfCaret(_ node: EditorNode) -> [Event<Void>] {
    [node.caretChanged, node.contentChanged]
  }

  // MARK: The history

  private nonisolated static let hasUndo = Parameter<EditorView, Bool>(
    "can-undo", false, property: "canUndo",
    observe: changes(of: { $0.session.log.canUndo }, at: { [$0.historyChanged] }),
    get: { $0.node.session.log.canUndo }, set: nil)

  private nonisolated static let hasRedo = Parameter<EditorView, Bool>(
    "can-redo", false, property: "canRedo",
    observe: changes(of: { $0.session.log.canRedo }, at: { [$0.historyChanged] }),
    get: { $0.node.session.log.canRedo }, set: nil)

  private nonisolated static let modified = Parameter<EditorView, Bool>(
    "modified", false, property: "isModified",
    observe: changes(of: { $0.session.isModified }, at: { [$0.historyChanged] }),
    get: { $0.isModified }, set: { $1 ? $0.markModified() : $0.markSaved() })

  // MARK: Input

  private nonisolated static let lengthLimit = Parameter<EditorView, Int?>(
    "max-length", nil, property: "maxLength", get: { $0.maxLength }, set: { $0.maxLength = $1 })

  private nonisolated static let purposeOfInput = Parameter<EditorView, Int>(
    "input-purpose", 0, kind: .enumeration(type: "GtkInputPurpose"), property: "inputPurpose",
    get: { $0.inputPurpose.number },
    set: { editor, number in
      if let purpose = InputPurpose(number: number) { editor.inputPurpose = purpose }
    })

  private nonisolated static let hintsForInput = Parameter<EditorView, Int>(
    "input-hints", 0, kind: .flags(type: "GtkInputHints"), property: "inputHints",
    get: { Int($0.inputHints.rawValue) },
    set: { $0.inputHints = InputHints(rawValue: UInt32(truncatingIfNeeded: $1)) })

  private nonisolated static let checksSpelling = Parameter<EditorView, Bool>(
    "checks-spelling", false, property: "spellChecker",
    get: { $0.spellChecker != nil }, set: { $0.spellChecker = $1 ? .shared : nil })

  private nonisolated static let allowedCommands = Parameter<EditorView, [String]>(
    "allowed-commands", [], property: "registeredCommands",
    get: { $0.registeredCommands?.map(\.rawValue).sorted() ?? [] },
    set: { editor, names in
      editor.registeredCommands = names.isEmpty ? nil : Set(names.map { CommandName($0) })
      editor.node.notifyContext()
    })

  // MARK: Colors

  private nonisolated static let colorOfText = Parameter<EditorView, Color?>(
    "text-color", nil, property: "textColor", get: { $0.textColor }, set: { $0.textColor = $1 })

  private nonisolated static let colorOfBackground = Parameter<EditorView, Color?>(
    "background-color", nil, property: "backgroundColor",
    get: { $0.backgroundColor }, set: { $0.backgroundColor = $1 })

  // MARK: Changes

  /// Reports the changes of a value, which is read after each event that may change it.
  private nonisolated static func changes<Value: Equatable & Sendable>(
    of value: @escaping @Sendable @MainActor (EditorNode) -> Value,
    at events: @escaping @Sendable @MainActor (EditorNode) -> [Event<Void>]
  ) -> ParameterObservation<EditorView> {
    { editor, changed in
      var last = value(editor.node)
      for event in events(editor.node) {
        event.add { [weak node = editor.node] in
          guard let node else { return }
          let now = value(node)
          guard now != last else { return }
          last = now
          changed()
        }
      }
    }
  }
}

extension EditorNode {
  /// The end of the selection at which the caret is not; the caret itself if nothing is selected.
  var selectionBound: Int {
    let (selection, caret) = (area.buffer.selection, area.buffer.caret)
    return selection.lowerBound == caret ? selection.upperBound : selection.lowerBound
  }
}

extension Color: AbsentValue {
  package static var kind: ParameterKind { .text }
  package static var absent: PlainValue { .text("") }
  package var plain: PlainValue { .text(description) }

  package init?(plain: PlainValue) {
    guard case .text(let text) = plain else { return nil }
    self.init(text)
  }
}
