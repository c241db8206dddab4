import GtkCore
import RichTextModel
import TextTranslation

/// The results of a replay: a list of its steps, and for the selected one its picture, what it
/// changed, and what is different from the replay before.
@MainActor
final class ReplayResultWindow {
  /// The size of the window, and the width of the list, in pixels.
  private static let size = (width: 820, height: 520)
  private static let listWidth = 300

  let window = Window()
  let list: ListView<ReplayRecord.Step>
  /// The report about the selected step.
  let report = Label()

  private let record: ReplayRecord
  private let pictures = StepPictures()

  /// Shows the results of a replay above a window.
  init(_ record: ReplayRecord, above parent: Window) {
    self.record = record
    list = ListView(selection: .single) { Self.makeRow() }
    window.title = translated("Results of the replay")
    window.defaultSize = Self.size
    window.setTransient(for: parent, isModal: false)
    window.application = parent.application
    window.child = makeContent()
    list.name = "replay-steps"
    list.addStyleClass("navigation-sidebar")
    list.accessibleLabel = translated("Steps")
    list.append(contentsOf: record.steps)
    list.onSelected { [weak self] in self?.show($0) }
    window.closeOnEscape()
    window.present()
    selectFirst()
  }

  private func makeContent() -> Widget {
    let steps = ScrolledWindow(list)
    steps.requestSize(width: 200)
    let page = Box(.vertical, spacing: 12, [pictures.widget, report])
    page.setMargins(18)
    report.name = "replay-report"
    report.wrapLines()
    report.isSelectable = true
    report.xAlignment = .start
    let details = ScrolledWindow(page)
    details.requestSize(width: 260)
    let panes = Paned(.horizontal, steps, details)
    panes.startResizes = false
    panes.position = Self.listWidth
    return panes
  }

  /// Selects the first step in which something was wrong, or else the first one.
  private func selectFirst() {
    guard !record.steps.isEmpty else {
      report.text = translated("No step was replayed.")
      return
    }
    list.selectedIndex = record.steps.firstIndex { $0.isRemarkable } ?? 0
    list.focus()
  }

  private static func makeRow() -> ListRow<ReplayRecord.Step> {
    let (title, remark) = (Label(), Label())
    title.xAlignment = .start
    title.ellipsize()
    title.setExpands(horizontally: true)
    let row = Box(.horizontal, spacing: 12, [title, remark])
    return ListRow(row) { step in
      title.text = "\(step.result.step + 1). \(step.step.title)"
      remark.text = step.remark
      remark.setStyleClass("error", !step.result.isSuccess || step.result.glitches > 0)
      remark.setStyleClass("warning", step.comparison?.isSame == false)
    }
  }

  private func show(_ index: Int?) {
    guard let index else { return }
    let step = record.steps[index]
    pictures.show(step, number: index + 1)
    report.text = step.report
  }
}

extension ReplayRecord.Step {
  /// The problem of the step in a word; empty for none.
  fileprivate var remark: String {
    if !result.isSuccess { return translated("failed") }
    if result.glitches > 0 { return translated("glitch") }
    return comparison?.isSame == false ? translated("differs") : ""
  }

  /// The report about the step, in paragraphs.
  var report: String {
    var parts: [String] = []
    if let error = result.error { parts.append(translated("Failed: %s").formatted(error)) }
    parts += result.failed.map(Self.text)
    if let problem = result.picture?.problem {
      parts.append(translated("The picture: %s").formatted(problem))
    }
    if !result.violations.isEmpty {
      let names = result.violations.joined(separator: ", ")
      parts.append(translated("Glitches: %s").formatted(names))
    }
    parts.append(
      changes.isEmpty
        ? translated("The step changed nothing.")
        : Self.list(changes, title: translated("The step changed:")))
    if let comparison { parts.append(Self.text(comparison)) }
    return parts.joined(separator: "\n\n")
  }

  private static func text(_ failure: ExpectationFailure) -> String {
    let expected = failure.expected.compactText
    guard let found = failure.found else {
      return translated("Expected %s: %s. The state has no such value.").formatted(
        failure.path, expected)
    }
    return translated("Expected %s: %s. Found: %s.").formatted(
      failure.path, expected, found.compactText)
  }

  private static func text(_ comparison: ReplayRecord.Comparison) -> String {
    if !comparison.differences.isEmpty {
      return list(comparison.differences, title: translated("Different from the replay before:"))
    }
    return comparison.isSamePicture
      ? translated("The same as in the replay before.")
      : translated("The picture differs from the replay before.")
  }

  /// The number of differences that are listed, and the length of the longest value, in characters.
  private static let limits = (differences: 40, value: 200)

  private static func list(_ differences: [JSONDifference], title: String) -> String {
    let lines = differences.prefix(limits.differences).map { difference in
      let path = difference.path.description.dropFirst(2)
      return "\(path): \(text(difference.before)) → \(text(difference.after))"
    }
    let rest = differences.count - lines.count
    let more = translated("and %d more", plural: "and %d more", count: rest)
    return ([title] + lines + (rest > 0 ? [more] : [])).joined(separator: "\n")
  }

  private static func text(_ value: JSONValue?) -> String {
    guard let text = value?.compactText else { return translated("nothing") }
    return text.count > limits.value ? "\(text.prefix(limits.value))…" : text
  }
}
