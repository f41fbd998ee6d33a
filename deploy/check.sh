#!/usr/bin/env bash
# Checks what is in this folder with the tools that the machine has, and says at the end what it could not check.
#   deploy/check.sh          files only: some seconds
#   deploy/check.sh --full   and the steps of the image and the package, in a clean clone: minutes, the package registry, 3 GB of disk
# Tools that are used where they are found: helm, kubernetes-validate, promtool, systemd-analyze, shellcheck, docker (with compose), setpriv and unshare (as root).
set -u
cd "$(dirname "$0")/.." || exit 1
root=$PWD
port=${CHECK_PORT:-8198}
temporary=$(mktemp -d)
server=
trap 'test -z "$server" || kill "$server" 2> /dev/null; rm -rf "$temporary"' EXIT
failed=0 unchecked=()

say() { printf '%-8s %s\n' "$1" "$2"; }
skip() { unchecked+=("$1"); }
# check WORDS COMMAND...: what it says is shown only when it fails
check() {
  local words=$1
  shift
  if "$@" > "$temporary/said" 2>&1; then say ok "$words"; else
    say FAILED "$words"
    sed 's/^/         /' "$temporary/said"
    failed=1
  fi
}
has() { command -v "$1" > /dev/null; }

# ---- files

check 'settings.json holds known settings' node --input-type=module -e '
  import { readFileSync } from "node:fs"
  const known = readFileSync("src/settings/schema.ts", "utf8")
  for (const name of Object.keys(JSON.parse(readFileSync("deploy/settings.json", "utf8")))) if (!known.includes(`  ${name}: `)) throw new Error(name)'
check 'dashboard is JSON' node -e 'JSON.parse(fs.readFileSync("deploy/grafana/dashboard.json", "utf8"))'

if has shellcheck; then check 'shellcheck check.sh' shellcheck -e SC2016 deploy/check.sh; else skip 'check.sh itself: no shellcheck'; fi

if has helm; then
  chart=deploy/helm/glossa
  everything=(--set autoscaling.enabled=true --set keys.secret=k --set lists.configMap=l --set serviceMonitor.enabled=true --set cache.existingClaim=c)
  render() { helm template glossa "$chart" --kube-version 1.30.0 "$@"; }
  check 'helm lint' helm lint --strict "$chart"
  render > "$temporary/plain.yaml" 2> "$temporary/plain.err"
  check 'helm template, default values' test -s "$temporary/plain.yaml"
  render "${everything[@]}" > "$temporary/everything.yaml" 2> "$temporary/everything.err"
  check 'helm template, everything switched on' test -s "$temporary/everything.yaml"
  check 'the grace period follows drainTimeLimit' bash -c "helm template x $chart --kube-version 1.30.0 --set settings.drainTimeLimit=2m | grep -q 'terminationGracePeriodSeconds: 130$'"
  check 'a wrong value is refused' bash -c "! helm template x $chart --kube-version 1.30.0 --set replicsa=3"
  if has kubernetes-validate; then
    for file in plain everything; do check "Kubernetes 1.30 knows every field: $file" kubernetes-validate -k 1.30 --strict --no-warn "$temporary/$file.yaml"; done
  else skip 'fields against the schemas of Kubernetes: no kubernetes-validate'; fi
else skip 'Helm chart: no helm'; fi
skip 'Helm chart on a cluster: rolling update, autoscaling by custom metrics'

if has promtool; then
  check 'alert rules' promtool check rules deploy/prometheus/rules.yaml
  check 'alerts fire when they should, and not before' promtool test rules deploy/prometheus/rules.test.yaml
else skip 'alert rules: no promtool'; fi
skip 'dashboard as Grafana shows it'

if has docker && docker compose version > /dev/null 2>&1; then
  check 'compose file' docker compose -f deploy/compose.yaml config --quiet
elif has docker-compose; then
  check "compose file" docker-compose -f deploy/compose.yaml config --quiet
else skip "compose file: no docker compose"; fi

# ---- unit; glossa need not be installed where this runs
unit() {
  sed "s|^ExecStart=[^ ]*|ExecStart=$1|" deploy/glossa.service > "$temporary/glossa.service"
  check 'unit verify' systemd-analyze verify "$temporary/glossa.service"
  say '' "$(systemd-analyze security --offline=true "$temporary/glossa.service" 2> /dev/null | tail -n 1)"
}

# ---- the steps of the image and of the package

# serve WORDS COMMAND...: starts it, waits for the health check, asks, ends it by SIGTERM
serve() {
  local words=$1 begun=$SECONDS status=0
  shift
  "$@" > "$temporary/log" 2> "$temporary/stderr" &
  server=$!
  until GLOSSA_PORT=$port node deploy/health.mjs; do
    if ! kill -0 "$server" 2> /dev/null || ((SECONDS - begun > 900)); then
      kill "$server" 2> /dev/null
      server=
      say FAILED "$words: not ready after $((SECONDS - begun)) s"
      tail -n 5 "$temporary/stderr" | sed 's/^/         /'
      failed=1
      return
    fi
    sleep 0.5
  done
  say ok "$words: ready by the health check after $((SECONDS - begun)) s"
  check "$words: entities with links" bash -c "curl -sf localhost:$port/rest/v1/entities -H 'Content-Type: application/json' \
    -d '{\"content\": \"Angela Merkel met Vladimir Putin in Berlin.\", \"options\": {\"linkEntities\": true}}' | grep -q Q567"
  check "$words: networks" bash -c "curl -sf localhost:$port/rest/v1/categories -H 'Content-Type: application/json' \
    -d '{\"content\": \"The bakery sells sourdough bread.\"}' | grep -q FOOD"
  check "$words: metrics" bash -c "curl -sf localhost:$port/metrics | grep -q ^glossa_queue_tasks"
  begun=$SECONDS
  kill -TERM "$server"
  wait "$server" || status=$?
  server=
  check "$words: SIGTERM ends it with exit code 0 after $((SECONDS - begun)) s" test "$status" = 0
}

