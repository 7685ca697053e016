# Starts the portal in its container: puts the build with the mounted configuration where nginx serves it. A configuration that is
# wrong is reported in one sentence, and nothing starts.
set -eu
program=${PORTAL_PROGRAM:-/opt/portal}
folder=${PORTAL_FOLDER:-/srv/portal}
modules=${PORTAL_NGINX_MODULES:-/usr/lib/nginx/modules}

node "$program/release.mjs" --from "$program/dist" --config "${PORTAL_CONFIG:-/etc/portal/config.json}" --to "$folder" --keep "${PORTAL_KEEP_DAYS:-14}" ${PORTAL_LOCAL:+--local}
cp "$program/nginx.conf" "$folder/nginx.conf"
mkdir -p "$folder/tmp"
if [ -f "$modules/ngx_http_brotli_static_module.so" ]; then
  echo "load_module $modules/ngx_http_brotli_static_module.so;" >"$folder/modules.conf"
  echo 'brotli_static on;' >"$folder/brotli.conf"
fi
exec "${PORTAL_NGINX:-nginx}" -p "$folder" -c nginx.conf -e stderr -g 'daemon off;'
