// GLib, GObject and GIO, and the C library's translations of messages.
#pragma once

#include <gio/gio.h>
#include <glib-object.h>
#include <glib-unix.h>
#include <glib.h>
#include <libintl.h>
