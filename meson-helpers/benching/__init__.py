"""How meson-helpers/bench measures: our programs and plain GTK ones, side by side."""
