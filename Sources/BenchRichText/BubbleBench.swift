import CBenchLoop
import FoundationEssentials
import GtkCore
import RichTextEditing

/// Measures how long it takes until very many short texts are on the screen, and their memory: as
/// rich labels, or as GTK's labels with the same attributes.
///
///     concertina-bench-rich-text bubbles 1000 rich
///     concertina-bench-rich-text bubbles 1000 plain
@MainActor
enum BubbleBench {
  static func run(count: Int, isRich: Bool) {
    gtk_init()
    // GTK and its fonts are loaded before the measuring begins.
    let window = BenchPage.open(Label("warm"))
    let (memory, start) = (HistoryBench.memory(), g_get_monotonic_time())
    BenchPage.show((0..<count).map { bubble($0, isRich: isRich) }, in: window)
    let time = Double(g_get_monotonic_time() - start) / 1_000
    print(
      """
      {"bubbles":\(count),"isRich":\(isRich),"milliseconds":\(time.rounded()),\
      "kilobytes":\(HistoryBench.memory() - memory)}
      """)
    window.destroy()
  }

  private static func bubble(_ number: Int, isRich: Bool) -> Widget {
    let (start, bold) = ("Message \(number) with a ", "bold word")
    let end = " in it, long enough to need a second line, and a link at its end: "
    guard isRich else {
      let label = Label()
      label.wrapLines()
      gtk_label_set_markup(
        label.nativePointer,
        "\(start)<b>\(bold)</b>\(end)<a href=\"https://example.org\">example.org</a>")
      label.xAlignment = .start
      return label
    }
    var (traits, link) = (AttributeContainer(), AttributeContainer())
    traits.fontTraits = .bold
    link.link = "https://example.org"
    return RichLabel(
      RichText(start) + RichText(bold, attributes: traits) + RichText(end)
        + RichText("example.org", attributes: link))
  }
}
