/// A background as JSON, without default values.
enum SavedBackground {
  static func value(of style: BackgroundStyle) -> SavedValue {
    let usual = BackgroundStyle(color: style.color)
    var members: [String: SavedValue] = ["color": value(of: style.color)]
    switch style.roundedCornerStyle {
    case .absolute(let radius): members["cornerRadius"] = .number(radius.isFinite ? radius : 0)
    case .relative(let percent): members["cornerPercent"] = .number(percent.isFinite ? percent : 0)
    }
    members["border"] = style.border.map {
      .object(["width": .number(Double($0.lineWidth)), "color": value(of: $0.color)])
    }
    members["shadow"] = style.shadow.map {
      .object([
        "color": value(of: $0.color), "x": .number(Double($0.offsetX)),
        "y": .number(Double($0.offsetY)), "blur": .number(Double($0.blur)),
      ])
    }
    if style.hasSquaredOffJoins { members["squaredOffJoins"] = .bool(true) }
    if style.heightMode != usual.heightMode {
      members["height"] = .string(style.heightMode.rawValue)
    }
    if style.widthMode != usual.widthMode { members["width"] = .string(style.widthMode.rawValue) }
    if style.insets != usual.insets { members["insets"] = value(of: style.insets) }
    return .object(members)
  }

  private static func value(of insets: BackgroundInsets) -> SavedValue {
    .array([insets.top, insets.left, insets.bottom, insets.right].map { .number(Double($0)) })
  }

  private static func value(of color: TextColor) -> SavedValue { .string(color.description) }

  // MARK: Reading

  static func style(from reader: SavedValueReader) throws(SavedFormError) -> BackgroundStyle {
    var style = BackgroundStyle(color: try reader["color"].color())
    if reader["cornerRadius"].exists {
      style.roundedCornerStyle = .absolute(try reader["cornerRadius"].number())
    } else if reader["cornerPercent"].exists {
      style.roundedCornerStyle = .relative(percent: try reader["cornerPercent"].number())
    }
    if reader["border"].exists { style.border = try border(from: reader["border"]) }
    if reader["shadow"].exists { style.shadow = try shadow(from: reader["shadow"]) }
    if reader["squaredOffJoins"].exists {
      style.hasSquaredOffJoins = try reader["squaredOffJoins"].bool()
    }
    if reader["height"].exists {
      style.heightMode = try reader["height"].choice(BackgroundMode.self)
    }
    if reader["width"].exists { style.widthMode = try reader["width"].choice(BackgroundMode.self) }
    if reader["insets"].exists { style.insets = try insets(from: reader["insets"]) }
    return style
  }

  private static func insets(
    from reader: SavedValueReader
  ) throws(SavedFormError) -> BackgroundInsets {
    let sides = try reader.elements()
    guard sides.count == 4 else { throw reader.expected("four numbers") }
    return BackgroundInsets(
      top: try sides[0].integer(), left: try sides[1].integer(), bottom: try sides[2].integer(),
      right: try sides[3].integer())
  }

  private static func border(
    from reader: SavedValueReader
  ) throws(SavedFormError) -> BorderStyle {
    BorderStyle(lineWidth: try reader["width"].integer(), color: try reader["color"].color())
  }

  private static func shadow(
    from reader: SavedValueReader
  ) throws(SavedFormError) -> ShadowStyle {
    ShadowStyle(
      color: try reader["color"].color(), offsetX: try reader["x"].integer(),
      offsetY: try reader["y"].integer(), blur: try reader["blur"].integer())
  }
}
