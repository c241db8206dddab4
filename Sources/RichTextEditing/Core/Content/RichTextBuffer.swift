import FoundationEssentials
import GtkCore
import RichTextModel
import WidgetSupport

/// The content of one editor: the text buffer that GTK displays, read and changed as rich text.
///
/// The buffer is the single source of truth; there is no second copy of a document. Every change,
/// by the user or by code, is reported as a ``Replacement``.
@MainActor
package final class RichTextBuffer {
  package let buffer: TextBuffer
  let tags: AttributeTags
  package let attachments: AttachmentSet
  /// Called with each change of the content as soon as it is made, to record it; not with those of
  /// ``apply(_:)``.
  var onReplacement: ((RichTextChange) -> Void)?
  /// Called with each recorded change when the edit that it belongs to is whole and measured.
  var onReplaced: ((RichTextChange) -> Void)?
  /// Called after each change of the text or of attributes, by the user or by code.
  var onChange: (() -> Void)?
  /// Called when GTK has inserted a space by itself, as it does when it copies text.
  var onForeignSpace: ((Int) -> Void)?
  /// Features that change attributes as part of an edit in the name of the user.
  var followers: [@MainActor (Replacement) -> [Restyling]] = []
  /// The attributes of text typed next.
  var typingAttributes = AttributeContainer()
  /// The headings in the text.
  private(set) lazy var headings = HeadingIndex(self)
  /// The sections of collapsed headings.
  private(set) lazy var sections = CollapsedSections(self)
  private lazy var mirroredIndents = MirroredIndents(buffer)
  private var numbering = ListNumbering()
  /// Returns the marker of an item with a number; nil for the usual one.
  var markerOfItem: (@MainActor (ListItem, Int) -> ListMarker?)?
  private var isSilent = false
  private var selectionBefore: (caret: Int, anchor: Int) = (0, 0)
  /// The content that GTK is about to delete.
  private var removed = RichText()
  /// The recorded changes of the edit in progress.
  private var recorded: [RichTextChange] = []

  init(_ buffer: TextBuffer, attachments: AttachmentSet) {
    self.buffer = buffer
    self.attachments = attachments
    tags = AttributeTags(buffer)
    buffer.disableUndo()
    connect(to: attachments.area.edits)
  }

  private func connect(to edits: EditSequence) {
    edits.prepare { [weak self] in self?.prepare($0) }
    edits.add(.attributes) { [weak self] in self?.giveAttributes($0) }
    edits.add(.attributes) { [weak self] _ in self?.sections.update() }
    edits.add(.history) { [weak self] in self?.record($0) }
    edits.add(.listeners) { [weak self] _ in self?.notify() }
    edits.onActionDone(.attributes) { [weak self] in
      guard let self else { return }
      self.paragraphsChanged(in: self.buffer.caret..<self.buffer.caret)
    }
  }

  /// The rules for the formats of paragraphs around an edit.
  var continuation: ParagraphContinuation { ParagraphContinuation(self) }

  // MARK: Edits by GTK

  private func prepare(_ range: Range<Int>) {
    headings.willChange(range)
    guard !isSilent else { return }
    noteSelection()
    if !range.isEmpty { willDelete(range) }
  }

  private func willDelete(_ range: Range<Int>) {
    removed = content(in: range)
    for attachment in attachments.all(in: range) { attachments.detach(attachment) }
    noteParagraphs(of: Replacement(at: range.lowerBound, removed: removed))
  }

  /// Gives text that was typed, pasted or dropped the typing attributes.
  private func giveAttributes(_ edit: BufferEdit) {
    guard !isSilent, case .insertion(let range) = edit else { return }
    tags.set(typingAttributes, from: range.lowerBound, to: range.upperBound)
    continuation.continueLastParagraph(after: range)
    mirrorIndents(in: range)
  }

  private func record(_ edit: BufferEdit) {
    guard !isSilent else { return }
    switch edit {
    case .insertion(let range):
      let edit = Replacement(at: range.lowerBound, inserted: content(in: range))
      record(edit)
      restyle(continuation.divideParagraph(at: range))
      if let part = continuation.fillRule(at: range) { restyle([part]) }
      for follower in followers { restyle(follower(edit)) }
    case .deletion(let offset):
      let removed = removed
      self.removed = RichText()
      guard !removed.isEmpty else { return }
      let edit = Replacement(at: offset, removed: removed)
      record(edit, isDeletion: true)
      restyle(continuation.restylings(afterDeleting: removed, at: offset))
      for follower in followers { restyle(follower(edit)) }
    case .space(let offset):
      // Recorded as the bare character: undoing that removes the space.
      record(Replacement(at: offset, inserted: Self.bareSpace))
      onForeignSpace?(offset)
    case .several: break
    }
  }

  /// Changes attributes as part of an edit by GTK.
  private func restyle(_ parts: [Restyling]) {
    for part in parts { setAttributes(in: part.range, part.change).map { record($0) } }
  }

  /// Changes the attributes of a part, run by run.
  ///
  /// - Returns: The change; nil if nothing changes.
  private func setAttributes(
    in range: Range<Int>, _ change: (inout AttributeContainer) -> Void
  ) -> Replacement? {
    let before = content(in: range)
    var after = before
    after.changeAttributes(in: 0..<after.count, change)
    guard after != before else { return nil }
    setAttributes(of: after, at: range.lowerBound)
    return Replacement(at: range.lowerBound, removed: before, inserted: after)
  }

  private func record(_ replacement: Replacement, isDeletion: Bool = false) {
    if !isDeletion { noteParagraphs(of: replacement) }
    let change = RichTextChange(
      replacement: replacement, selectionBefore: selectionBefore,
      isTyped: !replacement.isRestyling, isDeletionByGtk: isDeletion)
    recorded.append(change)
    onReplacement?(change)
  }

  /// Reports the changes that an edit consisted of.
  private func notify() {
    let changes = recorded
    recorded = []
    for change in changes { onReplaced?(change) }
  }

  // MARK: The selection

  private func noteSelection() {
    if !isSilent { selectionBefore = selection }
  }

  /// Reports a change that was made by code, or in its name.
  private func report(_ replacement: Replacement, isTyped: Bool = false) {
    noteParagraphs(of: replacement)
    let change = RichTextChange(
      replacement: replacement, selectionBefore: selectionBefore, isTyped: isTyped)
    onReplacement?(change)
    onReplaced?(change)
  }

  /// Notes, before and after a change, which paragraphs may have another format because of it.
  private func noteParagraphs(of replacement: Replacement) {
    onChange?()
    // The first character of a line determines the format of its paragraph.
    guard replacement.mayChangeParagraphs || startsLine(replacement.offset) else { return }
    numbering.forget(from: buffer.line(containing: min(replacement.offset, count)))
    let end = max(replacement.removedRange.upperBound, replacement.insertedRange.upperBound)
    attachments.paragraphsMayChange(in: (replacement.offset..<end).clamped(to: 0..<count))
    if tags.paragraphs.knowsStyles {
      attachments.area.checkSpellingAgain(in: replacement.offset..<max(end, replacement.offset + 1))
    }
  }

  private func startsLine(_ offset: Int) -> Bool {
    guard !attachments.isEmpty || tags.paragraphs.knowsLists else { return false }
    let place = min(offset, count)
    return buffer.offset(ofLine: buffer.line(containing: place)) == place
  }

  // MARK: Reading

  /// The number of Unicode scalars; an attachment counts as one.
  package var count: Int { buffer.scalarCount }

  /// A copy of the whole content.
  var content: RichText {
    var content = content(in: 0..<count)
    // Only the last line break has an empty paragraph after it.
    if tags.paragraphs.knowsStructure, count > 1 {
      content.changeAttributes(in: 0..<(count - 1)) { $0[FollowingParagraphKey.self] = nil }
    }
    return content
  }

  /// Returns a copy of a part.
  func content(in range: Range<Int>) -> RichText {
    var content = RichText()
    buffer.forEachRun(in: range) { run, tags in
      append(run, self.tags.container(of: tags), to: &content)
    }
    return content
  }

  private func append(
    _ run: Range<Int>, _ attributes: AttributeContainer, to content: inout RichText
  ) {
    let text = buffer.text(from: run.lowerBound, to: run.upperBound)
    guard !attachments.isEmpty, text.unicodeScalars.contains(AttachmentContent.character) else {
      return content.append(RichText(text, attributes: attributes))
    }
    for (offset, scalar) in zip(run, text.unicodeScalars) {
      let attachment =
        scalar == AttachmentContent.character ? attachments.attachment(at: offset) : nil
      content.append(
        attachment.map { RichText($0.description, attributes: attributes) }
          ?? RichText(String(scalar), attributes: attributes))
    }
  }

  /// Returns the attributes of the character at an offset.
  func attributes(at offset: Int) -> AttributeContainer {
    var attributes = textAttributes(at: offset)
    attributes[AttachmentKey.self] = attachments.attachment(at: offset)?.description
    return attributes
  }

  /// Returns the attributes of the character at an offset, without copying the content of an
  /// attachment.
  package func textAttributes(at offset: Int) -> AttributeContainer {
    var attributes = AttributeContainer()
    guard (0..<count).contains(offset) else { return attributes }
    buffer.forEachRun(in: offset..<(offset + 1)) { _, tags in
      attributes = self.tags.container(of: tags)
    }
    return attributes
  }

  // MARK: Changing

  /// Replaces a part by other content, and reports that.
  ///
  /// - Parameters:
  ///   - range: The part.
  ///   - content: The new content.
  ///   - isTyped: Whether the user does it, as with a paste.
  func replace(_ range: Range<Int>, with content: RichText, isTyped: Bool = false) {
    let range = range.clamped(to: 0..<count)
    noteSelection()
    carryOut(
      Replacement(at: range.lowerBound, removed: self.content(in: range), inserted: content),
      isTyped: isTyped)
  }

  /// Replaces a space that GTK has inserted by content, as part of the same action.
  func replaceForeignSpace(at offset: Int, with content: RichText) {
    // Not read from the buffer, where GTK's copy would be taken for the original attachment.
    carryOut(
      Replacement(at: offset, removed: Self.bareSpace, inserted: content), isTyped: true)
  }

  private static let bareSpace = RichText(String(AttachmentContent.character))

  private func carryOut(_ replacement: Replacement, isTyped: Bool) {
    let lastFormat = tags.paragraphs.knowsStructure ? format(ofLine: buffer.lineCount - 1) : nil
    apply(replacement)
    // Read again from the buffer: attachments now have their identifiers.
    let inserted = self.content(in: replacement.insertedRange)
    report(
      Replacement(at: replacement.offset, removed: replacement.removed, inserted: inserted),
      isTyped: isTyped)
    let parts = continuation.restylings(after: replacement, lastFormat, isTyped: isTyped)
    for part in parts + (isTyped ? followers.flatMap { $0(replacement) } : []) {
      changeAttributes(in: part.range, part.change)
    }
  }

  /// Changes the attributes of a part, run by run, and reports that.
  func changeAttributes(in range: Range<Int>, _ change: (inout AttributeContainer) -> Void) {
    let range = range.clamped(to: 0..<count)
    guard !range.isEmpty else { return }
    noteSelection()
    if let replacement = setAttributes(in: range, change) { report(replacement) }
  }

  /// Gives a part the attributes of a content with the same text, and reports that as one change.
  func restyle(_ range: Range<Int>, as after: RichText) {
    let before = content(in: range)
    noteSelection()
    setAttributes(of: after, at: range.lowerBound)
    report(Replacement(at: range.lowerBound, removed: before, inserted: after))
  }

  /// Applies a change without reporting it.
  func apply(_ replacement: Replacement) {
    let wasSilent = isSilent
    isSilent = true
    defer { isSilent = wasSilent }
    noteParagraphs(of: replacement)
    defer { noteParagraphs(of: replacement) }
    guard !replacement.isRestyling else {
      return setAttributes(of: replacement.inserted, at: replacement.offset)
    }
    let removed = replacement.removedRange.clamped(to: 0..<count)
    for attachment in attachments.all(in: removed) { attachments.detach(attachment) }
    buffer.performUserAction {
      attachments.area.changeByProgram {
        if !removed.isEmpty { buffer.delete(from: removed.lowerBound, to: removed.upperBound) }
        insert(replacement.inserted, at: replacement.offset)
        return replacement.insertedRange
      }
    }
    paragraphsChanged(in: replacement.insertedRange)
  }

  private func setAttributes(of content: RichText, at offset: Int) {
    headings.willChange(offset..<(offset + content.count))
    content.forEachRun { range, attributes in
      tags.set(
        attributes, from: offset + range.lowerBound, to: offset + range.upperBound)
      guard let description = attributes[AttachmentKey.self] else { return }
      attachments.attachment(at: offset + range.lowerBound)?.apply(description)
    }
    paragraphsChanged(in: offset..<(offset + content.count))
  }

  /// Whether the paragraph at an offset is right-to-left, like Hebrew and Arabic.
  func paragraphRunsToTheLeft(at offset: Int) -> Bool {
    runsToLeft(line: buffer.line(containing: offset))
  }

  /// Whether text typed on a line is right-to-left.
  func runsToLeft(line: Int) -> Bool {
    mirroredIndents.runsToLeft(line, or: attachments.area.textView.direction == .rightToLeft)
  }

  /// Returns the marker of a paragraph; nil if it is no item of a list.
  func marker(ofLine line: Int) -> ListMarker? {
    guard let item = item(ofLine: line) else { return nil }
    // The format of an empty text changes without a change of the text.
    if count == 0 { numbering.forget(from: 0) }
    let number = numbering.number(ofParagraph: line) { self.item(ofLine: $0) }
    return markerOfItem?(item, number) ?? ListMarker(of: item, number: number)
  }

  /// Measures again, and updates the indents of right-to-left paragraphs, when the indent of lists
  /// or the styles have changed.
  func paragraphAppearanceChanged() {
    guard tags.paragraphs.knowsStructure else { return }
    mirrorIndents(in: 0..<count)
    attachments.paragraphsMayChange(in: 0..<count)
    attachments.area.attributesChanged()
  }

  /// Limits indents by the width of the lines.
  func limitIndents(toWidth width: Int) {
    guard tags.paragraphs.knowsIndents, width != tags.paragraphs.lineWidth else { return }
    tags.paragraphs.lineWidth = width
    mirrorIndents(in: 0..<count)
  }

  /// Updates what depends on the formats of paragraphs and on the letters around them.
  private func paragraphsChanged(in range: Range<Int>) {
    sections.update()
    mirrorIndents(in: range)
    guard mayHaveItems else { return }
    let range = range.clamped(to: 0..<count)
    tags.paragraphs.onItemsChanged?(
      buffer.line(containing: range.lowerBound)...buffer.line(containing: range.upperBound))
  }

  /// Indents right-to-left paragraphs from the right.
  private func mirrorIndents(in range: Range<Int>) {
    guard tags.paragraphs.knowsIndents else { return }
    mirroredIndents.update(in: range, direction: attachments.area.textView.direction) {
      guard let format = textAttributes(at: $0)[ParagraphKey.self] else { return .init() }
      let style = tags.paragraphs.paragraphStyle(of: format)
      return .init(left: style.leftMargin, right: style.rightMargin)
    }
  }
}
