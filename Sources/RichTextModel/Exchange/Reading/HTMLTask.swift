/// The state of a task, as the tag of an item, or of the box in one, declares it.
struct HTMLTask {
  /// Whether it is ticked.
  let isChecked: Bool
  /// Whether the element is the box, not the item.
  let isBox: Bool

  /// Creates a task; nil if the tag is of none.
  init?(_ tag: HTMLTag) {
    let classes = (tag["class"] ?? "").split(separator: " ")
    if tag.name == "input", tag["type"]?.lowercased() == "checkbox" {
      self.init(isChecked: tag["checked"] != nil, isBox: true)
    } else if tag.name == "div", classes.contains("checkbox") {
      // Notion
      self.init(isChecked: classes.contains("checkbox-on"), isBox: true)
    } else if tag.name == "img", tag["aria-roledescription"] == "checkbox" {
      // Google Docs
      self.init(isChecked: tag["alt"] == "checked", isBox: true)
    } else if tag.name == "li", tag["role"] == "checkbox" || tag["aria-checked"] != nil {
      self.init(isChecked: tag["aria-checked"] == "true", isBox: false)
    } else if tag.name == "li", classes.contains("task-done") {
      // Dropbox Paper
      self.init(isChecked: true, isBox: false)
    } else if tag.name == "li", let style = tag["style"], style.contains("--en-checked") {
      // Evernote
      self.init(isChecked: InlineStyle(style)["--en-checked"] == "true", isBox: false)
    } else if let note = tag["data-tag"], note.hasPrefix("to-do") {
      // OneNote
      self.init(isChecked: note == "to-do:completed", isBox: tag.name != "li")
    } else {
      return nil
    }
  }

  /// Whether a tag is of a list whose items are tasks, also those that do not say so.
  static func isList(_ tag: HTMLTag) -> Bool {
    tag["class"]?.split(separator: " ").contains("listtype-task") == true
  }

  private init(isChecked: Bool, isBox: Bool) {
    self.isChecked = isChecked
    self.isBox = isBox
  }
}
