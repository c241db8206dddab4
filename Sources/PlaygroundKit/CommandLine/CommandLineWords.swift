/// The words of a command line, divided into command, options and operands.
struct CommandLineWords {
  private let program: String
  private(set) var command = ProgramCommand.window
  private(set) var operands: [String] = []
  private var options: [(option: CommandOption, value: String)] = []

  init(
    _ arguments: [String], of program: String, hasFile: (String) -> Bool
  ) throws(CommandLineError) {
    self.program = program
    var rest = arguments[...]
    var plain: [String] = []
    while let word = rest.popFirst() {
      if word == "--" {
        plain += rest
        break
      }
      if word.hasPrefix("-"), word != "-" {
        try takeOption(word, &rest)
      } else {
        plain.append(word)
      }
    }
    try takeOperands(plain, hasFile)
    try checkOptions()
  }

  func has(_ option: CommandOption) -> Bool {
    options.contains { $0.option == option }
  }

  func values(of option: CommandOption) -> [String] {
    options.filter { $0.option == option }.map(\.value)
  }

  func value(of option: CommandOption) -> String? {
    values(of: option).last
  }

  func error(_ message: String) -> CommandLineError {
    CommandLineError(program: program, command: command, message: message)
  }

  func missing(_ option: CommandOption) -> CommandLineError {
    error("\(command.rawValue) needs \(option.usage)")
  }

  /// Returns the number after an option whose value is one; nil without the option.
  func number(of option: CommandOption) throws(CommandLineError) -> Int? {
    guard case .number(_, let range, let noun) = option.value, let text = value(of: option) else {
      return nil
    }
    guard let number = Int(text), range.contains(number) else {
      throw rejected(
        option, text, expected: "\(noun) from \(range.lowerBound) to \(range.upperBound)")
    }
    return number
  }

  /// Returns the word after an option whose value is one of several; nil without the option.
  func choice(of option: CommandOption) throws(CommandLineError) -> String? {
    guard case .choice(let words) = option.value, let text = value(of: option) else { return nil }
    guard words.contains(text) else {
      throw rejected(option, text, expected: words.joined(separator: " or "))
    }
    return text
  }

  /// Returns the values after an option, which have commas between them; empty without the option.
  func list<Value>(
    of option: CommandOption, expected: String, _ read: (String) -> Value?
  ) throws(CommandLineError) -> [Value] {
    guard let text = value(of: option) else { return [] }
    var values: [Value] = []
    for word in text.split(separator: ",", omittingEmptySubsequences: false) {
      guard let value = read(String(word)) else {
        throw rejected(option, String(word), expected: "\(expected), with commas between them")
      }
      values.append(value)
    }
    return values
  }

  private func rejected(
    _ option: CommandOption, _ found: String, expected: String
  ) -> CommandLineError {
    error("\(option.flag): expected \(expected), found \(JSONWriter.excerpt(of: found))")
  }

  private mutating func takeOption(
    _ word: String, _ rest: inout ArraySlice<String>
  ) throws(CommandLineError) {
    let equals = word.firstIndex(of: "=")
    let flag = String(word[..<(equals ?? word.endIndex)])
    let long = flag == "-h" ? CommandOption.help.flag : flag
    guard let option = CommandOption.all.first(where: { $0.flag == long }) else {
      let flags = CommandOption.all.map(\.flag)
      throw error(
        "unknown option \(JSONWriter.excerpt(of: flag))"
          + NearestName.hint(for: flag, among: flags))
    }
    let attached = equals.map { String(word[word.index(after: $0)...]) }
    guard option.value != nil else {
      guard attached == nil else { throw error("\(flag) takes no value") }
      options.append((option, ""))
      return
    }
    guard let value = attached ?? rest.popFirst() else {
      throw error("\(flag) needs a value: \(option.usage)")
    }
    options.append((option, value))
  }

  private mutating func takeOperands(
    _ words: [String], _ hasFile: (String) -> Bool
  ) throws(CommandLineError) {
    guard let first = words.first else { return }
    if let word = ProgramCommand.words.first(where: { $0.rawValue == first }) {
      command = word
      operands = Array(words.dropFirst())
    } else {
      guard
        first.contains(where: { $0 == "." || $0 == "/" }) || hasFile(first)
          || SceneLink(first, of: program) != nil
      else {
        throw unknownCommand(first)
      }
      operands = words
    }
    let extra = operands.dropFirst(command.syntax.operands)
    guard let unexpected = extra.first, !has(.help) else { return }
    throw error("unexpected argument \(JSONWriter.excerpt(of: unexpected))")
  }

  private func unknownCommand(_ word: String) -> CommandLineError {
    let commands = ProgramCommand.words.map(\.rawValue)
    return error(
      "unknown command \(JSONWriter.excerpt(of: word))"
        + NearestName.hint(for: word, among: commands)
        + "; the commands are \(commands.joined(separator: ", "))")
  }

  private func checkOptions() throws(CommandLineError) {
    let allowed = command.syntax.options
    guard let (option, _) = options.first(where: { !allowed.contains($0.option) }) else { return }
    let names = allowed.map(\.flag).joined(separator: ", ")
    let place = command == .window ? "the window" : command.rawValue
    throw error("\(place) has no option \(option.flag); its options are \(names)")
  }
}
