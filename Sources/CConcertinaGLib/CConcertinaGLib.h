// GLib, GObject and GIO.
#pragma once

#include <gio/gio.h>
#include <glib-object.h>
#include <glib-unix.h>
#include <glib.h>
