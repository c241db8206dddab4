/// A background as JSON, without default values.
extension BackgroundStyle: SavedRepresentable {
  static var savedShape: SavedShape? {
    SavedShape(
      [
        "color", "cornerRadius", "cornerPercent", "border", "shadow", "squaredOffJoins", "height",
        "width", "insets",
      ],
      [
        "border": SavedShape(["width", "color"]),
        "shadow": SavedShape(["color", "x", "y", "blur"]),
      ])
  }

  var savedValue: JSONValue {
    let usual = BackgroundStyle(color: color)
    var members = ["color": color.savedValue]
    switch roundedCornerStyle {
    case .absolute(let radius): members["cornerRadius"] = (radius.isFinite ? radius : 0).savedValue
    case .relative(let percent):
      members["cornerPercent"] = (percent.isFinite ? percent : 0).savedValue
    }
    members["border"] = border?.savedValue
    members["shadow"] = shadow?.savedValue
    if hasSquaredOffJoins { members["squaredOffJoins"] = hasSquaredOffJoins.savedValue }
    if heightMode != usual.heightMode { members["height"] = heightMode.savedValue }
    if widthMode != usual.widthMode { members["width"] = widthMode.savedValue }
    if insets != usual.insets { members["insets"] = insets.savedValue }
    return .members(members)
  }

  init(saved reader: SavedValueReader) throws(SavedFormError) {
    self.init(color: try Color(saved: reader["color"]))
    if reader["cornerRadius"].exists {
      roundedCornerStyle = .absolute(try reader["cornerRadius"].number())
    } else if reader["cornerPercent"].exists {
      roundedCornerStyle = .relative(percent: try reader["cornerPercent"].number())
    }
    try reader.read("border", into: &border)
    try reader.read("shadow", into: &shadow)
    try reader.read("squaredOffJoins", into: &hasSquaredOffJoins)
    try reader.read("height", into: &heightMode)
    try reader.read("width", into: &widthMode)
    try reader.read("insets", into: &insets)
  }
}

extension BackgroundMode: SavedRepresentable {}

extension BackgroundInsets: SavedRepresentable {
  var savedValue: JSONValue { [top, left, bottom, right].savedValue }

  init(saved reader: SavedValueReader) throws(SavedFormError) {
    let sides = try [Int](saved: reader)
    guard sides.count == 4 else { throw reader.expected("four numbers") }
    self.init(top: sides[0], left: sides[1], bottom: sides[2], right: sides[3])
  }
}

extension BorderStyle: SavedRepresentable {
  var savedValue: JSONValue {
    .members(["width": lineWidth.savedValue, "color": color.savedValue])
  }

  init(saved reader: SavedValueReader) throws(SavedFormError) {
    self.init(
      lineWidth: try reader["width"].integer(), color: try Color(saved: reader["color"]))
  }
}

extension ShadowStyle: SavedRepresentable {
  var savedValue: JSONValue {
    .members([
      "color": color.savedValue, "x": offsetX.savedValue, "y": offsetY.savedValue,
      "blur": blur.savedValue,
    ])
  }

  init(saved reader: SavedValueReader) throws(SavedFormError) {
    self.init(
      color: try Color(saved: reader["color"]), offsetX: try reader["x"].integer(),
      offsetY: try reader["y"].integer(), blur: try reader["blur"].integer())
  }
}
