import CConcertinaGtk

// A program as it would be in C, with a window from a `.ui` file. Where it had a text view, it has
// an editor of Concertina's now, which grows with its text: see `Feedback`.
let application = gtk_application_new("org.example.Feedback", G_APPLICATION_DEFAULT_FLAGS)
connect(application, "activate", unsafeBitCast(activate as ApplicationCallback, to: GCallback.self))
g_application_run(UnsafeMutablePointer<GApplication>(OpaquePointer(application)), 0, nil)
g_object_unref(application)
