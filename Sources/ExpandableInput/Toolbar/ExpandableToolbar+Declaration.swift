import DataBinding
import GtkCore
import WidgetSupport

extension ExpandableToolbar {
  /// The bar as GObject sees it.
  package nonisolated static let declaration = WidgetDeclaration(
    "ConcertinaExpandableToolbar", cssName: "expandabletoolbar", role: .group,
    parameters: parameters,
    events: [
      AnyEvent("changed") { (bar: ExpandableToolbar) in bar.textChanged },
      AnyEvent("height-changed") { (bar: ExpandableToolbar) in bar.heightChanged },
      AnyEvent("state-changed") { (bar: ExpandableToolbar) in bar.stateChanged },
      AnyEvent(request: "send", [.text]) { (bar: ExpandableToolbar, signal) in
        bar.implementation.signalledSending = SignalledSending(signal)
      },
    ]
  ) {
    let bar = ExpandableToolbar(text: State("").binding)
    bar.onSend = bar.implementation.signalledSending?.send
    return bar
  }

  /// Ends the sending of the message that the signal `send` had.
  ///
  /// - Parameter error: What to show in the bar, for a message that was not sent; nil if it was.
  package func finishSending(error: String?) {
    implementation.signalledSending?.finish(error: error)
  }
}
