import CConcertinaGtk

/// A handle on a GtkAboutDialog, which describes a program and credits its authors.
///
///     let about = AboutDialog(
///       program: "Notes", version: "1.0", comments: "Writes things down",
///       icon: "org.example.Notes")
///     about.license = .gpl3OrLater
///     about.website = "https://example.org/notes"
///     about.setTransient(for: window, isModal: true)
///     about.present()
@MainActor
public final class AboutDialog: Window {
  /// The license of a program.
  public enum License: Hashable, Sendable {
    /// Not specified.
    case unknown
    /// The MIT license.
    case mit
    /// The two-clause BSD license.
    case bsd
    /// The Apache license, version 2.0.
    case apache2
    /// The Mozilla Public License, version 2.0.
    case mozilla2
    /// The GNU General Public License, version 2.0 or later.
    case gpl2OrLater
    /// The GNU General Public License, version 3.0 or later.
    case gpl3OrLater
    /// The GNU Lesser General Public License, version 2.1 or later.
    case lgpl21OrLater
    /// The GNU Lesser General Public License, version 3.0 or later.
    case lgpl3OrLater
    /// The GNU Affero General Public License, version 3.0 or later.
    case agpl3OrLater
    /// Another license, given by its text.
    case text(String)

    fileprivate var type: GtkLicense {
      switch self {
      case .unknown: GTK_LICENSE_UNKNOWN
      case .mit: GTK_LICENSE_MIT_X11
      case .bsd: GTK_LICENSE_BSD
      case .apache2: GTK_LICENSE_APACHE_2_0
      case .mozilla2: GTK_LICENSE_MPL_2_0
      case .gpl2OrLater: GTK_LICENSE_GPL_2_0
      case .gpl3OrLater: GTK_LICENSE_GPL_3_0
      case .lgpl21OrLater: GTK_LICENSE_LGPL_2_1
      case .lgpl3OrLater: GTK_LICENSE_LGPL_3_0
      case .agpl3OrLater: GTK_LICENSE_AGPL_3_0
      case .text: GTK_LICENSE_CUSTOM
      }
    }
  }

  /// Shows a picture in place of the icon.
  package func setLogo(_ picture: Texture) {
    gtk_about_dialog_set_logo(nativePointer, picture.nativePointer)
  }

  /// Creates a dialog; present it to show it.
  public convenience init(program: String, version: String, comments: String, icon: String) {
    self.init(retaining: madeByGtk(gtk_about_dialog_new()))
    gtk_about_dialog_set_program_name(nativePointer, program)
    gtk_about_dialog_set_version(nativePointer, version)
    gtk_about_dialog_set_comments(nativePointer, comments)
    gtk_about_dialog_set_logo_icon_name(
      nativePointer, IconTheme.hasIcon(icon) ? icon : Self.anyText)
  }

  /// The program's license; not specified by default.
  public var license: License = .unknown {
    didSet {
      // Setting a text changes the license type, so the type is set first.
      gtk_about_dialog_set_license_type(nativePointer, license.type)
      if case .text(let text) = license { gtk_about_dialog_set_license(nativePointer, text) }
    }
  }

  /// The program's website; empty for no link.
  public var website = "" {
    didSet { gtk_about_dialog_set_website(nativePointer, website.isEmpty ? nil : website) }
  }

  /// The text of the link to the website, shown in place of its address.
  public var websiteLabel = "" {
    didSet { gtk_about_dialog_set_website_label(nativePointer, websiteLabel) }
  }

  /// The copyright notice, such as `© 2026 The Notes developers`.
  public var copyright = "" {
    didSet { gtk_about_dialog_set_copyright(nativePointer, copyright) }
  }

  /// The authors of the program, one per line; an address in angle brackets becomes a link.
  public var authors: [String] = [] {
    didSet { withCStrings(authors) { gtk_about_dialog_set_authors(nativePointer, $0) } }
  }

  /// The authors of its manual, one per line.
  public var documenters: [String] = [] {
    didSet { withCStrings(documenters) { gtk_about_dialog_set_documenters(nativePointer, $0) } }
  }

  /// Its artists, one per line.
  public var artists: [String] = [] {
    didSet { withCStrings(artists) { gtk_about_dialog_set_artists(nativePointer, $0) } }
  }

  /// The translators into the user's language.
  public var translators = "" {
    didSet { gtk_about_dialog_set_translator_credits(nativePointer, translators) }
  }

  /// Adds a section to the credits, such as one for the works that the program is based on.
  ///
  /// - Parameters:
  ///   - title: The title of the section.
  ///   - names: Who or what is credited, one per line.
  public func addCredits(_ title: String, _ names: [String]) {
    withCStrings(names) { gtk_about_dialog_add_credit_section(nativePointer, title, $0) }
  }

  /// Replaces a program's icon that the theme does not have, for which GTK would show a
  /// missing-image icon; this is the case when a program runs from its build folder.
  private static let anyText = "text-x-generic-symbolic"
}
