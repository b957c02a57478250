import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { unzipSync } from 'fflate'
import { beforeAll, expect, it } from 'vitest'
import type { ExperimentKind } from '../../../../../src/engine/experiments/contract/experiment'
import type { Chart } from '../../../../../src/engine/experiments/report/report'
import { bundle } from '../../../../../src/engine/publish/bundle'
import { finish } from '../../../../../src/engine/solver/through'
import { inEnglish } from '../../../../../src/locales/english'
import { perform } from '../../../../support/perform'
import { SMALL_SPECS } from '../../../../support/smallSpecs'
import { temporaryFolder } from '../../../../support/temporaryFolder'

/** A kind whose report has a chart of each type. */
const DRAWN: Readonly<Record<Chart['type'], ExperimentKind>> = {
  shares: 'matchSeries',
  lines: 'matchSeries',
  bars: 'matchSeries',
  heat: 'scenarioMatrix',
  points: 'sweep',
}

const folder = temporaryFolder()
const types = Object.keys(DRAWN) as Chart['type'][]
const has = (program: string, ...args: readonly string[]): boolean =>
  spawnSync(program, args, { stdio: 'ignore' }).status === 0
/** The first Python that has the libraries; Debian installs them for its own. */
const python = ['python3', '/usr/bin/python3'].find((program) =>
  has(program, '-c', 'import pandas, matplotlib'),
)
const r = has('Rscript', '-e', 'library(jsonlite)')

/** Unpacks a bundle of each type, its main chart being of that type. */
beforeAll(async () => {
  for (const type of types) {
    const kind = DRAWN[type]
    const { spec, report } = await perform({ kind, spec: SMALL_SPECS[kind] })
    const main = report.charts.find((chart) => chart.type === type)
    if (!main) throw new Error(`${kind} has no chart of type ${type}`)
    const charts = [main, ...report.charts.filter((chart) => chart !== main)]
    const run = { kind, spec, report: { ...report, charts }, title: type, version: '1', commit: null }
    const chunks = finish(bundle({ ...run, ended: '2026-01-02T03:04:05Z', more: [] }, inEnglish))
    for (const [path, content] of Object.entries(unzipSync(new Uint8Array(Buffer.concat(chunks))))) {
      mkdirSync(dirname(join(folder, type, path)), { recursive: true })
      writeFileSync(join(folder, type, path), content)
    }
  }
})

it.skipIf(!python)('the notebook for Python runs, whatever the chart (needs pandas and matplotlib)', () => {
  const driver = `
import json, os, sys
import matplotlib
matplotlib.use("Agg")
for name in sys.argv[1:]:
    os.chdir(os.path.join(${JSON.stringify(folder)}, name))
    scope = {}
    for cell in json.load(open("notebook.ipynb", encoding="utf-8"))["cells"]:
        if cell["cell_type"] == "code":
            exec("".join(cell["source"]), scope)
    assert sum(len(table) for table in scope["tables"].values()) > 0
    assert len(scope["axes"].get_children()) > 10
`
  const ran = spawnSync(python!, ['-c', driver, ...types], { encoding: 'utf8' })
  expect(ran.stderr).not.toContain('Traceback')
  expect(ran.status).toBe(0)
  for (const type of types) expect(readFileSync(join(folder, type, 'redrawn.pdf'), 'latin1')).toMatch(/^%PDF/)
})

it.skipIf(!r)('the notebook for R runs, whatever the chart (needs R and jsonlite)', () => {
  const driver = `
for (name in commandArgs(TRUE)) {
  setwd(file.path(${JSON.stringify(folder)}, name))
  lines <- readLines("notebook.Rmd", encoding = "UTF-8")
  marks <- grep("^\`\`\`", lines)
  code <- unlist(Map(function(from, to) lines[(from + 1):(to - 1)], marks[c(TRUE, FALSE)], marks[c(FALSE, TRUE)]))
  pdf("redrawn-r.pdf")
  eval(parse(text = code), new.env())
  invisible(dev.off())
}
`
  writeFileSync(join(folder, 'driver.R'), driver)
  const ran = spawnSync('Rscript', [join(folder, 'driver.R'), ...types], { encoding: 'utf8' })
  expect(ran.stderr).not.toMatch(/Error/)
  expect(ran.status).toBe(0)
  for (const type of types)
    expect(readFileSync(join(folder, type, 'redrawn-r.pdf'), 'latin1')).toMatch(/^%PDF/)
})
