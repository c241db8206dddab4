import GtkCore

/// The parameters of fields of one line, each with its declaration.
extension SingleLineField {
  package nonisolated static var lineParameters: [AnyParameter] { [AnyParameter(isPassword)] }

  package nonisolated static let isPassword = Parameter<SingleLineField, Bool>(
    "password", false, property: "isPassword",
    get: { $0.mode == .password }, set: { $0.mode = $1 ? .password : .plain })
}
