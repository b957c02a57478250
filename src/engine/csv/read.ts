/** The cells of RFC 4180 text, row by row. */
export function readCells(text: string): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  let cell = ''
  let quoted = false
  for (let at = 0; at < text.length; at++) {
    const char = text[at]
    if (quoted) {
      if (char !== '"') cell += char
      else if (text[at + 1] === '"') cell += text[at++]
      else quoted = false
    } else if (char === '"') quoted = true
    else if (char === ',') {
      row.push(cell)
      cell = ''
    } else if (char === '\n') {
      rows.push([...row, cell])
      row = []
      cell = ''
    } else if (char !== '\r') cell += char
  }
  if (cell !== '' || row.length > 0) rows.push([...row, cell])
  return rows
}

/** The rows of RFC 4180 text with a heading, as objects by heading. */
export function readCsv(text: string): Record<string, string>[] {
  const [heading = [], ...rows] = readCells(text)
  return rows.map((row) => Object.fromEntries(heading.map((name, at) => [name, row[at] ?? ''])))
}
