/// The emoji that are typed by a name between colons, with the names that GitHub uses.
///
/// Only those that people type most: a chooser with all of them opens with Ctrl+Period.
public enum EmojiNames {
  private static let table: [String: String] = [
    "+1": "👍", "-1": "👎", "100": "💯", "angry": "😠", "bulb": "💡", "bug": "🐛", "cake": "🍰",
    "calendar": "📅", "clap": "👏", "coffee": "☕", "confused": "😕", "cry": "😢", "eyes": "👀",
    "fire": "🔥", "grin": "😁", "grinning": "😀", "heart": "❤️", "heart_eyes": "😍", "hourglass": "⌛",
    "joy": "😂", "key": "🔑", "laughing": "😆", "lock": "🔒", "mag": "🔍", "memo": "📝",
    "muscle": "💪", "ok_hand": "👌", "package": "📦", "partying_face": "🥳", "pencil": "📝",
    "phone": "☎️", "point_right": "👉", "pray": "🙏", "pushpin": "📌", "question": "❓",
    "raised_hands": "🙌", "rocket": "🚀", "scream": "😱", "see_no_evil": "🙈", "shrug": "🤷",
    "slightly_smiling_face": "🙂", "smile": "😄", "smiley": "😃", "sob": "😭", "sparkles": "✨",
    "star": "⭐", "sun": "☀️", "sunglasses": "😎", "sweat_smile": "😅", "tada": "🎉",
    "thinking": "🤔", "thumbsdown": "👎", "thumbsup": "👍", "warning": "⚠️", "wave": "👋",
    "white_check_mark": "✅", "wink": "😉", "x": "❌", "yum": "😋", "zap": "⚡",
  ]

  /// Returns the emoji of a name; nil if there is none.
  public static func emoji(named name: String) -> String? { table[name] }
}
