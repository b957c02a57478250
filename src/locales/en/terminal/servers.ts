/** Why a queue on a server cannot be used, and what to do. */
export const servers = {
  address:
    'the address must read redis://HOST:6379, or rediss://HOST:6379 for an encrypted connection, with NAME:PASSWORD before the host where the server asks for them',
  notInstalled:
    'queues need the packages bullmq and ioredis, which are not installed; install Lumbung again where npm can fetch them',
  unreachable:
    'no server answers at {server}; check the address, and that Redis runs there and lets this computer in',
  password: '{server} refuses the user name or password; check them and try again',
  failed: '{server} cannot be used: {reason}',
} as const
