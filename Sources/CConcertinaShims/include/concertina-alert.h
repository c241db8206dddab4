// A message with buttons above a window: GtkAlertDialog, or what GTK had before 4.10.
//
// Why C: both dialogs are created by functions with a variable number of arguments.
#pragma once

#include "../../CConcertinaGtk/CConcertinaGtk.h"

G_BEGIN_DECLS

// Called once with the index of the button, or of the button that cancels if the dialog is closed
// in another way.
typedef void (*ConcertinaAlertAnswered)(void *data, int button);

// Shows a modal message above a window. `buttons` ends with NULL; `detail` may be empty.
void concertina_alert_show(GtkWindow *parent, const char *message, const char *detail,
                           const char *const *buttons, int cancel_button, int default_button,
                           ConcertinaAlertAnswered answered, void *data);

G_END_DECLS
