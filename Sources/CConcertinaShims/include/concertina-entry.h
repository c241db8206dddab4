// An entry that does not reveal hidden text.
//
// Why C: it overrides a method of an interface. GTK 4.8 provides assistive technologies with an
// entry's real text, even while a dot is shown for each character.
#pragma once

#include "../../CConcertinaGtk/CConcertinaGtk.h"

G_BEGIN_DECLS

GtkWidget *concertina_entry_new(void);

/* Sets whether the selection of a GtkText, as a clipboard holds it, is withheld from all requests. */
void concertina_selection_keep_secret(GdkContentProvider *selection, gboolean is_secret);

G_END_DECLS
