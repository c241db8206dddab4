/// Returns a text of Concertina's own in the user's language.
///
/// `meson-helpers/translations` collects the texts that are written in calls of this function. What
/// an app sets itself is never translated.
///
///     button.tooltip = translated("Undo")
///     label.text = translated("The date must be %s or later.").formatted(date)
///
/// - Parameter text: The text in English.
/// - Returns: The translation; the English text if there is none.
package func translated(_ text: String) -> String { TranslationDomain.concertina.translated(text) }

/// Returns a text whose translation depends on what it is used for.
///
/// - Parameters:
///   - text: The text in English.
///   - context: What distinguishes this use of the text from others.
/// - Returns: The translation; the English text if there is none.
package func translated(_ text: String, context: String) -> String {
  TranslationDomain.concertina.translated(text, context: context)
}

/// Returns a text with a number of things in it, in the form that the user's language has for that
/// number.
///
///     translated("%d hit", plural: "%d hits", count: hits)
///
/// - Parameters:
///   - singular: The text in English for one thing.
///   - plural: The text in English for any other number, with `%d` in place of the number.
///   - count: The number.
///   - arguments: What else to put into the text, after the number.
/// - Returns: The translation with the number in it.
package func translated(
  _ singular: String, plural: String, count: Int, _ arguments: any CustomStringConvertible...
) -> String {
  TranslationDomain.concertina.translated(singular, plural: plural, count: count, arguments)
}
