import GtkCore
import RichTextModel

/// Compares what checks find with what is accepted.
struct FindingReview {
  /// A finding to print.
  struct Reported: Hashable {
    let scene: String
    let finding: AccessibilityFinding
    /// Whether it is one that is accepted, but no longer found.
    let isStale: Bool

    /// The finding on one line.
    var line: String { "\(scene): \(finding.line)" }

    /// The finding as JSON.
    var json: JSONValue {
      var object = finding.json.objectValue ?? JSONObject()
      object["scene"] = .string(scene)
      if isStale { object["isStale"] = true }
      return .object(object)
    }
  }

  /// What is accepted, with what was added.
  private(set) var accepted: AcceptedFindings
  private let scheme: ColorScheme
  private let reason: String?
  private let reportsStale: Bool

  /// Prepares a comparison.
  ///
  /// - Parameters:
  ///   - accepted: What is accepted.
  ///   - scheme: The appearance in which scenes are checked.
  ///   - reason: The reason with which all that is found is accepted from now on; nil for none.
  ///   - reportsStale: Whether what is accepted has to be found.
  init(
    _ accepted: AcceptedFindings, scheme: ColorScheme, reason: String? = nil,
    reportsStale: Bool = true
  ) {
    (self.accepted, self.scheme) = (accepted, scheme)
    (self.reason, self.reportsStale) = (reason, reportsStale)
  }

  /// Returns what to print of the findings in a scene, and what is no longer found there.
  mutating func review(_ findings: [AccessibilityFinding], in scene: String) -> [Reported] {
    let known = accepted.entries.filter { $0.applies(in: scene, scheme) }
    let new = findings.filter { finding in
      !known.contains { $0.covers(finding, in: scene, scheme) }
    }
    let stale = known.filter { entry in
      !findings.contains { entry.covers($0, in: scene, scheme) }
    }
    if let reason {
      for finding in new { accept(finding, in: scene, reason) }
    }
    let shown = reason == nil ? new : []
    return shown.map { Reported(scene: scene, finding: $0, isStale: false) }
      + (reportsStale ? stale : []).map { Reported(scene: scene, finding: $0.stale, isStale: true) }
  }

  private mutating func accept(
    _ finding: AccessibilityFinding, in scene: String, _ reason: String
  ) {
    accepted.append(
      AcceptedFinding(
        scene: scene, rule: finding.rule, widget: finding.widget,
        // The colors of the other appearance are others.
        scheme: finding.rule == .contrast ? scheme : nil, reason: reason))
  }
}

extension AcceptedFinding {
  fileprivate var stale: AccessibilityFinding {
    AccessibilityFinding(rule: rule, widget: widget, problem: "accepted, but no longer found")
  }
}
