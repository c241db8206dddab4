/// Marks a text as one that is translated later, where it is shown.
///
/// It is for values that stay in English, such as the titles of the playground's scenes, which are
/// also printed on the command line.
///
/// - Parameter text: The text in English.
/// - Returns: The same text.
package func translatable(_ text: String) -> String { text }
