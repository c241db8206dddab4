// A GtkWidget class whose virtual functions are supplied at run time.
//
// Why C: a GType needs an instance struct, a class struct and a class_init, and chaining up needs
// the parent's class; Swift could only do that with hand-computed struct sizes.
#pragma once

#include "../../CConcertinaGtk/CConcertinaGtk.h"
#include "concertina-members.h"

G_BEGIN_DECLS

// The virtual functions of all widget classes. Any of those with an `implementation` may be NULL;
// then GtkWidget's own is used. `implementation` is what the widget was attached to. None of them is
// called once the widget's dispose has begun, except `dispose` itself, which is called exactly once.
typedef struct {
  void (*measure)(void *implementation, GtkOrientation orientation, int for_size, int *minimum,
                  int *natural, int *minimum_baseline, int *natural_baseline);
  void (*size_allocate)(void *implementation, int width, int height, int baseline);
  void (*snapshot)(void *implementation, GtkSnapshot *snapshot);
  gboolean (*focus)(void *implementation, GtkDirectionType direction);
  gboolean (*grab_focus)(void *implementation);
  void (*css_changed)(void *implementation);
  void (*direction_changed)(void *implementation);
  void (*state_flags_changed)(void *implementation);
  void (*root)(void *implementation);
  void (*unroot)(void *implementation);
  void (*map)(void *implementation);
  void (*unmap)(void *implementation);
  void (*dispose)(void *implementation);
  // Releases the implementation of a widget that is finalized.
  void (*destroy)(void *implementation);
  // Reads and sets the property with an index among those of the class.
  void (*get_property)(void *declaration, void *implementation, guint index, GValue *value);
  // Returns whether the value is one of the property.
  gboolean (*set_property)(void *declaration, void *implementation, guint index,
                           const GValue *value);
  // Calls the method with an index among those of the class; returns whether it has not failed. The
  // message of a failure has to be freed.
  gboolean (*call_method)(void *declaration, void *implementation, guint index,
                          const GValue *arguments, GValue *result, char **message);
  // The line of text of a class that is editable.
  GtkWidget *(*get_line)(void *implementation);
  // Creates the implementation for the widget that GObject is creating, and attaches it.
  void (*make)(void *declaration);
} ConcertinaWidgetFunctions;

// A widget class. All of it must live forever.
typedef struct {
  // GtkWidget, or a registered class.
  GType parent;
  gboolean is_abstract;
  const char *css_name;
  GtkAccessibleRole role;
  // Whether it has one line of text, and so is a GtkEditable; one of its properties is `text`.
  gboolean is_editable;
  const ConcertinaWidgetFunctions *functions;
  // What `functions` get; NULL for a class whose widgets only Swift code creates.
  void *declaration;
  ConcertinaMembers members;
} ConcertinaWidgetDescription;

// Registers a widget class, of which there must be none yet.
GType concertina_widget_register(const char *type_name,
                                 const ConcertinaWidgetDescription *description);

// Creates a widget of a registered class, without an implementation.
GtkWidget *concertina_widget_new(GType type);

// The widget that GObject is creating, if it is of this type and has no implementation yet; its
// reference stays floating. NULL if there is none, or when it was asked for already.
GtkWidget *concertina_widget_take_unattached(GType type);

// Gives a widget its implementation, which belongs to the widget from now on.
void concertina_widget_attach(GtkWidget *widget, void *implementation);

// Lets a widget with one line of text notify of what changes in the line.
void concertina_editable_connect(GtkWidget *widget);

// Whether the owner of a line keeps the user from changing it; so may the app, by GtkEditable.
void concertina_line_set_closed(GtkEditable *line, gboolean is_closed);

// Whether the text of a line runs the other way than its owner: then the app's alignment is counted
// from the other end.
void concertina_line_set_mirrored(GtkEditable *line, gboolean is_mirrored);

// Whether the app lets nobody change a line, by GtkEditable.
gboolean concertina_line_is_read_only(GtkEditable *line);

// Whether what the user does can be undone; `notify::enable-undo` of the line reports a change.
gboolean concertina_line_has_undo(GtkEditable *line);

// The implementation that a widget was attached to; NULL for another widget.
void *concertina_widget_implementation(GtkWidget *widget);

// GtkWidget's own snapshot of all children, for a `snapshot` that draws more.
void concertina_widget_snapshot_children(GtkWidget *widget, GtkSnapshot *snapshot);

// Measures all children in an orientation, for any size in the other one.
//
// Why C: most children of a large container have not changed, and GTK knows their sizes.
void concertina_widget_measure_children(GtkWidget *widget, GtkOrientation orientation);

// GtkWidget's own focus movement through the children.
gboolean concertina_widget_focus_children(GtkWidget *widget, GtkDirectionType direction);

G_END_DECLS
