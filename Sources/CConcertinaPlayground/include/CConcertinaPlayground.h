// What GTK knows of a widget for assistive technologies.
//
// Why C: GTK reports it only to its tests, through functions with variable arguments.
#pragma once

#include "../../CConcertinaGtk/CConcertinaGtk.h"

G_BEGIN_DECLS

// Returns the accessible label that was set for a widget, to be freed; NULL if there is none.
char *concertina_playground_label(GtkAccessible *accessible);

// Returns the widgets that label a widget, to be freed, as GTK prints them for its tests: the type
// and the address of each, such as "GtkLabel<0x55c2fbe0a480>"; NULL if there are none.
char *concertina_playground_labels(GtkAccessible *accessible);

// Returns the accessible description that was set for a widget, to be freed; NULL if there is none.
char *concertina_playground_description(GtkAccessible *accessible);

// Whether a widget is hidden from assistive technologies.
gboolean concertina_playground_is_hidden(GtkAccessible *accessible);

// MARK: Files of GtkBuilder
//
// Why C: it takes a class with an interface.

// Called with the name of a handler when the signal is emitted that a file names it for.
typedef void (*ConcertinaPlaygroundHandler)(const char *name, void *data);

// Returns a builder for a file that somebody else has written: whatever names the file has, no
// function of the program is looked up, let alone called. Its classes are those that are known, and
// GTK's. `release` gets `data` when the last handler is gone.
GtkBuilder *concertina_playground_builder(ConcertinaPlaygroundHandler called, void *data,
                                          GDestroyNotify release);

// How the values of a property name a file, which GTK opens.
typedef enum {
  CONCERTINA_PLAYGROUND_FILE_NONE,
  // A path, from the working directory.
  CONCERTINA_PLAYGROUND_FILE_PATH,
  // A path, from the folder of the file that names it.
  CONCERTINA_PLAYGROUND_FILE_PICTURE,
  // An address such as "file:///picture.png".
  CONCERTINA_PLAYGROUND_FILE_ADDRESS,
} ConcertinaPlaygroundFileKind;

// Returns how the values of a property name a file.
ConcertinaPlaygroundFileKind concertina_playground_file_kind(GParamSpec *property);

// Returns why a file that is named may not be opened, to be freed; NULL if it may be.
typedef char *(*ConcertinaPlaygroundFileCheck)(const char *name, ConcertinaPlaygroundFileKind kind,
                                               void *data);

// Returns why the text of a file needs a function of the program, or another file that it may not
// have, to be freed; NULL if it does not, or cannot be read.
char *concertina_playground_check_interface(const char *text, gsize length,
                                            ConcertinaPlaygroundFileCheck check, void *data);

G_END_DECLS
