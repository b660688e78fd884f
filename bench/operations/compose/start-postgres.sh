# What the image of PostgreSQL does at its start, for the server of the npm package.
set -eu
data=/var/lib/postgresql/18
as() { setpriv --reuid postgres --regid postgres --clear-groups "$@"; }
if [ ! -f "$data/PG_VERSION" ]; then
  install -d -o postgres -m 700 "$data"
  printf %s "$POSTGRES_PASSWORD" > /tmp/password && chown postgres /tmp/password
  as /opt/postgres/bin/initdb -D "$data" -U "$POSTGRES_USER" --pwfile /tmp/password -A scram-sha-256 --locale C.UTF-8
  echo 'host all all all scram-sha-256' >> "$data/pg_hba.conf"
  echo "create database $POSTGRES_DB" | as /opt/postgres/bin/postgres --single -D "$data" postgres
fi
exec setpriv --reuid postgres --regid postgres --clear-groups /opt/postgres/bin/postgres -D "$data" -h 0.0.0.0 -k /tmp
