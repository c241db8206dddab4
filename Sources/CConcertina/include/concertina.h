/* Concertina: text inputs for GTK 4 that grow with their text.
 *
 * Call concertina_init() once, after gtk_init() or in the handler of GApplication::activate, before
 * a widget is created; a binding by introspection and GtkBuilder need nothing else. */
#pragma once

#include "concertina-classes.h"
#include "concertina-enums.h"
#include "concertina-init.h"
#include "concertina-rich-text.h"
#include "concertina-version.h"
