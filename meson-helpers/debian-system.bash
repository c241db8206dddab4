# debian-system.bash: new Debian systems in folders, for the programs in this folder that try something
# in them. They source it; it is no program of its own.
# shellcheck shell=bash

me=$(basename "$0")
work=''
display_server=''

say() { printf '\n== %s\n' "$1"; }

fail() {
  printf '\n%s: %s\n' "$me" "$1"
  exit 1
}

# Ends what a program has started: for its trap.
# shellcheck disable=SC2317
stop() {
  [[ -z $display_server ]] || kill "$display_server" 2>/dev/null || true
  [[ -z $work ]] || rm -rf "$work"
}

# Starts a display that systems see, too, and exports it.
start_display() {
  local number=''
  mkfifo "$work/display"
  Xvfb -displayfd 3 -screen 0 1280x1024x24 -noreset -nolisten tcp 3>"$work/display" 2>"$work/display.log" &
  display_server=$!
  read -r -t 60 number <"$work/display" || true
  [[ -n $number ]] || { cat "$work/display.log" && fail "Xvfb did not start"; }
  export DISPLAY=:$number
}

# Fails unless this machine can make a system.
expect_to_make_systems() {
  (( EUID == 0 )) || { echo "$me: only root can make a Debian system" >&2 && exit 2; }
  command -v debootstrap >/dev/null || { echo "$me: debootstrap is not installed" >&2 && exit 2; }
}

# Does something that prints much, which is of interest only if it fails: quietly COMMAND...
quietly() { "$@" >"$work/quiet.log" 2>&1 </dev/null || { tail -n 30 "$work/quiet.log" && fail "$1 failed"; }; }

# Makes a system, as a copy of the one that debootstrap made the first time: make_system RELEASE FOLDER
make_system() {
  local base=${XDG_CACHE_HOME:-$HOME/.cache}/concertina/$1
  if [[ ! -f $base/made ]]; then
    rm -rf "$base"
    mkdir -p "$base"
    quietly debootstrap --variant=minbase "$1" "$base/system"
    touch "$base/made"
  fi
  cp -a --reflink=auto "$base/system" "$2"
  cp -L /etc/resolv.conf "$2/etc/resolv.conf"
  mkdir -p "$2/tmp/.X11-unix"
}

# The folder of a toolchain that systems see as /opt/swift; none, unless lend_toolchain finds one.
toolchain=''

# Lends this machine's toolchain to the systems: Debian 12 has no package of Swift. What has to work
# without one is tried without.
lend_toolchain() {
  toolchain=$(dirname "$(readlink -f "$(command -v swift)")")
  toolchain=${toolchain%/usr/bin}
}

# Runs a command in a system; whatever it has started and mounted goes with it: inside FOLDER COMMAND...
inside() {
  local system=$1
  shift
  [[ -z $toolchain ]] || mkdir -p "$system/opt/swift"
  # shellcheck disable=SC2016  # for the other shell
  unshare --mount --pid --fork --kill-child bash -c '
    system=$1 toolchain=$2
    shift 2
    mount -t proc proc "$system/proc"
    mount --rbind /dev "$system/dev"
    mkdir -p /tmp/.X11-unix
    mount --bind /tmp/.X11-unix "$system/tmp/.X11-unix"
    [ -z "$toolchain" ] || mount --bind -o ro "$toolchain" "$system/opt/swift"
    exec chroot "$system" env -i HOME=/tmp/home PATH=/opt/swift/usr/bin:/usr/sbin:/usr/bin:/sbin:/bin \
      LANG=C.UTF-8 DEBIAN_FRONTEND=noninteractive DISPLAY="${DISPLAY-}" "$@"' \
    inside "$system" "$toolchain" "$@"
}
