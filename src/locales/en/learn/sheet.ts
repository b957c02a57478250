/** The rules of a game as a sheet to print. */
export const sheet = {
  title: 'Rules',
  print: 'Print',
  printOrPdf: 'Print or save as PDF',
  printNote: 'In the print dialog, choose “Save as PDF” as the printer to get a file.',
  savePdf: 'Save as PDF',
  changed: 'These are the rules of {name} with changes. The changed rules are underlined.',
  back: 'Back',
  atStart:
    'The board at the start. South’s holes are numbered 1 to {holes} from South’s left, and North’s from North’s left.',
  ways: 'The sowing routes: South’s is solid, North’s is dashed.',
  examples: 'Examples',
  searching: 'Looking for examples…',
  exampleOf: '{rule} {example}',
  figure: 'Figure {number}.',
  basedOn: 'Based on {source}',
  source: 'Source: {source}',
  madeWith: 'Made with Lumbung {version}.',
  invalid: 'These rules contradict each other, so there is no sheet for them yet.',
} as const
