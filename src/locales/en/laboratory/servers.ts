/** Why a queue on a server cannot be used, and what to do. */
export const servers = {
  address:
    'the address must have the form redis://HOST:6379, or rediss://HOST:6379 for an encrypted connection, with NAME:PASSWORD before the host if the server requires them',
  notInstalled:
    'queues need the packages bullmq and ioredis, which are not installed; reinstall Lumbung while npm can download them',
  unreachable:
    'no server answers at {server}; check the address, and that Redis is running there and accepts connections from this computer',
  password: '{server} refuses the user name or password; check them and try again',
  refused:
    '{server} accepts the connection but refuses to store anything: {reason}. It may be out of memory or a read-only copy, or this user may lack the rights',
  tooMany: 'no more than four queues can be used at once; disconnect from one first',
  badBatch: 'the queue cannot accept these tasks',
  failed: '{server} cannot be used: {reason}',
} as const
