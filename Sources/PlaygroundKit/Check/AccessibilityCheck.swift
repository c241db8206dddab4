import CConcertinaGtk
import CConcertinaPlayground
import GtkCore

/// Checks whether everybody can use what is on a stage.
///
/// ```swift
/// let findings = AccessibilityCheck(window.stage, in: window.window).run()
/// ```
@MainActor
public struct AccessibilityCheck {
  /// The least contrast of text.
  static let leastContrast = 4.5
  /// What 8 bits for each channel of a color leave open.
  private static let rounding = 0.05

  private let stage: any SceneStage
  private let window: Window

  /// Prepares a check of a stage that is shown in a window and at rest.
  public init(_ stage: any SceneStage, in window: Window) {
    (self.stage, self.window) = (stage, window)
  }

  /// Checks all rules; the focus is elsewhere afterward.
  public func run() -> [AccessibilityFinding] {
    let shown = stage.root.selfAndDescendants.filter { $0.isMapped && !isHidden($0) }
    let active = shown.filter { ActiveWidget.isActive($0) && $0.isSensitive }
    // Before the focus moves, which may change what is shown.
    let contrasts = lowContrasts(of: shown)
    return names(of: active) + contrasts + targets(of: active) + unreachable(of: active)
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
    widgets.filter { !AccessibleName.isNamed($0, in: stage.root) }
      .map { finding(.name, $0, "a \(AccessibleName(of: $0, in: stage.root).role) without a name") }
  }

  private func targets(of widgets: [Widget]) -> [AccessibilityFinding] {
    let targets = widgets.compactMap { widget in
      widget.bounds(in: stage.root).map { ClickTarget(widget: widget, bounds: $0) }
    }
    return targets.filter { target in
      !target.widget.isTextInput && target.isSmall
        && targets.contains { $0.widget != target.widget && target.room.intersects($0.room) }
    }.map { target in
      let (width, height) = (target.widget.width, target.widget.height)
      let least = ClickTarget.least
      return finding(
        .target, target.widget,
        "\(width) × \(height) pixels, less than \(least) × \(least), and no room around it")
    }
  }

  private func unreachable(of widgets: [Widget]) -> [AccessibilityFinding] {
    let reached = FocusWalk(window).reached(in: stage.root)
    return widgets.filter { widget in
      !reached.contains { $0 == widget || $0.isPart(of: widget) }
    }.map { finding(.focus, $0, "no key moves the focus to it") }
  }

  private func lowContrasts(of widgets: [Widget]) -> [AccessibilityFinding] {
    guard let picture = StagePicture(stage) else { return [] }
    return widgets.filter {
      $0.isLabel && !$0.labelText.isEmpty && isEnabled($0) && !ActiveWidget.isPaleText($0)
    }
    .compactMap { label in
      guard let contrast = picture.textContrast(in: label),
        contrast + Self.rounding < Self.leastContrast
      else {
        return nil
      }
      let rounded = (contrast * 100).rounded(.down) / 100
      return finding(
        .contrast, label,
        "\"\(label.labelText)\" has a contrast of \(rounded), less than \(Self.leastContrast)")
    }
  }

  /// Whether a text is not that of something disabled, which may be pale.
  private func isEnabled(_ widget: Widget) -> Bool {
    widget.selfAndAncestors.prefix { $0 != window }.allSatisfy(\.isSensitive)
  }
}
