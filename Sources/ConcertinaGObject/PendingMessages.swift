import CConcertinaGtk
import Concertina
import GtkCore

/// The messages of a composer that have not arrived, for C.
@_cdecl("concertina_swift_pending_messages")
func pendingMessages(_ widget: UnsafeMutablePointer<GtkWidget>) -> OpaquePointer? {
  let native = MainThreadValue(widget)
  return MainActor.assumeIsolated {
    let bar = ExpandableToolbar(existing: Widget(retaining: OpaquePointer(native.value)))
    return MainThreadValue(variant(of: bar?.pendingMessages ?? []))
  }.value
}

@MainActor
private func variant(of messages: [PendingMessage]) -> OpaquePointer? {
  let type = g_variant_type_new("(usss)")
  defer { g_variant_type_free(type) }
  let rows: [OpaquePointer?] = messages.map { message in
    let parts: [OpaquePointer?] = [
      g_variant_new_uint32(guint32(clamping: message.id.number)),
      g_variant_new_string(message.text.withoutNulls),
      g_variant_new_string(message.state.name),
      g_variant_new_string((message.failure ?? "").withoutNulls),
    ]
    return g_variant_new_tuple(parts, gsize(parts.count))
  }
  return g_variant_new_array(type, rows, gsize(rows.count))
}

/// Does with a message what its buttons do.
@_cdecl("concertina_swift_act_on_message")
func actOnMessage(_ widget: UnsafeMutablePointer<GtkWidget>, _ id: guint, _ act: gint) {
  let native = MainThreadValue(widget)
  MainActor.assumeIsolated {
    let bar = ExpandableToolbar(existing: Widget(retaining: OpaquePointer(native.value)))
    let id = PendingMessage.ID(number: Int(id))
    // In the order of the header.
    switch act {
    case 0: bar?.retry(id)
    case 1: bar?.edit(id)
    default: bar?.delete(id)
    }
  }
}

extension PendingMessage.State {
  fileprivate var name: String {
    switch self {
    case .waiting: "waiting"
    case .sending: "sending"
    case .failed: "failed"
    }
  }
}

extension String {
  /// The text as far as C can have it.
  fileprivate var withoutNulls: String { contains("\0") ? replacing("\0", with: "") : self }
}
