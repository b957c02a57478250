#!/usr/bin/env bash
# Runs a plan on a real one-node Slurm, on GNU parallel and on a Redis queue, kills jobs and workers at random moments,
# restarts the server and fills a disk, and compares what comes out with one run on one computer, byte for byte.
#   scripts/cluster-test.sh [KILLS]      (as root on Debian; 100 kills unless given)
set -euo pipefail
kills=${1:-100}
root=$(cd "$(dirname "$0")/.." && pwd)
if [ "$(id -u)" != 0 ] || ! command -v apt-get >/dev/null; then
  echo "cluster-test: skipped, because it installs Debian packages and needs root"
  exit 0
fi
for program in slurmctld munged redis-server parallel; do
  command -v $program >/dev/null && continue
  apt-get update -qq
  DEBIAN_FRONTEND=noninteractive apt-get install -y -qq slurm-wlm munge redis-server parallel >/dev/null
  break
done

folder=$(mktemp -d)
started=()
finish() {
  for pid in "${started[@]}"; do kill -9 "$pid" 2>/dev/null || true; done
  mountpoint -q "$folder/small" 2>/dev/null && umount "$folder/small"
  rm -rf "$folder"
}
trap finish EXIT
cd "$folder"
mkdir -p bin
printf '#!/bin/sh\nexec "%s" "%s/scripts/lumbung.mjs" "$@"\n' "$(command -v node)" "$root" > bin/lumbung
chmod +x bin/lumbung
export PATH="$folder/bin:$PATH"
same() {
  cmp one.lumbung "$1/result.lumbung" && cmp one.csv "$1/result.csv" && echo "✓ $2"
}
# Waits for a program to print what shows that it is ready.
ready() { for _ in $(seq 100); do "$@" >/dev/null 2>&1 && return; sleep 0.2; done; echo "cluster-test: $* never answered"; exit 1; }

lumbung matrix --agents novice,greedy,calculator:2 --games 1500 --seed 8 --spec > spec.json
lumbung run spec.json --out one.lumbung --csv one.csv >/dev/null

# Redis: workers are killed outright, and the server is restarted in the middle.
port=$((20000 + RANDOM % 20000))
redis() { redis-server --port $port --dir "$folder" --appendonly yes --save '' >/dev/null 2>&1 & started+=($!); server=$!; ready redis-cli -p $port ping; }
redis
lumbung plan spec.json --parts 60 --out queued >/dev/null
lumbung queue queued --on redis://127.0.0.1:$port 2>/dev/null &
queue=$!
killed=0
while kill -0 $queue 2>/dev/null; do
  lumbung work --on redis://127.0.0.1:$port --workers 2 --takeover 1 2>/dev/null &
  worker=$!
  sleep $((RANDOM % 3)).$((RANDOM % 10))
  if [ $killed -lt $((kills / 2)) ]; then
    kill -9 $worker 2>/dev/null && killed=$((killed + 1))
    wait $worker 2>/dev/null || true
    if [ $((killed % 20)) = 10 ]; then kill -9 $server; wait $server 2>/dev/null || true; redis; fi
  else
    wait $queue || true
    kill $worker 2>/dev/null || true
    wait $worker 2>/dev/null || true
  fi
done
lumbung merge queued --csv queued/result.csv >/dev/null
same queued "queue: $killed workers killed, server restarted $((killed / 20)) times"

# GNU parallel, with the disk of one part full and jobs delivered twice.
lumbung plan spec.json --parts 20 --out listed >/dev/null
mkdir small
if mount -t tmpfs -o size=64k tmpfs small 2>/dev/null; then
  cp -r listed/plan.json small/ && mkdir -p small/parts
  head -c 60000 /dev/zero > small/filler 2>/dev/null || true
  if lumbung part small --index 0 2>full.txt; then echo "✗ a full disk was not noticed"; exit 1; fi
  grep -q "disk is full" full.txt && echo "✓ full disk: $(cat full.txt)"
  [ ! -e small/parts/000000.json ] || { echo "✗ half a part was left"; exit 1; }
  umount small
else
  echo "- full disk: skipped, because a small disk cannot be mounted here"
fi
lumbung part listed --index 3 --workers 1 & lumbung part listed --index 3 --workers 1; wait
listed/parallel/run.sh >/dev/null 2>&1
same listed "GNU parallel"

# Slurm: one node; tasks are killed, and killed tasks are put back.
mkdir -p slurm/state slurm/spool
if ! pgrep -x munged >/dev/null; then
  mkdir -p /run/munge && chown munge: /run/munge
  [ -e /etc/munge/munge.key ] || { dd if=/dev/urandom of=/etc/munge/munge.key bs=1k count=1 status=none; chown munge: /etc/munge/munge.key; chmod 400 /etc/munge/munge.key; }
  runuser -u munge -- munged --foreground >/dev/null 2>&1 & started+=($!)
fi
ready munge -n
host=$(hostname -s)
cat > slurm/slurm.conf <<CONF
ClusterName=test
SlurmctldHost=$host(127.0.0.1)
SlurmUser=root
SlurmctldPort=$((port + 1))
SlurmdPort=$((port + 2))
StateSaveLocation=$folder/slurm/state
SlurmdSpoolDir=$folder/slurm/spool
SlurmctldPidFile=$folder/slurm/slurmctld.pid
SlurmdPidFile=$folder/slurm/slurmd.pid
AuthType=auth/munge
ProctrackType=proctrack/linuxproc
TaskPlugin=task/none
SchedulerType=sched/backfill
SelectType=select/cons_tres
SelectTypeParameters=CR_CPU
ReturnToService=2
JobRequeue=1
MaxArraySize=31
SlurmctldParameters=enable_configless
NodeName=$host NodeAddr=127.0.0.1 CPUs=$(nproc) RealMemory=8000 State=UNKNOWN
PartitionName=test Nodes=$host Default=YES MaxTime=INFINITE State=UP
CONF
export SLURM_CONF="$folder/slurm/slurm.conf"
slurmctld -D -c >slurm/ctld.log 2>&1 & started+=($!)
ready scontrol ping
slurmd -D >slurm/slurmd.log 2>&1 & started+=($!)
ready sh -c 'sinfo -h -o %T | grep -q idle'
lumbung plan spec.json --parts 40 --out slurmed --slurm --memory 500M --throttle 2 >/dev/null
slurmed/slurm/submit.sh >/dev/null
killed=0
while squeue -h | grep -q .; do
  sleep 0.$((RANDOM % 10))
  if [ $killed -lt $((kills - kills / 2)) ]; then
    job=$(squeue -h -t running -o '%A %F_%K %j' | grep -v merge | shuf -n 1 || true)
    [ -n "$job" ] || continue
    job=${job%% *}
    if [ $((RANDOM % 2)) = 0 ]; then scancel --signal=KILL --full "$job" 2>/dev/null && killed=$((killed + 1))
    else scontrol requeue "$job" 2>/dev/null && killed=$((killed + 1)); fi
  fi
done
echo "  $killed tasks killed or put back; $(lumbung status slurmed | head -1)"
while [ "$(lumbung status slurmed --json | grep -c '"resubmit": null')" = 0 ]; do
  eval "$(lumbung status slurmed --json | sed -n 's/.*"resubmit": "\(.*\)",\{0,1\}$/\1/p')" >/dev/null
  while squeue -h | grep -q .; do sleep 0.5; done
done
lumbung merge slurmed --csv slurmed/result.csv >/dev/null
same slurmed "Slurm: $killed tasks killed or put back"
echo "cluster-test: all results are the same"
