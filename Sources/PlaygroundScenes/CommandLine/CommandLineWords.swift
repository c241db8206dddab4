/// The words of a command line, divided into command, options and operands.
struct CommandLineWords {
  private(set) var command: CommandName?
  private(set) var operands: [String] = []
  private var options: [(option: CommandOption, value: String)] = []

  init(
    _ arguments: [String], hasFile: (String) -> Bool
  ) throws(CommandLineError) {
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
    CommandLineError(command: command, message: message)
  }

  func missing(_ option: CommandOption) -> CommandLineError {
    error("\(command?.rawValue ?? ProgramName.name) needs \(Self.usage(of: option))")
  }

  func rejected(_ option: CommandOption, expected: String, found: String) -> CommandLineError {
    error("\(option.flag): expected \(expected), found \(JSONWriter.excerpt(of: found))")
  }

  private static func usage(of option: CommandOption) -> String {
    option.flag + (option.valueName.map { " \($0)" } ?? "")
  }

  private mutating func takeOption(
    _ word: String, _ rest: inout ArraySlice<String>
  ) throws(CommandLineError) {
    let equals = word.firstIndex(of: "=")
    let flag = String(word[..<(equals ?? word.endIndex)])
    guard let option = CommandOption.allCases.first(where: { $0.flag == flag }) ?? short(flag)
    else {
      let flags = CommandOption.allCases.map(\.flag)
      throw error(
        "unknown option \(JSONWriter.excerpt(of: flag))"
          + NearestName.hint(for: flag, among: flags))
    }
    let attached = equals.map { String(word[word.index(after: $0)...]) }
    guard option.valueName != nil else {
      guard attached == nil else { throw error("\(flag) takes no value") }
      options.append((option, ""))
      return
    }
    guard let value = attached ?? rest.popFirst() else {
      throw error("\(flag) needs a value: \(Self.usage(of: option))")
    }
    options.append((option, value))
  }

  private func short(_ flag: String) -> CommandOption? {
    flag == "-h" ? .help : nil
  }

  private mutating func takeOperands(
    _ words: [String], _ hasFile: (String) -> Bool
  ) throws(CommandLineError) {
    guard let first = words.first else { return }
    command = CommandName(rawValue: first)
    if command == nil, !first.contains(where: { $0 == "." || $0 == "/" }), !hasFile(first) {
      throw unknownCommand(first)
    }
    operands = Array(words.dropFirst(command == nil ? 0 : 1))
    let extra = operands.dropFirst(command == nil || command == .replay ? 1 : 0)
    guard let unexpected = extra.first, !has(.help) else { return }
    throw error("unexpected argument \(JSONWriter.excerpt(of: unexpected))")
  }

  private func unknownCommand(_ word: String) -> CommandLineError {
    let commands = CommandName.allCases.map(\.rawValue)
    return error(
      "unknown command \(JSONWriter.excerpt(of: word))"
        + NearestName.hint(for: word, among: commands)
        + "; the commands are \(commands.joined(separator: ", "))")
  }

  private func checkOptions() throws(CommandLineError) {
    let allowed = CommandName.options(of: command)
    guard let (option, _) = options.first(where: { !allowed.contains($0.option) }) else { return }
    let names = allowed.map(\.flag).joined(separator: ", ")
    let place = command?.rawValue ?? "the window"
    throw error("\(place) has no option \(option.flag); its options are \(names)")
  }
}
