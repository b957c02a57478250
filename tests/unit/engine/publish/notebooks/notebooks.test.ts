import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { unzipSync } from 'fflate'
import { beforeAll, expect, it } from 'vitest'
import { compareSamples } from '../../../../../src/engine/comparisons/compare'
import { comparisonReport } from '../../../../../src/engine/comparisons/report'
import { samplesOf } from '../../../../../src/engine/comparisons/sample'
import type { ExperimentKind } from '../../../../../src/engine/experiments/contract/experiment'
import type { Chart } from '../../../../../src/engine/experiments/report/report'
import { bundle } from '../../../../../src/engine/publish/bundle'
import type { Publication } from '../../../../../src/engine/publish/publication'
import { finish } from '../../../../../src/engine/through'
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
  differences: 'variantComparison',
}

const folder = temporaryFolder()
const types = Object.keys(DRAWN) as Chart['type'][]
const kinds = Object.keys(SMALL_SPECS) as ExperimentKind[]
/** The folders of all bundles: one by type of chart, and one by kind. */
const names = [...types, ...kinds]
const has = (program: string, ...args: readonly string[]): boolean =>
  spawnSync(program, args, { stdio: 'ignore' }).status === 0
/** The first Python that has the libraries; Debian installs them for its own. */
const python = ['python3', '/usr/bin/python3'].find((program) =>
  has(program, '-c', 'import pandas, matplotlib'),
)
const r = has('Rscript', '-e', 'library(jsonlite)')

/** Unpacks a bundle of every kind, and one for each type of chart with that chart as the main one. */
beforeAll(async () => {
  for (const kind of kinds) {
    const { spec, parts, report } = await perform({ kind, spec: SMALL_SPECS[kind] })
    unpack(kind, { kind, spec, report })
    for (const type of types.filter((each) => DRAWN[each] === kind)) {
      const charted = type === 'differences' ? comparedIn(spec, parts) : report.charts
      const main = charted.find((chart) => chart.type === type)
      if (!main) throw new Error(`${kind} has no chart of type ${type}`)
      const charts = [main, ...report.charts.filter((chart) => chart !== main)]
      unpack(type, { kind, spec, report: { ...report, charts } })
    }
  }
}, 120_000)

/** The charts of the comparison of a run’s variants. */
function comparedIn(spec: unknown, parts: unknown): readonly Chart[] {
  const samples = samplesOf('variantComparison', spec as never, parts as never)
  return comparisonReport(compareSamples(samples)).charts
}

function unpack(name: string, run: Pick<Publication, 'kind' | 'spec' | 'report'>): void {
  const about = { title: name, version: '1', commit: null, ended: '2026-01-02T03:04:05Z', more: [] }
  const chunks = finish(bundle({ ...run, ...about }, inEnglish))
  for (const [path, content] of Object.entries(unzipSync(new Uint8Array(Buffer.concat(chunks))))) {
    mkdirSync(dirname(join(folder, name, path)), { recursive: true })
    writeFileSync(join(folder, name, path), content)
  }
}

/** Bundles of reports without a chart have none to redraw. */
const isDrawn = (name: string): boolean =>
  readdirSync(join(folder, name, 'data')).some((file) => file.startsWith('chart-'))

it.skipIf(!python)(
  'the notebook for Python runs, whatever the kind and the chart (needs pandas and matplotlib)',
  () => {
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
    for resource in scope["package"]["resources"]:
        fields = [field["name"] for field in resource["schema"]["fields"]]
        assert list(scope["tables"][resource["name"]].columns) == fields, resource["name"]
    assert "axes" not in scope or len(scope["axes"].get_children()) > 10
`
    const ran = spawnSync(python!, ['-c', driver, ...names], { encoding: 'utf8' })
    expect(ran.stderr).not.toContain('Traceback')
    expect(ran.status).toBe(0)
    for (const name of names.filter(isDrawn))
      expect(readFileSync(join(folder, name, 'redrawn.pdf'), 'latin1')).toMatch(/^%PDF/)
  },
  180_000,
)

it.skipIf(!r)(
  'the notebook for R runs, whatever the kind and the chart (needs R and jsonlite)',
  () => {
    const driver = `
for (name in commandArgs(TRUE)) {
  setwd(file.path(${JSON.stringify(folder)}, name))
  lines <- readLines("notebook.Rmd", encoding = "UTF-8")
  marks <- grep("^\`\`\`", lines)
  code <- unlist(Map(function(from, to) lines[(from + 1):(to - 1)], marks[c(TRUE, FALSE)], marks[c(FALSE, TRUE)]))
  pdf("redrawn-r.pdf")
  dev.control("enable")
  eval(parse(text = code), new.env())
  drawn <- length(recordPlot()[[1]]) > 0
  invisible(dev.off())
  if (!drawn && any(startsWith(list.files("data"), "chart-"))) stop(name, ": nothing was drawn")
}
`
    writeFileSync(join(folder, 'driver.R'), driver)
    const ran = spawnSync('Rscript', [join(folder, 'driver.R'), ...names], { encoding: 'utf8' })
    expect(ran.stderr).not.toMatch(/Error/)
    expect(ran.status).toBe(0)
    for (const name of names.filter(isDrawn))
      expect(readFileSync(join(folder, name, 'redrawn-r.pdf'), 'latin1')).toMatch(/^%PDF/)
  },
  180_000,
)
