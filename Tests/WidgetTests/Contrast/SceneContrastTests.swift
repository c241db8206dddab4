import AutoHeightEditing
import WidgetTestSupport
import XCTest

@testable import PlaygroundScenes

/// Whether what the playground's scenes show beside the inputs can be seen.
final class SceneContrastTests: WidgetTestCase {
  func testResultsOfAMatchCanBeSeen() throws {
    try onMain {
      for match in [
        AutoHeightEditor.Match.none, .matched, .unmatched,
        .invalidPattern(PatternError(message: "████", offset: nil)), .gaveUp,
      ] {
        let indicator = MatchIndicator()
        indicator.show(match, isEmpty: false)
        // Colors are mixed where there is an input.
        let host = WindowHost(Box(.vertical, [indicator.widget, GrowingTextArea()]))
        defer { host.close() }
        indicator.widget.fillLabelsWithBlocks()
        host.settle()
        let (icon, words) = (indicator.widget.children[0], indicator.widget.children[1])
        try ContrastSurvey(of: match.stateName, in: host)
          .check([.icon("icon", in: icon), .text("words", in: words)])
      }
    }
  }
}
