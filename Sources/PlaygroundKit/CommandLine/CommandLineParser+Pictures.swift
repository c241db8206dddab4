extension CommandLineParser {
  /// Reads a request for pictures, but for its scene.
  func picturesRequest(
    _ words: CommandLineWords, of scene: SceneRequest?
  ) throws(CommandLineError) -> PicturesRequest {
    let folder = words.value(of: .artifacts)
    guard folder != nil || words.has(.update) else { throw words.missing(.artifacts) }
    var request = PicturesRequest(
      scene: scene, variations: try variations(words), folder: folder,
      references: words.value(of: .compare))
    request.overwrites = words.has(.overwrite)
    request.updates = words.has(.update)
    request.tolerance = try words.number(of: .tolerance) ?? 0
    try checkComparison(words)
    return request
  }

  /// Checks that options about references go with references.
  func checkComparison(_ words: CommandLineWords) throws(CommandLineError) {
    guard words.value(of: .compare) == nil,
      let option = [CommandOption.update, .tolerance].first(where: { words.has($0) })
    else { return }
    throw words.error("\(option.flag) goes with \(CommandOption.compare.flag)")
  }

  /// Returns each combination of the lists.
  private func variations(_ words: CommandLineWords) throws(CommandLineError) -> [PictureVariation]
  {
    typealias Variation = PictureVariation
    let schemes = try words.list(
      of: .schemes, expected: Self.names(Variation.Scheme.allCases)
    ) { Variation.Scheme(rawValue: $0) }
    let directions = try words.list(
      of: .directions, expected: Self.names(Variation.Direction.allCases)
    ) { Variation.Direction(rawValue: $0) }
    let scales = try words.list(
      of: .scales, expected: "whole numbers from 1 to \(Variation.scales.upperBound)"
    ) { Int($0).flatMap { Variation.scales.contains($0) ? $0 : nil } }
    let widths = try words.list(
      of: .widths, expected: "whole numbers of pixels from 1 to \(PixelWidth.range.upperBound)"
    ) { Int($0).flatMap { PixelWidth.range.contains($0) ? $0 : nil } }
    var variations = [PictureVariation()]
    variations = Self.each(of: schemes, in: variations) { $0.scheme = $1 }
    variations = Self.each(of: directions, in: variations) { $0.direction = $1 }
    variations = Self.each(of: scales, in: variations) { $0.scale = $1 }
    return Self.each(of: widths, in: variations) { $0.width = $1 }
  }

  private static func each<Value>(
    of values: [Value], in variations: [PictureVariation],
    _ set: (inout PictureVariation, Value) -> Void
  ) -> [PictureVariation] {
    guard !values.isEmpty else { return variations }
    return variations.flatMap { variation in
      values.map { value in
        var varied = variation
        set(&varied, value)
        return varied
      }
    }
  }

  private static func names<Name: RawRepresentable<String>>(_ names: [Name]) -> String {
    "words of " + names.map(\.rawValue).joined(separator: ", ")
  }
}
