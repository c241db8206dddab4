// An input method that a program controls itself, for replaying compositions.
//
// Why C: it is a subclass of GtkIMContextSimple, which GTK finds through a GIO extension point.
#pragma once

#include "../../CConcertinaGtk/CConcertinaGtk.h"

G_BEGIN_DECLS

// Registers the input method under the name `concertina-composer` and selects it for the display.
// All text widgets use it from then on. Keys work as with GTK's simple method.
void concertina_composer_install(void);

// Selects the user's input method again.
void concertina_composer_uninstall(void);

// Displays a composition in the text widget that has the focus; an empty one ends it. FALSE if none
// has.
gboolean concertina_composer_set_preedit(const char *text);

// Ends the composition and commits a text in the text widget that has the focus. FALSE if none has.
gboolean concertina_composer_commit(const char *text);

// Sets whether Return is passed on to the program after it has ended a composition. By default it
// is not.
void concertina_composer_set_hands_return_back(gboolean hands_back);

// Ends the current composition by committing it, as the next key would.
void concertina_composer_finish(void);

// Lets the current composition handle a key if there is no device that could send it; returns
// whether it did.
gboolean concertina_composer_take_key(guint value);

G_END_DECLS
