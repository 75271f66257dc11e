// Prints the imports between features as Mermaid.
import { importGraph } from './graph.mjs'

const idOf = (feature) => feature.replaceAll(/[^a-z]/g, '_')
const lines = (await importGraph()).arrows.map(
  ({ side, from, to }) =>
    `  ${side}_${idOf(from)}["${side}: ${from}"] --> ${side}_${idOf(to)}["${side}: ${to}"]`,
)
process.stdout.write(`flowchart LR\n${lines.join('\n')}\n`)
