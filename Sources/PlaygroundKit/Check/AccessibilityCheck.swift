import CConcertinaGtk
import CConcertinaPlayground
import GtkCore
import GtkReplay

/// Checks whether everybody can use what is on a stage.
///
/// ```swift
/// let findings = AccessibilityCheck(window.stage, in: window.window).run()
/// ```
@MainActor
public struct AccessibilityCheck {
  /// What 8 bits for each channel of a color leave open.
  private static let rounding = 0.05

  private let stage: any SceneStage
  private let window: Window

  /// Prepares a check of a stage that is shown in a window and at rest.
  public init(_ stage: any SceneStage, in window: Window) {
    (self.stage, self.window) = (stage, window)
  }

  /// Checks all rules; the focus is elsewhere afterward, and nothing is selected.
  public func run() -> [AccessibilityFinding] { run(Set(AccessibilityFinding.Rule.allCases)) }

  /// Checks some rules.
  func run(_ rules: Set<AccessibilityFinding.Rule>) -> [AccessibilityFinding] {
    activate()
    let shown = stage.root.selfAndDescendants.filter { $0.isMapped && !isHidden($0) }
    let active = shown.filter { ActiveWidget.isActive($0) && $0.isSensitive }
    // The focus comes last: when it moves, it may change what is shown.
    return AccessibilityFinding.Rule.allCases.filter(rules.contains).flatMap { rule in
      switch rule {
      case .name:
        names(of: shown.filter { active.contains($0) || ActiveWidget.isNamedDisplay($0) })
      case .contrast: lowContrasts(of: shown)
      case .target: targets(of: active)
      case .focus:
        unreachable(
          of: active.filter {
            ActiveWidget.isUsable($0) && !ActiveWidget.isButtonOfComboBox($0)
          })
      }
    }
  }

  /// Makes the window look as one does that has the desktop's focus, with plain texts.
  ///
  /// Without a window manager, as in CI, no window has it; themes show others in paler colors.
  private func activate() {
    for widget in stage.root.selfAndDescendants { widget.deselectText() }
    gtk_widget_unset_state_flags(window.pointer(), GTK_STATE_FLAG_BACKDROP)
    FrameSettling(of: window).waitUntilStill()
  }

  /// Whether assistive technologies do not see a widget.
  private func isHidden(_ widget: Widget) -> Bool {
    widget.selfAndAncestors.prefix { $0 != window }
      .contains { concertina_playground_is_hidden($0.nativePointer) != 0 }
  }

  private func finding(
    _ rule: AccessibilityFinding.Rule, _ widget: Widget, _ problem: String
  ) -> AccessibilityFinding {
    let address = WidgetAddress(stage: stage).address(of: widget) ?? widget.cssName
    return AccessibilityFinding(rule: rule, widget: address, problem: problem)
  }

  // MARK: Rules

  private func names(of widgets: [Widget]) -> [AccessibilityFinding] {
    let names = SpokenNames(in: window)
    let unnamed = widgets.filter { !names.isNamed($0) }
    return unnamed.filter { widget in
      // A row without a name has one once what is in it has.
      !ActiveWidget.isRow(widget)
        || !unnamed.contains { $0 != widget && $0.isPart(of: widget) }
    }.map { finding(.name, $0, problem(ofNameless: $0)) }
  }

  private func problem(ofNameless widget: Widget) -> String {
    guard !widget.isPicture else { return "a picture without a description" }
    return "a \(AccessibleName(of: widget, in: stage.root).role) without a name"
  }

  private func targets(of widgets: [Widget]) -> [AccessibilityFinding] {
    // What an expander shows is not a part of what is clicked.
    let clicked = widgets.filter { !$0.isA(gtk_expander_get_type()) }
    let targets = clicked.compactMap { widget in
      widget.bounds(in: stage.root).map { ClickTarget(widget: widget, bounds: $0) }
    }
    return targets.filter { target in
      !target.widget.isTextInput && target.isSmall
        && targets.contains { target.isTooNear(to: $0) }
    }.map { target in
      let (width, height) = (target.widget.width, target.widget.height)
      let least = ClickTarget.least
      return finding(
        .target, target.widget,
        "\(width) × \(height) pixels, less than \(least) × \(least), and no room around it")
    }
  }

  private func unreachable(of widgets: [Widget]) -> [AccessibilityFinding] {
    var walk = FocusWalk(window)
    return walk.unreached(of: widgets).map { finding(.focus, $0, "no key moves the focus to it") }
  }

  private func lowContrasts(of widgets: [Widget]) -> [AccessibilityFinding] {
    guard let picture = StagePicture(of: stage.root) else { return [] }
    let places = TextPlaces(of: stage.root, scale: picture.scale)
    var worst: [Widget: (contrast: Double, least: Double)] = [:]
    for (index, text) in picture.texts.enumerated() {
      guard let widget = places.widget(of: text), let contrast = picture.contrast(ofText: index),
        contrast + Self.rounding < text.leastContrast,
        contrast < worst[widget]?.contrast ?? .infinity
      else { continue }
      worst[widget] = (contrast, text.leastContrast)
    }
    return widgets.compactMap { widget in
      guard let found = worst[widget], isEnabled(widget), !ActiveWidget.isPaleText(widget),
        !ActiveWidget.isSelected(widget)
      else { return nil }
      return finding(.contrast, widget, problem(ofText: widget, found))
    }
  }

  private func problem(
    ofText widget: Widget, _ found: (contrast: Double, least: Double)
  ) -> String {
    let rounded = (found.contrast * 100).rounded(.down) / 100
    let least = found.least == found.least.rounded() ? "\(Int(found.least))" : "\(found.least)"
    // What is written in an input may be a secret.
    let text = widget.isLabel ? "\"\(widget.labelText)\"" : "its text"
    return "\(text) has a contrast of \(rounded), less than \(least)"
  }

  /// Whether a text is not that of something disabled, which may be pale.
  private func isEnabled(_ widget: Widget) -> Bool {
    widget.selfAndAncestors.prefix { $0 != window }.allSatisfy(\.isSensitive)
  }
}
