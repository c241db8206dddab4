/// A method of a widget as other languages than Swift see it.
///
///     AnyMethod("insert", ["text"]) { (editor: EditorView, text: String) in editor.insert(text) }
///
/// From it comes a function of the C header: `concertina_editor_view_insert()`.
package struct AnyMethod: Sendable {
  /// An argument, or the result.
  package struct Value: Sendable {
    /// The name of an argument; empty for a result.
    package let name: String
    /// The values that it can have.
    package let kind: ParameterKind
    /// Whether it may be `NULL`.
    package let isOptional: Bool

    init(_ name: String, _ kind: ParameterKind, isOptional: Bool = false) {
      (self.name, self.kind, self.isOptional) = (name, kind, isOptional)
    }
  }

  /// What an error is about, in the order of `ConcertinaError`.
  package enum Failure: Int, Sendable {
    /// Content cannot be read or written.
    case content
    /// A file cannot be written.
    case file
  }

  /// The name by GTK's habits, such as `insert-text`.
  package let name: String
  /// The name of the member in Swift that documents it.
  package let member: String
  /// The arguments.
  package let arguments: [Value]
  /// What it returns; nil for nothing.
  package let result: Value?
  /// What an error of it is about; nil if it cannot fail.
  package let failure: Failure?
  let call: @MainActor (Widget, [PlainValue]) throws -> PlainValue?

  /// Declares a method with a result.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - arguments: The names of the arguments.
  ///   - member: The name of the member in Swift, if it is not that of the method.
  ///   - kind: The values of the result, if they are not all of their type.
  ///   - failure: What it is about if it throws an error; nil if it does not.
  ///   - body: Calls the member.
  package init<Owner: ParameterizedWidget, each Argument: ParameterValue, Result: ParameterValue>(
    _ name: String, _ arguments: [String] = [], member: String? = nil,
    returns kind: ParameterKind = Result.kind, failure: Failure? = nil,
    body: @escaping @MainActor (Owner, repeat each Argument) throws -> Result
  ) {
    self.init(
      name, member, Self.values(arguments, (repeat (each Argument).self)),
      Value("", kind, isOptional: Result.isOptional), failure
    ) { (owner: Owner, values) in
      var values = values.makeIterator()
      return try body(owner, repeat (each Argument).taken(from: &values)).plain
    }
  }

  /// Declares a method without a result.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - arguments: The names of the arguments.
  ///   - member: The name of the member in Swift, if it is not that of the method.
  ///   - failure: What it is about if it throws an error; nil if it does not.
  ///   - body: Calls the member.
  package init<Owner: ParameterizedWidget, each Argument: ParameterValue>(
    _ name: String, _ arguments: [String] = [], member: String? = nil, failure: Failure? = nil,
    body: @escaping @MainActor (Owner, repeat each Argument) throws -> Void
  ) {
    self.init(
      name, member, Self.values(arguments, (repeat (each Argument).self)), nil, failure
    ) { (owner: Owner, values) in
      var values = values.makeIterator()
      try body(owner, repeat (each Argument).taken(from: &values))
      return nil
    }
  }

  /// Declares a method with an object as its argument.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - argument: The name of the argument, and the name of the object's GType.
  ///   - member: The name of the member in Swift, if it is not that of the method.
  ///   - body: Calls the member.
  package init<Owner: ParameterizedWidget>(
    _ name: String, object argument: (name: String, type: String), member: String? = nil,
    body: @escaping @MainActor (Owner, Object) -> Void
  ) {
    let value = Value(argument.name, .object(type: argument.type))
    self.init(name, member, [value], nil, nil) { (owner: Owner, values) in
      if case .object(let object?)? = values.first { body(owner, object) }
      return nil
    }
  }

  private init<Owner: ParameterizedWidget>(
    _ name: String, _ member: String?, _ arguments: [Value], _ result: Value?, _ failure: Failure?,
    call: @escaping @MainActor (Owner, [PlainValue]) throws -> PlainValue?
  ) {
    self.name = name
    self.member = member ?? SwiftName.member(name)
    self.arguments = arguments
    self.result = result
    self.failure = failure
    self.call = { widget, values in
      guard let owner = Owner(existing: widget) else { return nil }
      return try call(owner, values)
    }
  }

  private static func values<each Argument: ParameterValue>(
    _ names: [String], _ types: (repeat (each Argument).Type)
  ) -> [Value] {
    var values: [Value] = []
    var names = names.makeIterator()
    for type in repeat each types {
      let name = names.next() ?? "value"
      values.append(Value(name, type.kind, isOptional: type.isOptional))
    }
    return values
  }
}

extension ParameterValue {
  /// Takes the next argument of a method.
  ///
  /// - Throws: ``ValueError`` for one that is not a value of the type.
  fileprivate static func taken(from values: inout IndexingIterator<[PlainValue]>) throws -> Self {
    guard let value = values.next().flatMap({ Self(plain: $0) }) else {
      throw ValueError(argument: String(describing: Self.self))
    }
    return value
  }
}
