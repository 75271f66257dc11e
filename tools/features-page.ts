import { readFileSync } from 'node:fs'
import { order } from './districts.mjs'
import { snakeOf, type FeatureRow } from './features.ts'

const head = `# Features

Printed from the code by \`npm run draw\`; a test holds it against the code. One row a feature, in the order of the districts: a feature imports
from its own district and from those above it. A table belongs to the feature that inserts into it. The number of endpoints leads to
[access.md](access.md), which lists each with who may call it. Jobs are tasks of the queue and timers.
`

const tableNames = () =>
  [...readFileSync('server/src/platform/db/tables.gen.ts', 'utf8').matchAll(/^ {2}(\w+): \{$/gm)]
    .map(([, name = '']) => snakeOf(name))
    .toSorted()
const quoted = (names: readonly string[]) => names.map((name) => `\`${name}\``).join(', ')

function lineOf({ name, district, hasServer, purpose, tables, endpoints, ...work }: FeatureRow) {
  const side = hasServer ? 'server' : 'web'
  const cells = [
    `[${name}](../${side}/src/features/${district}/${name})`,
    purpose,
    quoted(tables),
    endpoints.length === 0 ? '' : `[${endpoints.length}](access.md)`,
    quoted(work.emits),
    quoted(work.hears),
    quoted(work.jobs),
  ]
  return `| ${cells.join(' | ')} |`
}

export function featuresPage(rows: readonly FeatureRow[]) {
  const owned = new Set(rows.flatMap(({ tables }) => tables))
  const others = tableNames().filter((table) => !owned.has(table))
  const titles = '| feature | purpose | tables | endpoints | events out | events in | jobs |'
  const districts = order.map((district) => {
    const lines = rows.filter((row) => row.district === district).map(lineOf)
    return `## ${district}\n\n${titles}\n| - | - | - | - | - | - | - |\n${lines.join('\n')}\n`
  })
  return `${head}\n${districts.join('\n')}\nThe platform, the database or plain SQL writes the other tables: ${quoted(others)}.\n`
}
