// The class struct of all widget classes, and how it gets its properties and signals.
#pragma once

#include "CConcertinaShims.h"

typedef struct {
  GtkWidgetClass parent_class;
  const ConcertinaWidgetDescription *description;
  // The identifiers of the signals, in the order of the description.
  guint *signals;
} ConcertinaWidgetClass;

// Installs the properties and signals of a class, from its class_init.
void concertina_members_install(ConcertinaWidgetClass *class, const ConcertinaMembers *members);
