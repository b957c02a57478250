#!/usr/bin/env bash
# Runs plans on a real one-node Slurm, on GNU parallel and on a Redis queue, kills jobs and workers at random moments,
# restarts the server and fills a disk, and compares what comes out with one run on one computer, byte for byte.
#   scripts/cluster-test.sh [KILLS] [queue] [parallel] [slurm] [staged]
# as root on Debian; without names, everything, with 100 kills unless given. KILLS are shared by queue and slurm; with
# one of them alone, it gets all. `staged` runs experiments whose later tasks need earlier ones on all three.
set -euo pipefail
kills=100
if [[ "${1:-}" =~ ^[0-9]+$ ]]; then kills=$1; shift; fi
wanted=" ${*:-queue parallel slurm staged} "
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
# Ends everything that was started, also when the test is stopped: jobs of Slurm first, because they are nobody's children.
finish() {
  trap '' INT TERM HUP
  if [ -e "$folder/slurm/slurm.conf" ]; then
    timeout 10 scancel --full --signal=KILL --user=root 2>/dev/null || true
    timeout 10 scancel --user=root 2>/dev/null || true
    for _ in $(seq 50); do timeout 5 squeue -h 2>/dev/null | grep -q . || break; sleep 0.2; done
  fi
  for pid in "${started[@]}" $(jobs -p); do kill -9 "$pid" 2>/dev/null || true; wait "$pid" 2>/dev/null || true; done
  mountpoint -q "$folder/small" 2>/dev/null && umount "$folder/small"
  rm -rf "$folder"
}
trap finish EXIT
trap 'exit 130' INT
trap 'exit 143' TERM HUP
cd "$folder"
mkdir -p bin
# What `npm pack` packs; built once, so that starting it costs as much as for users.
(cd "$root" && node scripts/packCli.mjs >/dev/null 2>&1)
printf '#!/bin/sh\nexec "%s" "%s/dist/cli/lumbung.js" "$@"\n' "$(command -v node)" "$root" > bin/lumbung
chmod +x bin/lumbung
export PATH="$folder/bin:$PATH"
# same FOLDER ONE SENTENCE: the result of a folder has the bytes of the run ONE.
same() {
  cmp "$2.lumbung" "$1/result.lumbung" && cmp "$2.csv" "$1/result.csv" && echo "✓ $3"
}
asked() { [[ "$wanted" == *" $1 "* ]]; }
# Waits for a program to print what shows that it is ready.
ready() { for _ in $(seq 100); do "$@" >/dev/null 2>&1 && return; sleep 0.2; done; echo "cluster-test: $* never answered"; exit 1; }

# one NAME: the run of NAME.json on this computer.
one() { lumbung run "$1.json" --out "$1.lumbung" --csv "$1.csv" >/dev/null; }
port=$((20000 + RANDOM % 20000))
redis() {
  redis-server --port $port --dir "$folder" --appendonly yes --save '' >/dev/null 2>&1 & server=$!
  started+=($server)
  ready redis-cli -p $port ping
}

# Redis: workers are killed outright, the server is restarted in the middle, and all jobs are asked for twice: by
# another `queue` for a copy of the folder.
queue_test() {
  local most=$1 killed=0 restarts=0
  redis
  lumbung plan matrix.json --parts 60 --out queued >/dev/null
  cp -r queued queued-too
  for each in queued queued-too; do lumbung queue $each --on redis://127.0.0.1:$port 2>/dev/null & queues+=($!); done
  while kill -0 "${queues[@]}" 2>/dev/null; do
    lumbung work --on redis://127.0.0.1:$port --workers 2 --takeover 1 2>/dev/null & worker=$!
    sleep $((RANDOM % 3)).$((RANDOM % 10))
    if [ $killed -lt "$most" ]; then
      kill -9 $worker 2>/dev/null && killed=$((killed + 1))
      wait $worker 2>/dev/null || true
      if [ $((killed % 20)) = 10 ]; then
        kill -9 $server; wait $server 2>/dev/null || true
        redis
        restarts=$((restarts + 1))
      fi
    else
      wait "${queues[@]}" || true
      kill $worker 2>/dev/null || true
      wait $worker 2>/dev/null || true
    fi
  done
  for each in queued queued-too; do
    lumbung merge $each --csv $each/result.csv >/dev/null
    same $each matrix "queue ($each): $killed workers killed outright, server restarted $restarts times, jobs asked for twice"
  done
}
queues=()

