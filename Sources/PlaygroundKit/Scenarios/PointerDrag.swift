import RichTextModel

/// A drag of the pointer on a stage.
///
/// In a file it is an object:
///
/// ```json
/// {"drag": {"from": "border:column-1", "by": [40, 0]}}
/// ```
public struct PointerDrag: Hashable, Sendable {
  /// The greatest distance in either direction, in pixels.
  public static let farthest = 16384

  /// The widget that is pressed, or the part of one, by its name.
  public let source: String
  /// The distance to the right and down, in pixels.
  public let x, y: Int
  /// Where in the widget it is pressed, as fractions of its width and height.
  public let fractionX, fractionY: Double

  /// Creates a drag.
  public init(
    from source: String, byX x: Int, y: Int, atX fractionX: Double = 0.5, y fractionY: Double = 0.5
  ) {
    (self.source, self.x, self.y) = (source, x, y)
    (self.fractionX, self.fractionY) = (fractionX, fractionY)
  }

  /// Reads a drag from a file; nil if it is none.
  init?(_ json: JSONValue) {
    guard let object = json.objectValue, Set(object.keys).isSubset(of: ["from", "by", "at"]),
      let source = object["from"]?.stringValue, !source.isEmpty,
      let distance = Self.pair(object["by"]), let place = Self.pair(object["at"] ?? [0.5, 0.5]),
      place.allSatisfy({ (0...1).contains($0) })
    else { return nil }
    let pixels = distance.compactMap { Int(exactly: $0) }
    let range = -Self.farthest...Self.farthest
    guard pixels.count == 2, pixels.allSatisfy({ range.contains($0) }) else { return nil }
    self.init(from: source, byX: pixels[0], y: pixels[1], atX: place[0], y: place[1])
  }

  private static func pair(_ json: JSONValue?) -> [Double]? {
    guard let values = json?.arrayValue else { return nil }
    let numbers = values.compactMap(\.numberValue)
    return numbers.count == 2 && values.count == 2 ? numbers : nil
  }

  static var distanceSchema: JSONValue {
    ["type": "integer", "minimum": .integer(-farthest), "maximum": .integer(farthest)]
  }

  /// The drag as in a scenario file.
  var json: JSONValue {
    var object: JSONObject = ["from": .string(source), "by": [.integer(x), .integer(y)]]
    if fractionX != 0.5 || fractionY != 0.5 {
      object["at"] = [.number(fractionX), .number(fractionY)]
    }
    return .object(object)
  }
}
