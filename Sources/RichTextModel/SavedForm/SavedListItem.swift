/// The list that a paragraph is an item of, as JSON.
///
/// ```json
/// {"kind": "number", "level": 1, "numberFormat": "lowercaseRoman", "start": 4}
/// {"kind": "task", "level": 0, "isChecked": true}
/// ```
enum SavedListItem {
  static func value(of item: ListItem) -> SavedValue {
    var members: [String: SavedValue] = [
      "kind": .string(item.kind.rawValue), "level": .number(Double(item.level)),
    ]
    members["numberFormat"] = (item.numberFormat?.rawValue).map(SavedValue.string)
    members["start"] = item.start.map { .number(Double($0)) }
    if item.isChecked { members["isChecked"] = .bool(true) }
    return .object(members)
  }

  static func item(from reader: SavedValueReader) throws(SavedFormError) -> ListItem {
    var item = ListItem(try reader["kind"].choice(ListItem.Kind.self))
    if reader["level"].exists { item.level = try reader["level"].integer() }
    if reader["numberFormat"].exists {
      item.numberFormat = try reader["numberFormat"].choice(ListNumberFormat.self)
    }
    if reader["start"].exists { item.start = try reader["start"].integer() }
    if reader["isChecked"].exists { item.isChecked = try reader["isChecked"].bool() }
    return item
  }
}
