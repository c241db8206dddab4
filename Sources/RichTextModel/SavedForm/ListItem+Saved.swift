/// The list that a paragraph is an item of, as JSON.
///
/// ```json
/// {"kind": "number", "level": 1, "numberFormat": "lowercaseRoman", "start": 4}
/// {"kind": "task", "level": 0, "isChecked": true}
/// ```
extension ListItem: SavedRepresentable {
  static var savedShape: SavedShape? {
    SavedShape(["kind", "level", "numberFormat", "start", "isChecked"])
  }

  var savedValue: JSONValue {
    var members = ["kind": kind.savedValue, "level": level.savedValue]
    members["numberFormat"] = numberFormat?.savedValue
    members["start"] = start?.savedValue
    if isChecked { members["isChecked"] = isChecked.savedValue }
    return .members(members)
  }

  init(saved reader: SavedValueReader) throws(SavedFormError) {
    var level = 0
    try reader.read("level", into: &level)
    self.init(try Kind(saved: reader["kind"]), level: level)
    try reader.read("numberFormat", into: &numberFormat)
    try reader.read("start", into: &start)
    try reader.read("isChecked", into: &isChecked)
  }
}

extension ListItem.Kind: SavedRepresentable {}
extension ListNumberFormat: SavedRepresentable {}
