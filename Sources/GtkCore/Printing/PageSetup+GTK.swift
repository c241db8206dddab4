import CConcertinaGtk

extension PageSetup {
  /// The setup for GTK, which the caller owns.
  func makeGtkSetup() -> OpaquePointer {
    let setup = checked(gtk_page_setup_new())
    let size = gtk_paper_size_new(paper.gtkName)
    gtk_page_setup_set_paper_size(setup, size)
    gtk_paper_size_free(size)
    gtk_page_setup_set_orientation(
      setup, isLandscape ? GTK_PAGE_ORIENTATION_LANDSCAPE : GTK_PAGE_ORIENTATION_PORTRAIT)
    let margins = isLandscape ? margins.turnedUpright : margins
    gtk_page_setup_set_top_margin(setup, margins.top, GTK_UNIT_POINTS)
    gtk_page_setup_set_bottom_margin(setup, margins.bottom, GTK_UNIT_POINTS)
    gtk_page_setup_set_left_margin(setup, margins.left, GTK_UNIT_POINTS)
    gtk_page_setup_set_right_margin(setup, margins.right, GTK_UNIT_POINTS)
    return setup
  }

  /// Reads what the user has chosen, which may be paper without a name here.
  init(_ setup: OpaquePointer) {
    let orientation = gtk_page_setup_get_orientation(setup)
    let isLandscape =
      orientation == GTK_PAGE_ORIENTATION_LANDSCAPE
      || orientation == GTK_PAGE_ORIENTATION_REVERSE_LANDSCAPE
    let margins = Margins(
      top: gtk_page_setup_get_top_margin(setup, GTK_UNIT_POINTS),
      bottom: gtk_page_setup_get_bottom_margin(setup, GTK_UNIT_POINTS),
      left: gtk_page_setup_get_left_margin(setup, GTK_UNIT_POINTS),
      right: gtk_page_setup_get_right_margin(setup, GTK_UNIT_POINTS))
    self.init(
      paper: PaperSize(gtk_page_setup_get_paper_size(setup)), isLandscape: isLandscape,
      margins: isLandscape ? margins.turnedOnSide : margins)
  }
}

extension PageSetup.Margins {
  /// The margins of a page on its side as those of the upright paper, which GTK has.
  fileprivate var turnedUpright: Self { Self(top: right, bottom: left, left: top, right: bottom) }

  /// The margins of upright paper as those of the page on its side.
  fileprivate var turnedOnSide: Self { Self(top: left, bottom: right, left: bottom, right: top) }
}
