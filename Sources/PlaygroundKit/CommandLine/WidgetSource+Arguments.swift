import CConcertinaGtk

extension WidgetSource {
  /// Returns a command line whose `.ui` files are found from any working directory.
  static func fromAnywhere(_ arguments: [String]) -> [String] {
    let flag = CommandOption.widget.flag
    var isNext = false
    return arguments.map { word in
      defer { isNext = word == flag }
      let prefix = isNext ? "" : "\(flag)="
      guard word.hasPrefix(prefix) else { return word }
      let source = WidgetSource(String(word.dropFirst(prefix.count)))
      guard let file = source.file, let path = g_canonicalize_filename(file, nil) else {
        return word
      }
      defer { g_free(path) }
      return prefix + source.at(String(cString: path)).text
    }
  }
}
