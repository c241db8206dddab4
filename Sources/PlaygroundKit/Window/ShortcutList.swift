import GtkCore
import TextTranslation

/// The window's keys: their actions, and their titles in the list of shortcuts.
@MainActor
enum ShortcutList {
  struct Entry {
    let action: String
    /// The key, or several with spaces between them.
    let accelerator: String
    let title: String
  }

  static let window: [Entry] = [
    Entry(action: "win.search", accelerator: "<Control>f", title: "Search scenes"),
    Entry(action: "win.sidebar", accelerator: "F9", title: "Show or hide the scenes"),
    Entry(action: "win.inspector", accelerator: "<Shift>F9", title: "Show or hide the knobs"),
    Entry(action: "win.details", accelerator: "<Control>F9", title: "Show or hide the details"),
    Entry(action: "win.stage", accelerator: "<Control><Shift>e", title: "Go to the stage"),
    Entry(action: "win.record", accelerator: "<Control><Shift>r", title: "Record a scenario"),
    Entry(action: "win.expect", accelerator: "<Control><Shift>y", title: "Add an expectation"),
    Entry(action: "win.replay", accelerator: "<Control>o", title: "Replay a scenario"),
    Entry(action: "win.replay-again", accelerator: "F5", title: "Replay the last one again"),
    Entry(action: "win.picture", accelerator: "<Control><Shift>s", title: "Save a picture"),
    Entry(action: "win.copy-link", accelerator: "<Control><Shift>l", title: "Copy a link"),
  ]

  static let general: [Entry] = [
    // GTK's own key for a window's main menu, which is listed here, but not set.
    Entry(action: "", accelerator: "F10", title: "Open the menu"),
    Entry(
      action: "win.shortcuts", accelerator: "<Control>question F1", title: "Keyboard shortcuts"),
    Entry(action: "win.close", accelerator: "<Control>w", title: "Close the window"),
    Entry(action: "app.quit", accelerator: "<Control>q", title: "Quit"),
  ]

  static func install(in application: Application) {
    for entry in window + general where !entry.action.isEmpty {
      let keys = entry.accelerator.split(separator: " ").map(String.init)
      application.setAccelerators(keys, for: entry.action)
    }
  }

  static func makeWindow() -> ShortcutsWindow? {
    ShortcutsWindow([
      group(translated("Playground"), window), group(translated("General"), general),
    ])
  }

  private static func group(_ title: String, _ entries: [Entry]) -> ShortcutsWindow.Group {
    ShortcutsWindow.Group(
      title: title,
      shortcuts: entries.map { (accelerator: $0.accelerator, title: translated($0.title)) })
  }
}
