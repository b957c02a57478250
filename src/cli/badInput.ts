/** What a person typed wrong: the option or field, and the reason. Ends the program with exit code 2. */
export class BadInput extends Error {
  constructor(
    readonly field: string,
    readonly reason: string,
  ) {
    super(field ? `${field}: ${reason}` : reason)
  }

  /** Several problems at once, a line each. */
  static all(problems: readonly { readonly path: string; readonly message: string }[]): BadInput {
    return new BadInput(
      '',
      problems.map(({ path, message }) => (path ? `${path}: ${message}` : message)).join('\n'),
    )
  }
}
