/** The rules of a game as a sheet to print. */
export const sheet = {
  title: 'Rules',
  print: 'Print',
  back: 'Back',
  atStart:
    'The board at the start. South’s holes are numbered 1 to {holes} from left to right as South sits, North’s as North sits.',
  ways: 'The way the seeds go: South’s unbroken, North’s dashed.',
  examples: 'Examples',
  searching: 'Looking for examples…',
  exampleOf: '{rule} {example}',
  figure: 'Figure {number}.',
  source: 'Source: {source}',
  madeWith: 'Made with Lumbung {version}.',
  invalid: 'These rules contradict each other, so there is no sheet for them yet.',
} as const
