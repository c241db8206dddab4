import GtkCore
import WidgetSupport

/// Content from elsewhere that arrives when the test says so.
@MainActor
package final class LateOffer: ContentOffer {
  private let forms: [(mediaType: String, bytes: [UInt8])]
  private var requests: [@MainActor () -> Void] = []

  package init(_ forms: [(mediaType: String, bytes: [UInt8])]) { self.forms = forms }

  package convenience init(_ text: String) {
    self.init([(Clipboard.plainText, Array(text.utf8))])
  }

  package var isOwn: Bool { false }
  package var allowsMove: Bool { false }
  package var offersFiles: Bool { false }
  package var offersPlainText: Bool { offers(Clipboard.plainText) }

  package func offers(_ mediaType: String) -> Bool { forms.contains { $0.mediaType == mediaType } }

  package func read(_ mediaType: String, _ handler: @escaping @MainActor ([UInt8]?) -> Void) {
    let bytes = forms.first { $0.mediaType == mediaType }?.bytes
    requests.append { handler(bytes) }
  }

  package func readFiles() async -> [FileLocation] { [] }

  /// Answers all requests so far.
  package func arrive() {
    let requests = requests
    self.requests = []
    for answer in requests { answer() }
  }
}
