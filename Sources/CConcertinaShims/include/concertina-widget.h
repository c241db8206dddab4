// A GtkWidget class whose virtual functions are supplied at run time.
//
// Why C: a GType needs an instance struct, a class struct and a class_init, and chaining up needs
// the parent's class; Swift could only do that with hand-computed struct sizes.
#pragma once

#include "../../CConcertinaGtk/CConcertinaGtk.h"

G_BEGIN_DECLS

// The virtual functions of one widget class. Any of them may be NULL; then GtkWidget's own is used.
// `implementation` is what concertina_widget_new() received. None of them is called once the
// widget's dispose has begun, except `dispose` itself, which is called exactly once.
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
} ConcertinaWidgetFunctions;

// Registers a widget class, once for each name; later calls return the existing class.
GType concertina_widget_register(const char *type_name, const char *css_name,
                                 GtkAccessibleRole role);

// Creates a widget of a registered class. `functions` must live forever; `implementation` belongs
// to the widget, and is released with `destroy` when the widget is finalized.
GtkWidget *concertina_widget_new(GType type, const ConcertinaWidgetFunctions *functions,
                                 void *implementation, GDestroyNotify destroy);

// The implementation of a widget that concertina_widget_new() has created; NULL for another widget.
void *concertina_widget_implementation(GtkWidget *widget);

// GtkWidget's own snapshot of all children, for a `snapshot` that draws more.
void concertina_widget_snapshot_children(GtkWidget *widget, GtkSnapshot *snapshot);

// GtkWidget's own focus movement through the children.
gboolean concertina_widget_focus_children(GtkWidget *widget, GtkDirectionType direction);

G_END_DECLS
