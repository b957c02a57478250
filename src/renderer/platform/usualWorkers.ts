/**
 * The default number of workers for experiments on a machine with this many cores: all but one, which is left for the
 * window. On two cores both are used, because one worker alone could not solve a game together with another, and the
 * window has little to do meanwhile.
 */
export function usualWorkers(cores: number): number {
  return Math.max(Math.min(cores, 2), cores - 1)
}
