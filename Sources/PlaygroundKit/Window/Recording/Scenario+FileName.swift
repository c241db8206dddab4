extension Scenario {
  /// The proposed name of its file, without a suffix: that of the scene, or of the class or the
  /// object that is shown.
  var fileName: String {
    guard let source = WidgetSource(scene: scene) else { return scene }
    let name = source.text.split(separator: "#").last.map(String.init) ?? source.text
    return String(name.map { $0 == "/" || $0 == ":" ? "-" : $0 })
  }
}
