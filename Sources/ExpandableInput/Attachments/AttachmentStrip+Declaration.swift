import GtkCore

/// The strip for other languages than Swift.
extension AttachmentStrip: ParameterizedWidget {
  /// The strip as GObject sees it.
  package nonisolated static let declaration = WidgetDeclaration(
    "ConcertinaAttachmentStrip", cssName: "attachmentstrip", role: .group,
    parameters: parameters, methods: methods,
    events: [AnyEvent("changed") { (strip: AttachmentStrip) in strip.changed }]
  ) { AttachmentStrip() }

  package nonisolated static var parameters: [AnyParameter] {
    [AnyParameter(attachmentNames), AnyParameter(addresses)]
  }

  private nonisolated static let attachmentNames = Parameter<AttachmentStrip, [String]>(
    "names", [], observe: { $0.changed.add($1) }, get: { $0.names }, set: nil)

  /// The addresses of the attachments, in their order: that of a file, and an empty text for a
  /// picture.
  private nonisolated static let addresses = Parameter<AttachmentStrip, [String]>(
    "uris", [], property: "addresses", observe: { $0.changed.add($1) },
    get: { $0.attachments.map(\.address) }, set: nil)

  private nonisolated static var methods: [AnyMethod] {
    [
      AnyMethod("add-file", object: ("file", "GFile"), member: "add") {
        (strip: AttachmentStrip, file) in strip.add(.files([FileLocation(file.nativePointer)]))
      },
      AnyMethod("add-texture", object: ("texture", "GdkTexture"), member: "add") {
        (strip: AttachmentStrip, texture) in
        strip.add(.texture(Texture(retaining: texture.nativePointer)))
      },
      AnyMethod("get-texture", ["index"], returns: .object(type: "GdkTexture")) {
        (strip: AttachmentStrip, index: Int) in
        let attachments = strip.attachments
        guard attachments.indices.contains(index), case .texture(let texture) = attachments[index]
        else { return ObjectValue(nil) }
        return ObjectValue(texture)
      },
      AnyMethod("clear", member: "takeAll") { (strip: AttachmentStrip) in _ = strip.takeAll() },
    ]
  }
}

extension MessageAttachment {
  fileprivate var address: String {
    if case .files(let files) = self { files.first?.uri ?? "" } else { "" }
  }
}
