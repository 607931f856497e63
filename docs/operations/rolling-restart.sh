#!/bin/sh
# Restarts the processes of the site, one when the one before it is ready again: rolling-restart.sh PORT...
# It stops at the first that does not come up, and leaves the others at work. Whoever connects to a process
# that is being restarted waits in its socket; there is nothing for nginx to be told.
set -eu

[ $# -gt 0 ] || { echo 'Name the ports of the processes, such as: rolling-restart.sh 8001 8002' >&2; exit 2; }

seconds=60

is_ready() {
  curl --silent --fail --output /dev/null --max-time 5 "http://127.0.0.1:$1/ready"
}

for port; do
  systemctl restart "saltlark@$port.service"
  left=$seconds
  until is_ready "$port"; do
    left=$((left - 1))
    if [ "$left" -le 0 ]; then
      echo "saltlark@$port is not ready after $seconds seconds; the processes after it were left alone." >&2
      echo "journalctl -u saltlark@$port -n 50 says why." >&2
      exit 1
    fi
    sleep 1
  done
  echo "saltlark@$port is ready."
done
