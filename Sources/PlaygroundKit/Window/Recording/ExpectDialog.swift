import GtkCore
import TextTranslation

/// The dialog in which a user picks what a recording expects: a widget, and its values.
///
/// The stage keeps its focus, which is a part of what is recorded.
@MainActor
final class ExpectDialog {
  /// The size of the list of values, in pixels.
  private static let listSize = (width: 380, height: 240)

  let window = Window()
  /// The widgets whose values can be expected.
  let subject: DropDown
  /// The values of the widget.
  private(set) var boxes: [CheckButton] = []
  /// Whether the main values of everything on the stage are expected.
  let everything = CheckButton(mnemonic: translated("_Everything on the stage"))
  /// Lets the next press on the stage choose the widget.
  let pick = Button(translated("Pick on the stage"))
  /// Adds what is ticked.
  let add = Button(mnemonic: translated("_Add"))

  private let subjects: [ExpectationSubject]
  private let all: [StateExpectation]
  private let list = Box(.vertical)
  private let cancel = Button(translated("Cancel"))

  /// Called with what is expected.
  var onAdded: (@MainActor ([StateExpectation]) -> Void)?
  /// Called when the widget is to be picked on the stage.
  var onPick: (@MainActor () -> Void)?

  /// Shows the values of a state.
  ///
  /// - Parameters:
  ///   - subjects: The widgets and the scene; at least one.
  ///   - index: The one to begin with.
  ///   - all: The main values of all of them.
  ///   - parent: The window that it is above.
  init(
    _ subjects: [ExpectationSubject], beginningWith index: Int, all: [StateExpectation],
    above parent: Window
  ) {
    self.subjects = subjects
    self.all = all
    subject = DropDown(subjects.map { $0.name.isEmpty ? translated("The scene") : $0.name })
    nameParts()
    window.title = translated("Add an expectation")
    window.setTransient(for: parent, isModal: true)
    window.titlebar = makeTitlebar()
    window.child = makeContent()
    window.closeOnEscape()
    connect()
    subject.selectedIndex = index
    showValues()
    window.present()
    subject.focus()
  }

  private func nameParts() {
    let names: [(Widget, String)] = [
      (subject, "expect-subject"), (everything, "expect-everything"), (pick, "expect-pick"),
      (add, "expect-add"), (cancel, "expect-cancel"), (list, "expect-values"),
    ]
    for (part, name) in names { part.name = name }
  }

  private func makeTitlebar() -> HeaderBar {
    let bar = HeaderBar()
    bar.decorationLayout = ":"
    add.addStyleClass("suggested-action")
    bar.packStart(cancel)
    bar.packEnd(add)
    return bar
  }

  private func makeContent() -> Widget {
    let label = Label()
    label.setMnemonicText(translated("Expect _of"), for: subject)
    subject.setExpands(horizontally: true)
    let scroller = ScrolledWindow(list)
    scroller.requestSize(width: Self.listSize.width, height: Self.listSize.height)
    scroller.addStyleClass("view")
    scroller.setExpands(horizontally: true, vertically: true)
    let content = Box(
      .vertical, spacing: 12,
      [Box(.horizontal, spacing: 6, [label, subject, pick]), scroller, everything])
    content.setMargins(18)
    return content
  }

  private func connect() {
    subject.onSelected { [weak self] _ in self?.showValues() }
    everything.onToggled { [weak self] isOn in
      self?.list.isSensitive = !isOn
      self?.showWhetherItCanBeAdded()
    }
    cancel.onClicked { [weak self] in self?.window.close() }
    add.onClicked { [weak self] in self?.finish() }
    pick.onClicked { [weak self] in
      guard let self else { return }
      let pick = self.onPick
      self.window.destroy()
      pick?()
    }
  }

  private var shown: ExpectationSubject? {
    subject.selectedIndex.flatMap { subjects.indices.contains($0) ? subjects[$0] : nil }
  }

  private func showValues() {
    list.removeAll()
    boxes = (shown?.values ?? []).map { value in
      // An underscore would mark a key.
      let parts = value.line.split(separator: "_", omittingEmptySubsequences: false)
      let box = CheckButton(mnemonic: parts.joined(separator: "__"))
      box.isOn = value.isMain
      box.onToggled { [weak self] _ in self?.showWhetherItCanBeAdded() }
      box.setMargins(top: 3, bottom: 3, start: 6, end: 6)
      list.append(box)
      return box
    }
    showWhetherItCanBeAdded()
  }

  private func showWhetherItCanBeAdded() {
    add.isSensitive = everything.isOn ? !all.isEmpty : boxes.contains(where: \.isOn)
  }

  /// What is ticked.
  private var chosen: [StateExpectation] {
    guard !everything.isOn else { return all }
    return zip(shown?.values ?? [], boxes).filter { $1.isOn }.map(\.0.expectation)
  }

  private func finish() {
    let (chosen, added) = (chosen, onAdded)
    window.destroy()
    added?(chosen)
  }
}
