// An entry that does not reveal hidden text.
//
// Why C: it overrides a method of an interface. GTK 4.8 provides assistive technologies with an
// entry's real text, even while a dot is shown for each character.
#pragma once

#include "../../CConcertinaGtk/CConcertinaGtk.h"

G_BEGIN_DECLS

GtkWidget *concertina_entry_new(void);

// Replaces a range of a line by a text, through GtkEditable. If that moves the caret to the given
// place, GTK would lay the line out once for the text and again for the caret; here it does so once,
// and moves the caret itself. GTK's own undo has to be turned off.
//
// Why C: GTK's own handlers of the line's buffer can only be found by their data.
void concertina_line_replace(GtkText *line, int start, int end, const char *inserted, int caret);

/* Sets whether the selection of a GtkText, as a clipboard holds it, is withheld from all requests. */
void concertina_selection_keep_secret(GdkContentProvider *selection, gboolean is_secret);

G_END_DECLS
