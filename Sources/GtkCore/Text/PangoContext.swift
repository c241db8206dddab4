import CConcertinaGtk

/// A handle on a PangoContext: the fonts, languages and resolution that text is laid out with.
@MainActor
package final class PangoContext: Object {}
