import GtkCore

/// The texts of the app, in the files of the libraries; an app elsewhere has a domain of its own.
let texts = TranslationDomain("concertina")
