import { formOf } from './columns.rules.ts'

/** A row in an archive: each column as PostgreSQL writes it. */
export type ArchiveRow = Record<string, string | null>
export interface TableColumn {
  name: string
  /** As PostgreSQL names it. */
  type: string
}

/** What a number or a sealed text becomes on the other side. */
export interface Translation {
  /** Null for somebody whom the other side does not know. */
  person: (number: number) => number | null
  /** The folder of the site in storage, with its slash, and the beginning of the addresses of its files. */
  from: { folder: string; files: string }
  to: { folder: string; files: string }
  /** What is `fresh`, and sealed texts, by table and column. */
  special: (table: string, row: ArchiveRow, column: string) => string | null
}

/** What stands in an archive instead of the folder of the site, and of addresses of its files. */
export const IN_ARCHIVE = { folder: '', files: '/files/site/' }
export const atHome = (channelSeq: number) => ({
  folder: `channels/${channelSeq}/`,
  files: `/files/${channelSeq}/`,
})

/** A row as the other side says it. docs/rules.md R-1138. */
export function translateRow(
  { name: table, columns }: { name: string; columns: readonly TableColumn[] },
  row: ArchiveRow,
  translation: Translation,
): ArchiveRow {
  const made: ArchiveRow = {}
  for (const column of columns) {
    const value = row[column.name] ?? null
    const form = formOf(table, column)
    if (form === 'fresh' || form === 'video-key' || form === 'meeting-links')
      made[column.name] = translation.special(table, row, column.name)
    else made[column.name] = value === null ? null : translateValue(form, value, translation)
  }
  return made
}

function translateValue(form: string, value: string, { person, from, to }: Translation): string | null {
  const moved = value.replaceAll(from.files, () => to.files)
  switch (form) {
    case 'person':
      return textOf(person(Number(value)))
    case 'identity':
      return value.replace(/^\d+/, (number) => textOf(person(Number(number))) ?? '0')
    case 'path':
      if (!value.startsWith(from.folder)) throw new Error(`a file outside of its site: ${value}`)
      return to.folder + value.slice(from.folder.length)
    case 'json':
      return namesPeople.test(moved) ? JSON.stringify(translateJson(JSON.parse(moved), person)) : moved
    default:
      return moved
  }
}

const textOf = (number: number | null) => (number === null ? null : String(number))

const namesPeople = /userSeqs?"/i
const isPersonKey = (key: string) => /^(?:.*U|u)serSeqs?$/.test(key)

/** Numbers of people inside JSON stand under keys that say so; those whom the other side does not know are left out. */
function translateJson(value: unknown, person: Translation['person']): unknown {
  if (Array.isArray(value)) return value.map((one) => translateJson(one, person))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, inner]): [string, unknown][] => {
      if (!isPersonKey(key)) return [[key, translateJson(inner, person)]]
      if (Array.isArray(inner)) return [[key, inner.flatMap((one) => person(Number(one)) ?? [])]]
      if (typeof inner !== 'number') return [[key, inner]]
      const number = person(inner)
      return number === null ? [] : [[key, number]]
    }),
  )
}
