// GTK 4, restricted to the API of 4.8.
//
// The two macros are the project's only means to require 4.8: with the first, deprecations newer
// than 4.8 are silent; with the second, anything newer than 4.8 causes a warning. What only a newer
// GTK can do is in CConcertinaShims, behind GTK_CHECK_VERSION.
#pragma once

#include <glib.h>

#ifndef GDK_VERSION_MIN_REQUIRED
#define GDK_VERSION_MIN_REQUIRED G_ENCODE_VERSION(4, 8)
#endif

#include <cairo-pdf.h>
#include <glib-unix.h>
#include <gtk/gtk.h>
