/**
 * How a text that others wrote (the name of a game, the title of a run) enters another language. Every exporter takes it
 * from here: it stays text there, and never becomes code, markup or a formula.
 */

/** Signs that would end a line or act on a terminal, and half characters, which no file can hold. */
const UNPRINTABLE = /[\p{Cc}\u2028\u2029\p{Surrogate}\ufffe\uffff]+/gu
/** Signs that turn the order of what follows, so that a text shows something else than it says. */
const TURNING = /[\u202a-\u202e\u2066-\u2069]/g

/** A text on one line, without signs that cannot be printed. */
export function oneLine(text: string): string {
  return text.replace(UNPRINTABLE, ' ').replace(TURNING, '')
}

/** A text for a terminal: its lines stay, but it cannot move the cursor or change the window. */
export function forTerminal(text: string): string {
  return text.split('\n').map(oneLine).join('\n')
}

/** A text inside an element or a quoted attribute of HTML or XML. */
export function forMarkup(text: string): string {
  return oneLine(text).replace(/[&<>"']/g, reference)
}

/**
 * A text in Markdown, as Pandoc, GitHub, Jupyter and knitr read it. Signs become references instead of being preceded by
 * a backslash: knitr runs what stands between backticks after an r, whatever precedes them. Only at the beginning of a
 * line is a list or a heading possible. R Markdown makes links of bare addresses, also of `javascript:`.
 */
export function forMarkdown(text: string): string {
  return oneLine(text)
    .replace(/[&<>"`*_[\]\\${}~^|#@]|(?<=[a-z0-9+.-]):(?=\S)/gi, reference)
    .replace(/^\s+/, ' ')
    .replace(/(?<=^ ?)[-+=:%]|(?<=^ ?\d+)[.)](?=\s|$)/, reference)
}

function reference(sign: string): string {
  return `&#${sign.charCodeAt(0)};`
}

/** A text as a value of YAML that is read as Markdown, as the title of a notebook is. */
export function yamlMarkdown(text: string): string {
  return JSON.stringify(forMarkdown(text))
}

/** Letters, digits and signs that mean the same inside the quotes of every language here. */
const PLAIN = /[^A-Za-z0-9 .,;:()%/+=-]/gu

/** A text as a literal of R: all but plain letters as numbers, so that neither knitr nor the locale reads anything into it. */
export function rLiteral(text: string): string {
  return `"${oneLine(text).replace(PLAIN, (sign) => `\\U{${hex(sign, 1)}}`)}"`
}

/** A text as a literal of Python. */
export function pythonLiteral(text: string): string {
  return `"${oneLine(text).replace(PLAIN, (sign) => `\\U${hex(sign, 8)}`)}"`
}

function hex(sign: string, digits: number): string {
  return sign.codePointAt(0)!.toString(16).padStart(digits, '0')
}

const TEX: Readonly<Record<string, string>> = {
  '\\': '\\textbackslash{}',
  // BibTeX counts braces, also those after a backslash.
  '{': '\\textbraceleft{}',
  '}': '\\textbraceright{}',
  '~': '\\textasciitilde{}',
  '^': '\\textasciicircum{}',
  '<': '\\textless{}',
  '>': '\\textgreater{}',
  '|': '\\textbar{}',
  '"': '\\textquotedbl{}',
  // At the beginning of a row, these would belong to the end of the row above.
  '[': '{[}',
  '*': '{*}',
}

/** A text in LaTeX, and in a field of BibTeX between braces. */
export function forTex(text: string): string {
  return oneLine(text).replace(/[\\{}~^<>|"&%$#_[*]/g, (sign) => TEX[sign] ?? `\\${sign}`)
}

/** A word of a command in a shell. */
export function shellWord(word: string): string {
  return /^[\w./:,=+-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`
}

/** The beginning of a text that a spreadsheet would compute (OWASP, “CSV injection”), also in full-width letters. */
const FORMULA = /^\s*[=+\-@\uff1d\uff0b\uff0d\uff20]/
/** Large counts are decimal strings: a sign before digits is not a formula. */
const NUMBER = /^[+-]?\d+(\.\d+)?(e[+-]?\d+)?$/i

/**
 * A text in a cell of a CSV file, its formulas made harmless by an apostrophe. Where the comma separates decimals,
 * spreadsheets begin a new cell at a semicolon, quotes or not.
 */
export function forSpreadsheet(text: string): string {
  const pieces = text.replaceAll('\0', '').split(/([;\t\r\n])/)
  return pieces.map((piece) => (FORMULA.test(piece) && !NUMBER.test(piece) ? `'${piece}` : piece)).join('')
}