full() {
  local clone=$temporary/clone image=$temporary/image
  check 'clone' git clone -q "$root" "$clone"
  cd "$clone" || return
  check 'npm ci' env ONNXRUNTIME_NODE_INSTALL=skip npm ci --include=dev --no-progress --loglevel=error
  check 'build and stage' node scripts/pack.mjs stage

  # As the Dockerfile copies them.
  mkdir -p "$image/app/build" "$image/app/deploy" "$image/cache/glossa"
  cp -r native-models package.json LICENSE NOTICES.md "$image/app/"
  cp -r build/node_modules build/kernels build/playground build/src "$image/app/build/"
  cp deploy/health.mjs "$image/app/deploy/"
  cp deploy/settings.json "$image/"
  say '' "in the image: $(du -sm "$image/app/native-models" | cut -f1) MB of models, $(du -sm "$image/app/build/node_modules" | cut -f1) MB of packages, $(du -sm "$image/app/build/src" | cut -f1) MB of code"
  check 'no package for developers in the image' bash -c "! ls -d '$image'/app/build/node_modules/{typescript,vitest,knip,@biomejs,autocannon} 2> /dev/null | grep ."
  local settings=(GLOSSA_CONFIG=/mnt/settings.json GLOSSA_HOST=127.0.0.1 "GLOSSA_PORT=$port" NODE_ENV=production HOME=/nonexistent)
  if [ "$(id -u)" = 0 ] && has setpriv && unshare --mount true 2> /dev/null; then
    chown -R 10001:10001 "$image/cache"
    mkdir "$temporary/root"
    # The machine's own system in place of the base image: read-only, the image's files at /mnt, and only the cache may be written.
    cat > "$temporary/contain" <<CONTAIN
mount --bind / $temporary/root && mount -o remount,bind,ro $temporary/root &&
mount --rbind /proc $temporary/root/proc && mount --rbind /dev $temporary/root/dev &&
mount --bind $image $temporary/root/mnt && mount -o remount,bind,ro $temporary/root/mnt &&
mount --bind $image/cache $temporary/root/var/cache &&
exec chroot $temporary/root setpriv --reuid 10001 --regid 10001 --clear-groups --no-new-privs --bounding-set=-all --inh-caps=-all "\$@"
CONTAIN
    local contained=(unshare --mount --propagation private sh "$temporary/contain" env -i "PATH=$PATH" "${settings[@]}")
    check 'image: nothing but the cache can be written' "${contained[@]}" sh -c '! touch /mnt/app/x 2> /dev/null && ! touch /tmp/x 2> /dev/null && ! touch /etc/x 2> /dev/null && touch /var/cache/glossa/x && rm /var/cache/glossa/x && test "$(id -u)" = 10001'
    check 'image: glossa --version' "${contained[@]}" node /mnt/app/build/src/main.js --version
    serve 'image, user 10001, read-only, first start' "${contained[@]}" node /mnt/app/build/src/main.js serve
    serve 'image, second start' "${contained[@]}" node /mnt/app/build/src/main.js serve
  else skip 'image as another user on a read-only file system: needs root, setpriv and unshare'; fi
  if has docker && docker info > /dev/null 2>&1; then
    check 'docker build' docker build -f deploy/Dockerfile -t glossa:check .
  else skip 'Dockerfile itself: no container engine (its steps were run one by one)'; fi

  check 'npm pack' npm pack --loglevel=error --pack-destination "$temporary"
  local package
  package=$(echo "$temporary"/glossa-*.tgz)
  say '' "$(basename "$package"): $(($(stat -c %s "$package") / 1000000)) MB"
  check 'npm pack leaves the clone as it was' test -z "$(git status --porcelain)"
  check 'npm i -g, offline and without install scripts' npm i -g --offline --ignore-scripts --prefix "$temporary/prefix" "$package"
  say '' "installed: $(du -sm "$temporary/prefix" | cut -f1) MB"
  # Nothing of the clone may help it.
  cd / && mv "$clone" "$clone.away"
  cd "$root" || return
  local glossa=$temporary/prefix/bin/glossa
  check 'package: glossa --version' bash -c "cd / && '$glossa' --version | grep -E '[0-9]+\.[0-9]+\.[0-9]+'"
  check 'package: annotate from anywhere' bash -c "cd / && echo '{\"content\": \"Wo ist die Bibliothek?\"}' | '$glossa' annotate language | grep -q deu"
  check 'package: models verify' "$glossa" models verify
  chmod -R a-w "$temporary/prefix"
  serve 'package' env -C / GLOSSA_CONFIG="$root/deploy/settings.json" GLOSSA_CACHE_FOLDER="$image/cache/glossa" GLOSSA_PORT="$port" "$glossa" serve
  check 'package: nothing was written beside it' test -z "$(find "$temporary/prefix" -newer "$temporary/log" -type f)"
  chmod -R u+w "$temporary/prefix"
  if has systemd-analyze; then unit "$glossa"; else skip 'unit: no systemd-analyze'; fi
}

if [ "${1:-}" = --full ]; then full; else
  if has systemd-analyze; then unit "$(command -v glossa || echo /bin/true)"; else skip 'unit: no systemd-analyze'; fi
  skip 'steps of the image, package: deploy/check.sh --full'
fi
skip 'unit as a running service, with its restrictions'

echo
echo 'not checked:'
printf '  %s\n' "${unchecked[@]}"
exit "$failed"
