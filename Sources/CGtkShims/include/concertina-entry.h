// An entry that gives no hidden text away.
//
// Why C: it overrides a method of an interface. GTK 4.8 answers assistive programs with an entry's text
// as it is, also while a dot stands for each of its characters.
#pragma once

#include "../../CGtk/CGtk.h"

G_BEGIN_DECLS

GtkWidget *concertina_entry_new(void);

/* Whether the selection of a GtkText, as a clipboard holds it, is kept from everybody who asks. */
void concertina_selection_keep_secret(GdkContentProvider *selection, gboolean is_secret);

G_END_DECLS
