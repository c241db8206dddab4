# release-build.bash: how the programs and the library are built for release. build-program and
# build-library source it; it is no program of its own.
# shellcheck shell=bash

# The same for all, so that what they share is compiled once.
release_options=(
  --package-path "$(dirname "${BASH_SOURCE[0]}")/.."
  --scratch-path "$(dirname "${BASH_SOURCE[0]}")/../.build/installed"
  --configuration release
  # Swift's own libraries go inside; SwiftPM's option for that has no effect on libraries.
  -Xswiftc -static-stdlib
  # The toolchain's own linker: others keep names of Swift in the library that nothing can use.
  -Xswiftc -use-ld=lld
  # Addresses are found when it is loaded, and cannot be overwritten later.
  -Xlinker -z -Xlinker now
)
