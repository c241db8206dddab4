/* bench-entry: the plain GTK program that our fields are measured against.

   A GtkEntry with a placeholder, as GTK gives it. The arguments, the workloads and what is measured
   are told in bench-loop/include/bench-loop.h. */

#include "bench-loop.h"

static BenchEditor make_editor(GtkBox *box, void *data) {
  GtkWidget *entry = gtk_entry_new();
  gtk_entry_set_placeholder_text(GTK_ENTRY(entry), "Placeholder");
  gtk_box_append(box, entry);
  GtkEditable *line = gtk_editable_get_delegate(GTK_EDITABLE(entry));
  return (BenchEditor){.area = entry, .line = GTK_TEXT(line)};
}

int main(int argument_count, char **arguments) {
  return bench_run("plain GtkEntry", "", argument_count, arguments, make_editor, NULL);
}
