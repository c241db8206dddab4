#include "CConcertinaShims.h"

typedef struct {
  ConcertinaAlertAnswered answered;
  void *data;
  int button;
  GtkWindow *window;
} Alert;

static Alert *alert_new(int cancel_button, ConcertinaAlertAnswered answered, void *data) {
  Alert *alert = g_new(Alert, 1);
  *alert = (Alert){answered, data, cancel_button, NULL};
  return alert;
}

static void alert_finish(Alert *alert) {
  alert->answered(alert->data, alert->button);
  g_clear_object(&alert->window);
  g_free(alert);
}

// A window that is closed is unrealized at once, but destroyed only with the last reference to it,
// which the app may have: the dialog goes when its parent is unrealized.

#if GTK_CHECK_VERSION(4, 10, 0)

static void alert_chosen(GObject *dialog, GAsyncResult *result, gpointer data) {
  Alert *alert = data;
  int button = gtk_alert_dialog_choose_finish(GTK_ALERT_DIALOG(dialog), result, NULL);
  if (button >= 0) alert->button = button;
  alert_finish(alert);
}

// The newest window above another one.
static GtkWindow *window_above(GtkWindow *parent) {
  GListModel *windows = gtk_window_get_toplevels();
  GtkWindow *newest = NULL;
  for (guint index = 0; index < g_list_model_get_n_items(windows); index++) {
    GtkWindow *window = g_list_model_get_item(windows, index);
    if (gtk_window_get_transient_for(window) == parent) newest = window;
    g_object_unref(window);
  }
  return newest;
}

void concertina_alert_show(GtkWindow *parent, const char *message, const char *detail,
                           const char *const *buttons, int cancel_button, int default_button,
                           ConcertinaAlertAnswered answered, void *data) {
  GtkAlertDialog *dialog = gtk_alert_dialog_new("%s", message);
  gtk_alert_dialog_set_detail(dialog, detail);
  gtk_alert_dialog_set_buttons(dialog, buttons);
  gtk_alert_dialog_set_cancel_button(dialog, cancel_button);
  gtk_alert_dialog_set_default_button(dialog, default_button);
  GCancellable *cancellable = g_cancellable_new();
  g_signal_connect_object(parent, "unrealize", G_CALLBACK(g_cancellable_cancel), cancellable,
                          G_CONNECT_SWAPPED);
  Alert *alert = alert_new(cancel_button, answered, data);
  gtk_alert_dialog_choose(dialog, parent, cancellable, alert_chosen, alert);
  // When its window is closed, by Escape too, GTK destroys it once more without owning it.
  alert->window = window_above(parent);
  if (alert->window) g_object_ref(alert->window);
  g_object_unref(cancellable);
  g_object_unref(dialog);
}

#else

static void alert_responded(GtkDialog *dialog, int response, gpointer data) {
  Alert *alert = data;
  // Negative numbers are responses of GTK's own: the dialog was closed without a button.
  if (response >= 0) alert->button = response;
  gtk_window_destroy(GTK_WINDOW(dialog));
}

// The dialog may be destroyed without a response.
static void alert_destroyed(GtkWidget *dialog, gpointer data) {
  g_signal_handlers_disconnect_by_data(dialog, data);
  alert_finish(data);
}

void concertina_alert_show(GtkWindow *parent, const char *message, const char *detail,
                           const char *const *buttons, int cancel_button, int default_button,
                           ConcertinaAlertAnswered answered, void *data) {
  Alert *alert = alert_new(cancel_button, answered, data);
  GtkWidget *dialog =
      gtk_message_dialog_new(parent, GTK_DIALOG_MODAL, GTK_MESSAGE_OTHER, GTK_BUTTONS_NONE, "%s",
                             message);
  if (*detail) gtk_message_dialog_format_secondary_text(GTK_MESSAGE_DIALOG(dialog), "%s", detail);
  for (int index = 0; buttons[index]; index++)
    gtk_dialog_add_button(GTK_DIALOG(dialog), buttons[index], index);
  gtk_dialog_set_default_response(GTK_DIALOG(dialog), default_button);
  g_signal_connect(dialog, "response", G_CALLBACK(alert_responded), alert);
  g_signal_connect(dialog, "destroy", G_CALLBACK(alert_destroyed), alert);
  g_signal_connect_object(parent, "unrealize", G_CALLBACK(gtk_window_destroy), dialog,
                          G_CONNECT_SWAPPED);
  gtk_window_present(GTK_WINDOW(dialog));
}

#endif
