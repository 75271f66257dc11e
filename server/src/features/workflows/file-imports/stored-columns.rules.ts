import {
  importColumns,
  type ColumnPositions,
  type ImportColumn,
} from 'contract/workflows/file-imports/file-imports.rules'

const names: readonly ImportColumn[] = Object.values(importColumns).flat()
/** The places of columns as they are stored; what this version does not know is left out. */
export function storedColumns(stored: unknown): ColumnPositions {
  const places: ColumnPositions = {}
  for (const { key, at } of columnsIn(stored)) places[key] = at
  return places
}

/** The same as a list. */
export function columnsIn(stored: unknown) {
  const entries: [string, unknown][] = Object.entries(Object(stored))
  return entries.flatMap(([name, at]) => {
    const key = names.find((one) => one === name)
    return key && typeof at === 'number' ? [{ key, at }] : []
  })
}
