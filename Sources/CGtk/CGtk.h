// GTK 4, held to the API of 4.8.
//
// The two macros are the project's one way to ask for 4.8 only: with the first, deprecations that
// are newer than 4.8 are silent; with the second, anything newer than 4.8 draws a warning. What a
// newer GTK alone can do lives in CGtkShims, behind GTK_CHECK_VERSION.
#pragma once

#include <glib.h>

#ifndef GDK_VERSION_MIN_REQUIRED
#define GDK_VERSION_MIN_REQUIRED G_ENCODE_VERSION(4, 8)
#endif

#include <glib-unix.h>
#include <gtk/gtk.h>
