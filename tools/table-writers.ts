// Reads from the code which feature inserts into, updates or deletes from each table, in calls and in SQL texts.
import { readdirSync, readFileSync } from 'node:fs'
import { featureKeyOf, snakeOf } from './features.ts'

export interface Source {
  /** `money/orders` */
  key: string
  text: string
}

const calls = /\b(?:insertInto|updateTable|deleteFrom|mergeInto)\(\s*'(\w+)'/g
const statements = /\b(?:insert\s+into|update(?:\s+only)?|delete\s+from|merge\s+into|truncate)\s+"?(\w+)/gi

const namesIn = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name)

/** The features that write each of these tables, both by name. */
export function tableWriters(sources: readonly Source[], tables: readonly string[]) {
  const writers = new Map<string, Set<string>>()
  for (const { key, text } of sources)
    for (const table of [...namesIn(text, calls).map(snakeOf), ...namesIn(text, statements)]) {
      if (!tables.includes(table)) continue
      writers.set(table, (writers.get(table) ?? new Set()).add(key))
    }
  return writers
}

/** One line for each table that several features write. */
export const sharedTables = (writers: ReadonlyMap<string, ReadonlySet<string>>) =>
  [...writers]
    .filter(([, features]) => features.size > 1)
    .map(([table, features]) => `${table}: ${[...features].toSorted().join(', ')}`)
    .toSorted()

/** Every source of a server feature, without its tests and the rows they need. */
export const serverSources = () =>
  readdirSync('server/src/features', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !/[.](?:test|fixture)[.]ts$/.test(file))
    .flatMap((file): Source[] => {
      const path = `server/src/features/${file}`
      const key = featureKeyOf(path)
      return key === null ? [] : [{ key, text: readFileSync(path, 'utf8') }]
    })

/** The tables of the database, by the names they have there. */
export const tableNames = () => {
  const generated = readFileSync('server/src/platform/db/tables.gen.ts', 'utf8')
  return [...new Set(namesIn(generated, /^ {2}(\w+): \{$/gm).map(snakeOf))]
}
