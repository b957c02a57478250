import { message } from '../../../locales/message'
import { forMarkdown, pythonLiteral } from '../../escape'
import type { Chart } from '../../experiments/report/report'
import { ROLE_COLOURS, axesOf, type NotebookRun } from './notebook'

/** A Jupyter notebook that loads the package with pandas and draws the main chart again. */
export function pythonNotebook(run: NotebookRun): string {
  const { title, finding, table, chart, say } = run
  const cells = [
    markdown(`# ${forMarkdown(title)}\n\n${forMarkdown(finding)}\n\n${say(message('publish.needsPython'))}`),
    code(LOAD),
    code(`tables[${pythonLiteral(table)}]`),
    ...(chart ? [markdown(`## ${forMarkdown(say(chart.title))}`), code(drawingOf(chart, run))] : []),
  ]
  const notebook = {
    cells: cells.map((cell, at) => ({ id: `cell-${at + 1}`, ...cell })),
    metadata: { kernelspec: { display_name: 'Python 3', language: 'python', name: 'python3' } },
    nbformat: 4,
    nbformat_minor: 5,
  }
  return `${JSON.stringify(notebook, null, 1)}\n`
}

function markdown(source: string): object {
  return { cell_type: 'markdown', metadata: {}, source: lines(source) }
}

function code(source: string): object {
  return { cell_type: 'code', execution_count: null, metadata: {}, outputs: [], source: lines(source) }
}

/** Lines with their ends, as notebooks keep them. */
function lines(source: string): readonly string[] {
  const all = source.split('\n')
  return all.map((line, at) => (at < all.length - 1 ? `${line}\n` : line))
}

const LOAD = `import json
import pandas as pd

TYPES = {"integer": "Int64", "number": "float64", "boolean": "boolean", "string": "string"}

def load(resource):
    types = {field["name"]: TYPES[field["type"]] for field in resource["schema"]["fields"]}
    return pd.read_csv(resource["path"], dtype=types, keep_default_na=False, na_values=[""])

with open("datapackage.json", encoding="utf-8") as file:
    package = json.load(file)
tables = {resource["name"]: load(resource) for resource in package["resources"]}
{name: table.shape for name, table in tables.items()}`

function drawingOf(chart: Chart, { say }: NotebookRun): string {
  const axes = axesOf(chart, say)
  const labels = `axes.set_title(${pythonLiteral(say(chart.title))})
axes.set_xlabel(${pythonLiteral(axes.x)})
axes.set_ylabel(${pythonLiteral(axes.y)})
figure.tight_layout()
figure.savefig("redrawn.pdf")
figure`
  return `import matplotlib.pyplot as plt

plt.rcParams["text.parse_math"] = False  # A dollar sign in a name is not mathematics.
COLOURS = ${JSON.stringify(ROLE_COLOURS)}
data = tables[${pythonLiteral(`chart-${chart.id}`.toLowerCase())}]
figure, axes = plt.subplots(figsize=(7, 4))
${BODIES[chart.type]}${axes.logX ? 'axes.set_xscale("log")\n' : ''}${axes.logY ? 'axes.set_yscale("log")\n' : ''}${labels}`
}

const SERIES = `for at, (name, points) in enumerate(data.groupby("series", sort=False)):
    points = points.sort_values("x")
    x, y = points["x"].astype(float), points["value"].astype(float)
    low, high = points["low"].astype(float), points["high"].astype(float)
    role = points["role"].iloc[0]
    colour = f"C{at}" if role == "category" else COLOURS[role]
`

/** How each type of chart is drawn from its rows. */
const BODIES: Readonly<Record<Chart['type'], string>> = {
  shares: `rows = list(dict.fromkeys(data["row"]))
left = {row: 0.0 for row in rows}
for part in dict.fromkeys(data["part"]):
    mine = data[data["part"] == part]
    axes.barh(mine["row"].tolist(), mine["value"].astype(float), left=[left[row] for row in mine["row"]],
              color=COLOURS[mine["role"].iloc[0]], label=part)
    for row, value in zip(mine["row"], mine["value"]):
        left[row] += float(value)
axes.invert_yaxis()
axes.legend(loc="upper center", bbox_to_anchor=(0.5, -0.08), ncol=4, frameon=False)
`,
  lines: `${SERIES}    axes.plot(x, y, color=colour, label=name)
    if low.notna().any():
        axes.fill_between(x, low, high, color=colour, alpha=0.2, linewidth=0)
axes.legend()
`,
  points: `${SERIES}    axes.scatter(x, y, s=4, color=colour, label=name)
axes.legend()
`,
  bars: `${SERIES}    width = float(x.diff().abs().min()) if len(x) > 1 else 1.0
    axes.bar(x, y, width=0.9 * width, color=colour, label=name)
    if low.notna().any():
        axes.errorbar(x, y, yerr=[y - low, high - y], fmt="none", ecolor="black", capsize=2)
if data["label"].notna().all():
    axes.set_xticks(data["x"].astype(float), data["label"])
axes.legend()
`,
  heat: `grid = data.pivot_table(index="row", columns="column", values="value", sort=False, dropna=False)
image = axes.imshow(grid.to_numpy(dtype=float), cmap="viridis", aspect="auto")
axes.set_xticks(range(len(grid.columns)), grid.columns)
axes.set_yticks(range(len(grid.index)), grid.index)
figure.colorbar(image)
`,
  differences: `known = data[data["value"].notna()].iloc[::-1]
value, low, high = (known[end].astype(float) for end in ("value", "low", "high"))
axes.errorbar(value, known["row"].tolist(), xerr=[value - low, high - value], fmt="D", color="black", capsize=3)
axes.axvline(0, color="grey", linewidth=1)
`,
}
