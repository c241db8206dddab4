extension String {
  /// Returns the text with arguments in the places of its specifications.
  ///
  /// `%s` and `%d` stand for the next argument, `%2$s` for the second one, and `%%` for a percent
  /// sign. A specification without an argument stays as it is, so that a wrong translation does no
  /// harm.
  ///
  /// - Parameter arguments: What to put in, as it describes itself.
  /// - Returns: The text.
  package func formatted(_ arguments: any CustomStringConvertible...) -> String {
    formatted(arguments)
  }

  func formatted(_ arguments: [any CustomStringConvertible]) -> String {
    var text = ""
    var rest = Substring(self)
    var next = 0
    while let percent = rest.firstIndex(of: "%") {
      text += rest[..<percent]
      rest = rest[percent...]
      let specification = Specification(rest)
      switch specification.kind {
      case .percent: text += "%"
      case .argument(let number):
        let index = number.map { $0 - 1 } ?? next
        if number == nil { next += 1 }
        text +=
          arguments.indices.contains(index)
          ? arguments[index].description : String(rest.prefix(specification.length))
      case .none: text += "%"
      }
      rest = rest.dropFirst(specification.length)
    }
    return text + rest
  }

  /// The characters after a percent sign.
  private struct Specification {
    enum Kind {
      case percent
      case argument(number: Int?)
      case none
    }

    private(set) var kind = Kind.none
    private(set) var length = 1

    /// Reads a specification at the start of a text.
    init(_ text: Substring) {
      var rest = text.dropFirst()
      if rest.first == "%" {
        (kind, length) = (.percent, 2)
        return
      }
      let digits = rest.prefix { $0.isASCII && $0.isNumber }
      let isPositional = !digits.isEmpty && rest.dropFirst(digits.count).first == "$"
      if isPositional { rest = rest.dropFirst(digits.count + 1) }
      guard let letter = rest.first, "sd".contains(letter) else { return }
      kind = .argument(number: isPositional ? Int(digits) : nil)
      length = 2 + (isPositional ? digits.count + 1 : 0)
    }
  }
}
