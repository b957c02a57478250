/** Runs on many machines: plans, parts, job files, and what becomes of them. */
export const cluster = {
  run: 'run the settings of an experiment of any kind on this computer',
  runLong:
    'run the settings of an experiment of any kind on this computer; `plan`, `part` and `merge` give the same bytes on any number of computers',
  plan: 'split a run into parts that many computers can do',
  planLong:
    'split a run into a folder of parts that any number of computers can do, in any order, with the files that submit them: GNU parallel always, Slurm and Kubernetes on request',
  part: 'do one part of a plan',
  partLong:
    'do one part of a plan and save it in the folder; a part that is already done is skipped, and one that was stopped continues. Without --index, the number of the part comes from Slurm (SLURM_ARRAY_TASK_ID) or Kubernetes (JOB_COMPLETION_INDEX)',
  status: 'show how far a plan has got, and what to do next',
  statusLong:
    'check every part of a plan: how many are done, missing or damaged, how long the rest will take, and the command that submits the rest',
  spec: 'settings saved on the Experiments page, a saved run, or what a command printed with --json',
  player: 'file of a trained player that the settings name by its id; may be repeated',
  specOnly: 'print the settings, for `run` and `plan`, instead of running them',
  folder: 'the folder of a plan',
  outFile: 'write the whole run to FILE; the app opens it',
  outFolder: 'the folder to create',
  parts: 'how many parts; a plan has at most as many as it has tasks',
  slurm: 'also write files for Slurm',
  kubernetes: 'also write files for Kubernetes',
  cpus: 'threads per part',
  throttle: 'run at most this many parts at once',
  memory: 'memory per part, such as 900M or 4G; default: estimated',
  time: 'time limit per part; default: four times the estimate, at least ten minutes',
  partition: 'Slurm partition',
  account: 'Slurm account',
  image: 'container image for Kubernetes',
  claim: 'Kubernetes PersistentVolumeClaim that holds the folder',
  program: 'how jobs call Lumbung, e.g. “apptainer exec lumbung.sif lumbung”',
  index: 'the part to do, from 0; or several, such as 3,7-9',
  memoryForm: 'it must be a number with M or G, such as 900M.',
  timeForm: 'it must have the form HH:MM:SS or D-HH:MM:SS.',
  nameForm: 'it contains a character that is not allowed there.',
  indexForm: 'it must be a number, or numbers and ranges such as 3,7-9.',
  planned:
    '{count, plural, one {{folder} has # part of about {each}.} other {{folder} has # parts of about {each} each.}}',
  inStages: 'They run in {stages} stages: each starts when the one before it is done.',
  fewerParts: 'There are only {parts} tasks, so the plan has fewer parts than you asked for.',
  tinyParts:
    'Parts this short take longer to start than to run. {enough, plural, one {One part of about {each} is enough.} other {# parts of about {each} each are enough.}}',
  submit: 'To start them:',
  unknownKind: '{file}: there is no experiment of the kind “{kind}”.',
  notASpec:
    '{file} does not contain the settings of an experiment; save them on the Experiments page, or print them with --spec',
  otherPlan: '{folder} already contains another plan; choose a new folder',
  noPlan: '{folder} contains no plan; make one with lumbung plan SPEC --out {folder}',
  planDamaged: '{file} is damaged or was changed; make the plan again in a new folder',
  otherPlayer:
    '{file} is not the player that the plan was made with; copy it from the original folder, or make the plan again',
  otherVersion:
    'the plan was made by Lumbung {made}, and this is Lumbung {here}; install {made}, or make the plan again',
  noNewFolder: 'cannot create the folder {folder}: {reason}',
  truncated: 'the file is cut off or not JSON',
  notAPart: 'the file is not a part of a plan',
  notAPartFile: '{file} is not a part written by `lumbung part`',
  partVersion: 'it was made by Lumbung {made}, not {here}',
  partOfOther: 'it belongs to another plan',
  checksum: 'its checksum does not match',
  partDamaged: '{file} cannot be used: {reason}; do this part again',
  looseMissing: 'these parts are missing: {parts}',
  outNeedsPlan: 'works only for plans; name the folder, or its plan.json with the parts',
  needsParts:
    'part {part} needs parts that are not done yet ({missing}); do them first, or see lumbung status {folder}',
  partDone: 'Part {part} is done.',
  partDoneBefore: 'Part {part} was already done.',
  partStopped: 'Stopped. Part {part} will continue from here when it is started again.',
  partStoppedUnsaved:
    'Stopped. The work on part {part} could not be saved, so it will start from the beginning.',
  noIndex: 'say which part: --index 0, or start it from Slurm, Kubernetes or GNU parallel',
  strayIndex: 'part {index} does not exist: the parts of {folder} are 0 to {last}',
  firstDamaged: 'Part {part} is damaged: {reason}',
  unfinished: '{open} of {parts} parts are missing or damaged ({named}); do them with {line}',
  unfinishedLeft:
    '{open} of {parts} parts are missing or damaged ({named}), about {left} at the pace so far; if they are not running, submit them with {line}',
  statusDone: '{done} of {parts} parts are done ({share} of the work, {time} of computing).',
  statusLeft: 'About {left} left at the pace so far.',
  statusMissing: '{count, plural, one {# part is missing: {named}} other {# parts are missing: {named}}}',
  statusResubmit:
    'To submit what is missing (parts that are still running are done twice, which does no harm):',
  statusMerge: 'All parts are done. To merge them:',
  queue: 'run a plan on the workers of a queue',
  queueLong:
    'put the parts of a plan into a queue on a Redis server and write what its workers find into the folder; start workers on any computer with `lumbung work`. The command can be stopped and started again at any time',
  work: 'work for a queue',
  workLong:
    'take parts from a queue on a Redis server and do them, until stopped; any number of computers may join and leave at any time',
  on: 'the server, redis://HOST:6379; or set LUMBUNG_QUEUE, which other users of the computer cannot see',
  noServer: 'name the server: --on redis://HOST:6379, or the variable LUMBUNG_QUEUE',
  takeover: 'seconds after which the parts of a lost worker are taken over',
  queued:
    '{open} of {parts} parts are in the queue at {server}. Start workers anywhere with: lumbung work --on {server}',
  queueProgress: '{done} of {parts} parts, workers: {workers}',
  workProgress: 'Parts done here: {parts}',
  mergeProgress: 'Reading part {part} of {parts}',
  queueStopped: 'Stopped. Finished parts are in {folder}; the same command continues.',
  queueFailed: 'Part {part} failed three times: {reason}',
  queueRefused:
    'The queue cannot be used any longer: {reason}. Finished parts are in {folder}; the same command continues.',
  queueDone: 'All parts are done. To merge them: lumbung merge {folder}',
  queueOwnPlayers:
    'the queue cannot carry players from your own files ({players}); do the parts with Slurm, GNU parallel or `lumbung part`',
  working:
    '{count, plural, one {Working for {server} with # thread. Stop with Ctrl-C.} other {Working for {server} with # threads. Stop with Ctrl-C.}}',
  worked: 'Disconnected from {server}. Parts done here: {parts}.',
} as const
