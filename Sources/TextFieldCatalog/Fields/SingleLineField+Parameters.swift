import GtkCore
import TextRules

extension Mask: AbsentValue {
  package static var kind: ParameterKind { .text }
  package static var absent: PlainValue { .text("") }
  package var plain: PlainValue { .text(source) }

  package init?(plain: PlainValue) {
    guard case .text(let source) = plain, let mask = try? Mask(source) else { return nil }
    self = mask
  }
}

/// The parameters of fields of one line, each with its declaration.
extension SingleLineField {
  /// What fields of one line share, as GObject sees it.
  package nonisolated static let lineDeclaration = WidgetDeclaration(
    abstract: "ConcertinaSingleLineField", documentedBy: "SingleLineField",
    derivesFrom: fieldDeclaration, isEditable: true, parameters: lineParameters)

  package nonisolated static var lineParameters: [AnyParameter] {
    [AnyParameter(isPassword), AnyParameter(mask), AnyParameter(isFlexible)] + buttonParameters
      + valueParameters
  }

  /// Whether the field hides its text, and has a button that shows it.
  package nonisolated static let isPassword = Parameter<SingleLineField, Bool>(
    "password", false, property: "isPassword",
    get: { $0.mode == .password },
    set: { $0.mode = $1 ? .password : $0.modeWithoutPassword })

  package nonisolated static let mask = Parameter<SingleLineField, Mask?>(
    "mask", nil,
    get: { field in
      let options = field.implementation.valueOptions
      // Other kinds of values have masks of their own.
      return options.activeKind == .text ? field.mask : options.mask
    },
    set: { field, mask in
      field.implementation.valueOptions.mask = mask
      field.applyValueOptions()
    })
}
