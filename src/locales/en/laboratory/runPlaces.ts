/** Where runs run: this computer, a queue on a server, or a cluster to which their settings are copied. */
export const runPlaces = {
  runOn: 'Run on',
  runOnNow: 'Run on: {place}',
  here: 'This computer',
  queue: 'A queue',
  hereHint:
    '{count, plural, one {Runs use # worker on this computer.} other {Runs use # workers on this computer.}}',
  queueHint:
    'Workers on any number of computers do the tasks, through a Redis server. Runs that you start or resume from now on go there; the results are the same.',
  browserHint:
    'A browser cannot connect to a Redis server, so queues are available only in the desktop app. Here you can copy a run as a cluster job instead (under “Save settings”).',
  address: 'Address',
  addressHint: 'redis://HOST:6379, or rediss:// for an encrypted connection',
  password: 'Password',
  passwordHint: 'Leave empty if the server has none. It is kept only until you close the app.',
  connect: 'Connect',
  connecting: 'Connecting…',
  disconnect: 'Disconnect',
  refused: 'Not connected: {reason}.',
  notConnected: 'Not connected.',
  connected: 'Connected to {server}: {workers}.',
  workers: '{count, plural, one {# worker} other {# workers}}',
  noWorkers: 'no workers yet',
  serverAway: 'waiting for the server',
  startWorkers:
    'Start workers on any computer with this command; if the server has a password, put it into the address:',
  copyCommand: 'Copy the command',
  commandCopied: 'Copied the command.',
  waitingForWorkers: 'No worker has joined {server} yet. Start workers with the command under Run on.',
  waitingForServer: '{server} does not respond. The run continues when it is back.',
  otherVersion:
    'This run was started by Lumbung {made}, and this is Lumbung {here}. Its finished parts can be read, but for results from a single version choose “Change and run again”.',
  running: 'Runs on {server}',
  unusable: 'A worker of the queue sent something that is not a result of this experiment: {problem}',
  ownPlayers:
    'A queue cannot carry your own trained players ({players}). Choose “This computer” under “Run on”, and run this again.',
  copyAsJob: 'Copy as cluster job',
  jobTitle: 'Run on a cluster',
  jobAbout:
    'Paste these lines into a shell on a computer with Lumbung’s command line. They contain all settings; the results are the same as here, byte for byte.',
  for: 'For',
  parts: 'Parts',
  partsHint:
    '{count, plural, one {# task, {time} of computing in all} other {# tasks, {time} of computing in all}}',
  name: 'Folder',
  nameProblem: 'Use letters, digits, hyphens and underscores, beginning with a letter or a digit.',
  slurm: 'Slurm',
  parallel: 'GNU parallel',
  kubernetes: 'Kubernetes',
  redis: 'Redis queue',
  lines: 'Command lines',
  copyLines: 'Copy',
  linesCopied: 'Copied the command lines and the settings.',
  saveLines: 'Save as a script',
  onWorkers: 'On any number of computers: {command}',
  howFar: 'To check the progress: {command}',
  thenOpen: 'Afterwards, open {file} here: it is a run like any other.',
} as const