# GNU parallel, with the disk of one part full and jobs delivered twice.
parallel_test() {
  lumbung plan matrix.json --parts 20 --out listed >/dev/null
  mkdir small
  if mount -t tmpfs -o size=1m tmpfs small 2>/dev/null; then
    cp -r listed/plan.json small/ && mkdir -p small/parts
    head -c 2000000 /dev/zero > small/filler 2>/dev/null || true
    if lumbung part small --index 0 2>full.txt; then echo "✗ a full disk was not noticed"; exit 1; fi
    grep -q "disk is full" full.txt && echo "✓ full disk: $(cat full.txt)"
    [ ! -e small/parts/000000.json ] || { echo "✗ half a part was left"; exit 1; }
    rm small/filler
    lumbung part small --index 0 >/dev/null && cp small/parts/000000.json listed/parts/ && echo "✓ full disk: with room again, the part is done"
    umount small
  else
    echo "- full disk: skipped, because a small disk cannot be mounted here"
  fi
  lumbung part listed --index 3 --workers 1 >/dev/null & lumbung part listed --index 3 --workers 1 >/dev/null; wait $!
  listed/parallel/run.sh >/dev/null 2>&1
  same listed matrix "GNU parallel, with one part done twice at the same time"
}

# One node with its own Slurm, once.
start_slurm() {
  [ ! -e slurm ] || return 0
  mkdir -p slurm/state slurm/spool
  if ! pgrep -x munged >/dev/null; then
    mkdir -p /run/munge && chown munge: /run/munge
    [ -e /etc/munge/munge.key ] || { dd if=/dev/urandom of=/etc/munge/munge.key bs=1k count=1 status=none; chown munge: /etc/munge/munge.key; chmod 400 /etc/munge/munge.key; }
    # In place of this shell: a program that starts it and waits would leave it behind when killed.
    setpriv --reuid=munge --regid=munge --clear-groups munged --foreground >/dev/null 2>&1 & started+=($!)
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
}

# Submits again what `status` says is missing, until nothing is.
until_done() {
  while [ "$(lumbung status "$1" --json | grep -c '"resubmit": null')" = 0 ]; do
    eval "$(lumbung status "$1" --json | sed -n 's/.*"resubmit": "\(.*\)",\{0,1\}$/\1/p')" >/dev/null
    while squeue -h | grep -q .; do sleep 0.5; done
  done
}

# Slurm: tasks are killed, and killed tasks are put back; what is missing afterwards is submitted again.
slurm_test() {
  local most=$1 killed=0 rounds=0 job
  start_slurm
  lumbung plan matrix.json --parts 40 --out slurmed --slurm --memory 500M --throttle 2 >/dev/null
  slurmed/slurm/submit.sh >/dev/null
  while [ $killed -lt "$most" ] && [ $rounds -lt 20 ]; do
    while squeue -h | grep -q .; do
      sleep $((RANDOM % 3)).$((RANDOM % 10))
      [ $killed -lt "$most" ] || continue
      job=$(squeue -h -t running -o '%A %F_%K %j' | grep -v merge | shuf -n 1 || true)
      [ -n "$job" ] || continue
      job=${job%% *}
      if [ $((RANDOM % 2)) = 0 ]; then scancel --signal=KILL --full "$job" 2>/dev/null && killed=$((killed + 1))
      else scontrol requeue "$job" 2>/dev/null && killed=$((killed + 1)); fi
    done
    rounds=$((rounds + 1))
    echo "  $killed tasks killed or put back; $(lumbung status slurmed | head -1)"
    # All parts done before enough tasks were killed: some are lost on purpose, as with a disk, and done again.
    [ $killed -ge "$most" ] || { rm -f slurmed/parts/00000[0-9].json; slurmed/slurm/submit.sh >/dev/null; }
  done
  until_done slurmed
  lumbung merge slurmed --csv slurmed/result.csv >/dev/null
  same slurmed matrix "Slurm: $killed tasks killed or put back"
}

