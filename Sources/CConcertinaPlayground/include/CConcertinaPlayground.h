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

// Called with each object of a file that is in no other one: its identifier, which it has got if it
// had none, and the name of its class. A template has the name of its own class as its identifier,
// and the class that it inherits from.
typedef void (*ConcertinaPlaygroundRoot)(const char *identifier, const char *type,
                                         gboolean is_unnamed, gboolean is_template, void *data);

// What a file is read with.
typedef struct {
  // The folder that pictures are named from.
  const char *folder;
  ConcertinaPlaygroundFileCheck check;
  ConcertinaPlaygroundRoot root;
  void *data;
} ConcertinaPlaygroundReading;

// Returns the text that GtkBuilder is to read for the text of a file, to be freed, with the same
// lines; or NULL and the problem, which begins with the line and is to be freed: a file cannot be
// read, needs a function of the program, or another file that it may not have.
//
// A template is an object of the class that it inherits from, without what only its own class has.
char *concertina_playground_read_interface(const char *text, gsize length,
                                           ConcertinaPlaygroundReading *reading, char **problem);

// Returns the class of a name that is not known yet; 0 if there is none.
typedef GType (*ConcertinaPlaygroundTypes)(const char *name);

// Sets where the classes of files are found that are not known yet.
void concertina_playground_find_types(ConcertinaPlaygroundTypes find);
