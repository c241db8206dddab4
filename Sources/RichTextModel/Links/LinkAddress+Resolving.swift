extension LinkAddress {
  /// Whether it is an address within a site, which means something only with that of its page.
  var isRelative: Bool {
    scheme == nil && !text.isEmpty
      && text.unicodeScalars.allSatisfy { $0.value > 0x20 && $0.value != 0x7F }
  }

  /// Returns the whole address of a relative one on a page with an address, as browsers do.
  ///
  /// ```swift
  /// LinkAddress("../b").resolved(against: "https://example.org/x/y")?.text
  /// // "https://example.org/b"
  /// ```
  func resolved(against base: String) -> LinkAddress {
    guard isRelative, let scheme = LinkAddress(base).scheme, base.hasPrefix("\(scheme)://") else {
      return self
    }
    if text.hasPrefix("//") { return LinkAddress("\(scheme):\(text)") }
    let rest = base.dropFirst(scheme.count + 3)
    let host = rest.prefix { !"/?#".contains($0) }
    let page = rest.dropFirst(host.count).prefix { $0 != "#" }
    let path = page.prefix { $0 != "?" }
    let root = "\(scheme)://\(host)"
    switch text.first {
    case "#": return LinkAddress(root + page + text)
    case "?": return LinkAddress(root + path + text)
    case "/": return LinkAddress(root + Self.withoutDots(text))
    default:
      let folder = path.lastIndex(of: "/").map { path[...$0] } ?? "/"
      return LinkAddress(root + Self.withoutDots(folder + text))
    }
  }

  /// Returns a path without the steps `.` and `..`.
  private static func withoutDots(_ address: String) -> String {
    let path = address.prefix { !"?#".contains($0) }
    var steps: [Substring] = []
    let parts = path.split(separator: "/", omittingEmptySubsequences: false).dropFirst()
    for (index, step) in parts.enumerated() {
      let isLast = index == parts.count - 1
      switch step {
      case ".": if isLast { steps.append("") }
      case "..":
        _ = steps.popLast()
        if isLast { steps.append("") }
      default: steps.append(step)
      }
    }
    return "/" + steps.joined(separator: "/") + address[path.endIndex...]
  }
}