# Experiments in stages: a sequential test, and a training, whose generations build on each other.
staged_test() {
  lumbung ladder --sprt minimax:1,minimax:2 --games 600 --seed 3 --spec > ladder.json
  lumbung train --holes 3 --seeds 2 --generations 3 --games 40 --units 16,16 --opponents novice --match-games 6 --spec > training.json
  start_slurm
  redis
  for kind in ladder training; do
    one $kind
    lumbung plan $kind.json --parts 12 --out $kind-listed >/dev/null
    $kind-listed/parallel/run.sh >/dev/null 2>&1
    same $kind-listed $kind "$kind in $(grep -o '"stages":\[.*\]\]' $kind-listed/plan.json | grep -o '\[[0-9]*,[0-9]*\]' | wc -l) stages: GNU parallel"
    lumbung plan $kind.json --parts 12 --out $kind-queued >/dev/null
    cp -r $kind-queued $kind-queued-too
    queues=()
    for each in $kind-queued $kind-queued-too; do lumbung queue $each --on redis://127.0.0.1:$port 2>$each.txt & queues+=($!); done
    for killed in 1 2 3; do
      lumbung work --on redis://127.0.0.1:$port --workers 2 --takeover 1 2>/dev/null & worker=$!
      sleep $((1 + RANDOM % 2)).$((RANDOM % 10))
      kill -9 $worker 2>/dev/null || true
      wait $worker 2>/dev/null || true
    done
    lumbung work --on redis://127.0.0.1:$port --workers 2 --takeover 1 2>/dev/null & worker=$!
    for queue in "${queues[@]}"; do wait $queue || { cat $kind-queued*.txt; echo "✗ $kind: a queue failed"; exit 1; }; done
    kill $worker; wait $worker 2>/dev/null || true
    for each in $kind-queued $kind-queued-too; do
      lumbung merge $each --csv $each/result.csv >/dev/null
      same $each $kind "$kind in stages: queue ($each), asked for twice, $killed workers killed outright"
    done
    lumbung plan $kind.json --parts 12 --out $kind-slurmed --slurm --memory 500M --throttle 2 >/dev/null
    $kind-slurmed/slurm/submit.sh >/dev/null
    killed=0
    while squeue -h | grep -q .; do
      sleep 0.5
      job=$(squeue -h -t running -o '%A %j' | grep -v merge | shuf -n 1 || true)
      if [ $killed -lt 3 ] && [ -n "$job" ]; then
        scancel --signal=KILL --full "${job%% *}" 2>/dev/null && killed=$((killed + 1))
      fi
    done
    until_done $kind-slurmed
    lumbung merge $kind-slurmed --csv $kind-slurmed/result.csv >/dev/null
    same $kind-slurmed $kind "$kind in stages: Slurm, $killed tasks killed"
  done
}

if asked queue || asked parallel || asked slurm; then
  lumbung matrix --agents novice,greedy,calculator:2 --games 1500 --seed 8 --spec > matrix.json
  one matrix
fi
if asked queue && asked slurm; then half=$((kills / 2)); else half=$kills; fi
! asked queue || queue_test $half
! asked parallel || parallel_test
! asked slurm || slurm_test $half
! asked staged || staged_test
echo "cluster-test: all results are the same"
