/** What is wrong with something that was passed to Lumbung; its message is an English sentence. */
export class LumbungError extends Error {
  /** A word for programs, such as `badVariant`, `badGame`, `badPlayer`, `gameOver` or `refused`. */
  readonly code: string
  /** Every problem, one sentence each. */
  readonly problems: readonly string[]

  constructor(code: string, problems: readonly string[]) {
    super(problems.join(' '))
    this.name = 'LumbungError'
    this.code = code
    this.problems = problems
  }
}
