import GtkCore
import TextTranslation

/// The header bar of the window.
@MainActor
final class HeaderControls {
  let bar = HeaderBar()
  let sidebar = ToggleButton(icon: "sidebar-show-symbolic", tooltip: translated("Scenes (F9)"))
  let search = Button(icon: "system-search-symbolic", tooltip: translated("Search scenes (Ctrl+F)"))
  let inspector = ToggleButton(
    icon: "sidebar-show-right-symbolic", tooltip: translated("Knobs (Shift+F9)"))
  let record = ToggleButton(icon: "media-record-symbolic", tooltip: translated("Record a scenario"))
  let picture = Button(
    icon: "camera-photo-symbolic", tooltip: translated("Save a picture of the stage"))
  let menu = MenuButton(icon: "open-menu-symbolic", tooltip: translated("Menu (F10)"))
  /// The width of the title that buttons are hidden for, in characters.
  private static let titleLength = 20

  private let title = Label()
  let appearance: AppearanceMenu

  init(appearance: AppearanceMenu) {
    self.appearance = appearance
    name()
    title.addStyleClass("title")
    title.ellipsize()
    title.maxWidthInCharacters = Self.titleLength
    title.setExpands(horizontally: true)
    bar.titleWidget = title
    bar.packStart(sidebar)
    // A header bar keeps the title in the middle, and takes the room for that from both ends. The
    // window's own buttons are at the other one.
    bar.packStart(OptionalBox(search))
    bar.packStart(OptionalBox(Box(.horizontal, spacing: 6, [record, picture])))
    bar.packEnd(menu)
    bar.packEnd(inspector)
    bar.packEnd(appearance.button)
    menu.setMenu(Self.makeMenu(isRecording: false))
    menu.becomePrimary()
  }

  private func name() {
    let names: [(Widget, String)] = [
      (sidebar, "toggle-sidebar"), (search, "open-search"), (inspector, "toggle-inspector"),
      (record, "record"), (picture, "picture"), (menu, "menu"),
    ]
    for (widget, name) in names { widget.name = name }
    // The stage keeps the focus, which is a part of what is recorded.
    record.focusesOnClick = false
  }

  /// Shows whether a scenario is being recorded, and what the button does then.
  func showRecording(_ isRecording: Bool) {
    let title = isRecording ? translated("Stop recording") : translated("Record a scenario")
    record.isActive = isRecording
    record.setStyleClass("recording", isRecording)
    record.tooltip = title
    record.accessibleLabel = title
    menu.setMenu(Self.makeMenu(isRecording: isRecording))
  }

  /// Shows the title of the open scene.
  func showTitle(_ text: String) {
    title.text = text
    title.tooltip = text
  }

  /// Keeps only the close button of the window when it is narrow, which leaves more room for the
  /// title.
  func setNarrow(_ isNarrow: Bool) {
    guard isNarrow, let layout = DesktopSettings.current?.decorationLayout else {
      bar.decorationLayout = nil
      return
    }
    let closeIsAtStart = layout.split(separator: ":", omittingEmptySubsequences: false).first
      .map { $0.split(separator: ",").contains("close") }
    bar.decorationLayout = closeIsAtStart == true ? "close:" : ":close"
  }

  // The menu also has what a narrow bar has no room for.
  private static func makeMenu(isRecording: Bool) -> Menu {
    let stage = Menu()
    let record = isRecording ? translated("Stop _recording") : translated("_Record a scenario")
    stage.append(record, action: "win.record")
    stage.append(translated("Rep_lay a scenario…"), action: "win.replay")
    stage.append(translated("Replay the last one a_gain"), action: "win.replay-again")
    stage.append(translated("_Folder for pictures…"), action: "win.pictures-folder")
    stage.append(translated("Save a _picture…"), action: "win.picture")
    stage.append(translated("Copy a _link"), action: "win.copy-link")
    let about = Menu()
    about.append(translated("_Keyboard shortcuts"), action: "win.shortcuts")
    about.append(translated("_About Concertina"), action: "win.about")
    let menu = Menu()
    menu.appendSection(stage)
    menu.appendSection(about)
    return menu
  }
}
