import type { Figures, Outcome } from './contest.ts'

const ms = (value: number) => value.toFixed(value < 10 ? 2 : 1)
const cpu = ({ cpuMs }: Figures) => (cpuMs === null ? '–' : ms(cpuMs))

/** Product and baseline side by side. At a ratio of 1 both are equal; CPU is of the process without its database. */
export function tableOfOutcomes(outcomes: readonly Outcome[]) {
  const head = [
    '',
    'per second',
    'baseline',
    'ratio',
    'p50 ms',
    'baseline',
    'p99 ms',
    'baseline',
    'CPU ms',
    'baseline',
  ]
  const rows = outcomes.map(({ name, product, baseline }) => [
    name,
    product.perSecond.toFixed(0),
    baseline.perSecond.toFixed(0),
    (product.perSecond / baseline.perSecond).toFixed(2),
    ms(product.p50),
    ms(baseline.p50),
    ms(product.p99),
    ms(baseline.p99),
    cpu(product),
    cpu(baseline),
  ])
  return table([head, ...rows])
}

/** A Markdown table, so that the documentation can include a run. */
export function table(rows: readonly (readonly string[])[]) {
  const widths = (rows[0] ?? []).map((_, at) => Math.max(3, ...rows.map((row) => row[at]?.length ?? 0)))
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0))).join(' | ')} |`
  const rule = widths.map((width, at) => (at === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`))
  const [head = [], ...body] = rows
  return [line(head), line(rule), ...body.map(line)].join('\n')
}
