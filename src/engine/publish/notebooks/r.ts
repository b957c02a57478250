import { message } from '../../../locales/message'
import { forMarkdown, rLiteral, yamlMarkdown } from '../../escape'
import type { Chart } from '../../experiments/report/report'
import { ROLE_COLOURS, axesOf, type NotebookRun } from './notebook'

/** An R notebook that loads the package and draws the main chart again with base graphics. */
export function rNotebook(run: NotebookRun): string {
  const { title, finding, table, chart, say } = run
  const drawing = chart ? `\n## ${forMarkdown(say(chart.title))}\n\n${chunk(drawingOf(chart, run))}` : ''
  return `---
title: ${yamlMarkdown(title)}
output: html_notebook
---

${forMarkdown(finding)}

${say(message('publish.needsR'))}

${chunk(LOAD)}
${chunk(`head(tables[[${rLiteral(table)}]])`)}${drawing}`
}

function chunk(code: string): string {
  return `\`\`\`{r}\n${code}\n\`\`\`\n`
}

const LOAD = `package <- jsonlite::fromJSON("datapackage.json", simplifyVector = FALSE)
types <- c(integer = "numeric", number = "numeric", boolean = "character", string = "character")
load_table <- function(resource) {
  classes <- vapply(resource$schema$fields, function(field) types[[field$type]], "")
  read.csv(resource$path, colClasses = classes, na.strings = "", check.names = FALSE, encoding = "UTF-8")
}
tables <- lapply(package$resources, load_table)
names(tables) <- vapply(package$resources, function(resource) resource$name, "")
vapply(tables, nrow, 0L)`

function drawingOf(chart: Chart, { say }: NotebookRun): string {
  const axes = axesOf(chart, say)
  const colours = Object.entries(ROLE_COLOURS).map(([role, colour]) => `${role} = "${colour}"`)
  const log = `${axes.logX ? 'x' : ''}${axes.logY ? 'y' : ''}`
  return `colours <- c(${colours.join(', ')})
data <- tables[[${rLiteral(`chart-${chart.id}`.toLowerCase())}]]
labels <- list(title = ${rLiteral(say(chart.title))}, x = ${rLiteral(axes.x)}, y = ${rLiteral(axes.y)}, log = "${log}")
${BODIES[chart.type]}`
}

/** Names below the bars instead of numbers, where every bar has one. */
const NAMED = `named <- all(!is.na(data$label))
margin <- if (named) c(-0.5, 0.5) else 0
`
const NUMBERED = `named <- FALSE
margin <- 0
`
const SERIES = `series <- split(data, factor(data$series, unique(data$series)))
ends <- range(data$value, data$low, data$high, na.rm = TRUE)
plot(range(data$x) + margin, ends, type = "n", main = labels$title, xlab = labels$x, ylab = labels$y,
     log = labels$log, xaxt = if (named) "n" else "s")
if (named) axis(1, data$x, data$label)
shade <- function(points, at) {
  if (points$role[1] == "category") palette.colors(8)[[(at - 1) %% 8 + 1]] else colours[[points$role[1]]]
}
for (at in seq_along(series)) {
  points <- series[[at]][order(series[[at]]$x), ]
`

const LEGEND = `}
legend("topright", names(series), bty = "n", lty = 1,
       col = mapply(shade, series, seq_along(series)))`

/** How each type of chart is drawn from its rows. */
const BODIES: Readonly<Record<Chart['type'], string>> = {
  shares: `rows <- unique(data$row)
parts <- unique(data$part)
values <- sapply(rows, function(row) sapply(parts, function(part) {
  sum(data$value[data$row == row & data$part == part])
}))
values <- matrix(values, nrow = length(parts), dimnames = list(parts, rows))
shades <- colours[data$role[match(parts, data$part)]]
par(mar = c(6, 10, 3, 1), xpd = TRUE)
barplot(values[, rev(rows), drop = FALSE], horiz = TRUE, las = 1, col = shades, main = labels$title,
        legend.text = parts, args.legend = list(x = "bottom", inset = c(0, -0.2), horiz = TRUE, bty = "n"))`,
  lines: `${NUMBERED}${SERIES}  lines(points$x, points$value, col = shade(points, at))
  known <- !is.na(points$low)
  segments(points$x[known], points$low[known], points$x[known], points$high[known], col = shade(points, at))
${LEGEND}`,
  points: `${NUMBERED}${SERIES}  points(points$x, points$value, col = shade(points, at), pch = 20, cex = 0.5)
${LEGEND}`,
  bars: `${NAMED}${SERIES}  segments(points$x, max(0, ends[1]), points$x, points$value, col = shade(points, at), lwd = 4, lend = 1)
  known <- !is.na(points$low)
  segments(points$x[known], points$low[known], points$x[known], points$high[known])
${LEGEND}`,
  heat: `columns <- unique(data$column)
rows <- unique(data$row)
grid <- matrix(NA_real_, length(rows), length(columns), dimnames = list(rows, columns))
grid[cbind(match(data$row, rows), match(data$column, columns))] <- data$value
image(seq_along(columns), seq_along(rows), t(grid[rev(seq_along(rows)), , drop = FALSE]), axes = FALSE,
      main = labels$title, xlab = labels$x, ylab = labels$y)
axis(1, seq_along(columns), columns)
axis(2, seq_along(rows), rev(rows), las = 1)`,
  differences: `known <- data[!is.na(data$value), ]
places <- rev(seq_len(nrow(known)))
par(mar = c(5, 14, 3, 1))
plot(known$value, places, xlim = range(0, known$low, known$high), pch = 18, cex = 1.5, yaxt = "n",
     main = labels$title, xlab = labels$x, ylab = "")
segments(known$low, places, known$high, places)
abline(v = 0, col = "grey")
axis(2, places, known$row, las = 1)`,
}
