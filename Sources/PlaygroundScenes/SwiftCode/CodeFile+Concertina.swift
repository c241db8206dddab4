extension CodeFile {
  /// Describes a file with one of Concertina's inputs, with the imports that its code needs.
  init(parameters: [String] = [], body: String, result: String) {
    let all = body + result
    self.init(
      imports: ["Concertina"] + (all.contains("AttributeContainer") ? ["FoundationEssentials"] : [])
        + (["Box(", "Button("].contains { all.contains($0) } ? ["GtkCore"] : []),
      parameters: parameters, body: body, result: result)
  }
}
