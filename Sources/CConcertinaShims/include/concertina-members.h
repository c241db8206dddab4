// What a widget class shows to GObject: its properties and its signals.
#pragma once

#include "../../CConcertinaGtk/CConcertinaGtk.h"

G_BEGIN_DECLS

// A property. The GValue of a choice holds a value of its enumeration.
typedef struct {
  const char *name;
  // G_TYPE_BOOLEAN, G_TYPE_INT, G_TYPE_DOUBLE, G_TYPE_STRING, an enumeration, or a widget's.
  GType type;
  gboolean is_writable;
  // The range of a number.
  double minimum;
  double maximum;
  // The default: a number, or for a text the text.
  double number;
  const char *text;
} ConcertinaProperty;

// An argument of a method.
typedef struct {
  const char *name;
  GType type;
  // Whether a pointer may be NULL.
  gboolean is_optional;
} ConcertinaArgument;

// A method; the type of its result is G_TYPE_NONE for none.
typedef struct {
  const char *name;
  const ConcertinaArgument *arguments;
  guint argument_count;
  GType result;
  // Whether it reports what has gone wrong as an error; otherwise that is a mistake of the caller.
  gboolean can_fail;
  // The code of its errors.
  int code;
} ConcertinaMethod;

// A signal, whose handlers return nothing (G_TYPE_NONE), whether they have taken care of it
// (G_TYPE_BOOLEAN), a text, or an object.
typedef struct {
  const char *name;
  const GType *arguments;
  guint argument_count;
  GType result;
} ConcertinaSignal;

// The members of one class: those of its parent, and then its own. All of it must live as long as the class.
typedef struct {
  const ConcertinaProperty *properties;
  guint property_count;
  const ConcertinaMethod *methods;
  guint method_count;
  const ConcertinaSignal *signals;
  guint signal_count;
} ConcertinaMembers;

// Registers an enumeration, of which there must be none yet; its values count from 0, and `names` and `nicks` must live forever.
GType concertina_enum_register(const char *name, const char *const *names,
                               const char *const *nicks, guint count);

// The specification of a property of an object; NULL if it has none.
GParamSpec *concertina_specification(GObject *object, const char *property);

// The type of this name: one that is known, or a class of GTK or of another library of GObject in the
// program; 0 if there is none.
GType concertina_type_named(const char *name);

// Whether a library of the program exports the class of this name; otherwise it is one of its own.
gboolean concertina_type_is_exported(const char *name);

// The type of this name in a library that dlopen has returned; 0 if it has none.
GType concertina_type_in_library(const char *name, gpointer library);

// The path of GTK's own file; NULL if it is not known.
const char *concertina_gtk_file(void);

// The value of a property that holds an enumeration, and a way to set it.
int concertina_value_get_enum(const GValue *value);
void concertina_value_set_enum(GValue *value, int number);

// Whether anybody listens to a signal of a widget.
gboolean concertina_widget_is_listened_to(GtkWidget *widget, guint signal);

// Whether anybody listens to changes of a widget's properties.
gboolean concertina_widget_is_observed(GtkWidget *widget);

// Notifies of the change of a property, if anybody listens.
void concertina_widget_notify(GtkWidget *widget, const char *property);

// The identifier of the signal with an index among those of the widget's class.
guint concertina_widget_signal(GtkWidget *widget, guint index);

// Emits a signal with arguments in the order of its declaration. Returns whether its handlers
// return something; `result` then is initialized, and has what they returned.
gboolean concertina_widget_emit(GtkWidget *widget, guint signal, const GValue *arguments,
                                guint count, GValue *result);

G_END_DECLS
