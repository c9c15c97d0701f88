# Sourced by demo.sh and test.sh: installs what is missing and builds. Needs Debian 12+ or Ubuntu 24.04+; root or sudo
# only when a package is missing.
set -eu

packages="g++ cmake ninja-build ccache tao-pegtl-dev libtbb-dev libyaml-cpp-dev libfmt-dev doctest-dev libcli11-dev
nlohmann-json3-dev python3 python3-yaml"

install_missing() {
  missing=""
  for package in "$@"; do
    dpkg-query -W -f '${Status}' "$package" 2>/dev/null | grep -q 'ok installed' || missing="$missing $package"
  done
  [ -n "$missing" ] || return 0
  sudo=""
  if [ "$(id -u)" -ne 0 ]; then
    command -v sudo >/dev/null || { echo "please install as root:$missing" >&2; exit 2; }
    sudo=sudo
  fi
  echo "installing:$missing" >&2
  $sudo apt-get update -qq >&2
  $sudo env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends $missing >&2
}

# build PRESET [TARGET...]: configures and builds one preset, quiet unless it fails.
build() {
  preset=$1
  shift
  log=$(mktemp)
  if ! { cmake --preset "$preset" && cmake --build --preset "$preset" ${1:+--target "$@"}; } >"$log" 2>&1; then
    tail -n 60 "$log" >&2
    rm -f "$log"
    exit 1
  fi
  rm -f "$log"
}
