#!/bin/sh
# Starts compose.yaml with podman-compose from images of Debian's packages, walks the main job and stops it:
# `sh bench/operations/compose/run.sh`. images.sh has made the images before.
set -eu
cd "$(dirname "$0")/../../.."
folder=$(mktemp -d)
python3 - "$folder/compose.yaml" << 'PYTHON'
import os, sys, yaml
product = yaml.safe_load(open('compose.yaml').read().replace(':-}', '}'))
product['services'].update(yaml.safe_load(open('bench/operations/compose/compose.debian.yaml'))['services'])
for service in product['services'].values():
    service.pop('build', None)
    volumes = service.get('volumes', [])
    service['volumes'] = [os.path.abspath(v.split(':')[0]) + v[len(v.split(':')[0]):] if v.startswith('.') else v for v in volumes]
    if service['image'] == 'foothold': service['image'] = 'localhost/foothold'
# podman-compose 1.0 knows no aliases and no empty defaults: the proxy has the name instead.
services = product['services']
services['files.localhost'] = services.pop('caddy')
del services['files.localhost']['networks'], services['trust']['depends_on']
yaml.safe_dump(product, open(sys.argv[1], 'w'), sort_keys=False)
PYTHON
cat > "$folder/.env" << ENV
DATABASE_PASSWORD=$(openssl rand -hex 16)
SESSION_SECRET=$(openssl rand -base64 32)
ENCRYPTION_KEY=$(openssl rand -base64 32)
S3_PASSWORD=testing-secret
S3_ACCESS_KEY_ID=test:tester
METRICS_TOKEN=$(openssl rand -hex 16)
ADMIN_EMAIL=admin@foothold.example
ADMIN_PASSWORD=$(openssl rand -hex 16)
ENV
cd "$folder"
stop() { (cd "$folder" && podman-compose -p foothold down -v > /dev/null 2>&1) || true; rm -rf "$folder"; }
trap stop EXIT
podman-compose -p foothold up -d
cd "$OLDPWD"
set -a; . "$folder/.env"; set +a
node bench/operations/compose/walk.ts
