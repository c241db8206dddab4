// An input method that a program drives itself, to replay compositions.
//
// Why C: it is a subclass of GtkIMContextSimple, found by GTK through a GIO extension point.
#pragma once

#include "../../CGtk/CGtk.h"

G_BEGIN_DECLS

// Registers the input method under the name `concertina-composer` and selects it for the display.
// Fields that are made later use it. Keys work as with GTK's simple method.
void concertina_composer_install(void);

// Shows a composition in the field that has the focus; an empty one ends it. FALSE if none has.
gboolean concertina_composer_set_preedit(const char *text);

// Ends the composition and inserts a text in the field that has the focus. FALSE if none has.
gboolean concertina_composer_commit(const char *text);

// Whether Return goes on to the program after it has ended a composition. It does not at first.
void concertina_composer_set_hands_return_back(gboolean hands_back);

// Ends a composition in progress by inserting it, as the next key would.
void concertina_composer_finish(void);

// Lets a composition in progress have a key where no device can send one; whether it used the key.
gboolean concertina_composer_take_key(guint value);

G_END_DECLS
