/// The lines of a source file that have code in them, without comments and the text of strings.
enum CodeLines {
  private enum State {
    case code
    case string
    case longString
    case comment
  }

  static func lines(of source: String) -> [Substring] {
    Substring(code(of: source)).split(separator: "\n").filter { line in
      line.contains { $0 != " " }
    }
  }

  private static func code(of source: String) -> String {
    let bytes = Array(source.utf8)
    var code: [UInt8] = []
    code.reserveCapacity(bytes.count)
    var (state, index) = (State.code, 0)
    while index < bytes.count {
      let rest = bytes[index...]
      switch state {
      case .code:
        if rest.starts(with: Self.longFence) {
          (state, index) = (.longString, index + 3)
        } else if bytes[index] == UInt8(ascii: "\"") {
          (state, index) = (.string, index + 1)
        } else if rest.starts(with: Self.lineComment) {
          index = rest.firstIndex(of: newline) ?? bytes.count
        } else if rest.starts(with: Self.commentStart) {
          (state, index) = (.comment, index + 2)
        } else {
          code.append(bytes[index])
          index += 1
        }
      case .string:
        if bytes[index] == backslash {
          index += 2
        } else {
          if bytes[index] == UInt8(ascii: "\"") || bytes[index] == newline { state = .code }
          index += 1
        }
      case .longString:
        let ends = rest.starts(with: Self.longFence)
        if bytes[index] == newline { code.append(newline) }
        index += ends ? 3 : 1
        if ends { state = .code }
      case .comment:
        let ends = rest.starts(with: Self.commentEnd)
        if bytes[index] == newline { code.append(newline) }
        index += ends ? 2 : 1
        if ends { state = .code }
      }
    }
    return String(decoding: code, as: UTF8.self)
  }

  private static let newline = UInt8(ascii: "\n")
  private static let backslash = UInt8(ascii: "\\")
  private static let longFence = Array("\"\"\"".utf8)
  private static let lineComment = Array("//".utf8)
  private static let commentStart = Array("/*".utf8)
  private static let commentEnd = Array("*/".utf8)
}
