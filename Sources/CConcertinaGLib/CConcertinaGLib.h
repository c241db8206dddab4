// GLib, GObject and GIO, and of the C library the translations of messages and the extended
// attributes of files.
#pragma once

#include <gio/gio.h>
#include <glib-object.h>
#include <glib-unix.h>
#include <glib.h>
#include <libintl.h>
#include <sys/xattr.h>
