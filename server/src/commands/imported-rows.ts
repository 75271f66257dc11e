import type { ChannelSeq } from 'contract/values/ids'
import {
  ArchiveLine,
  atHome,
  formOf,
  htmlColumns,
  type ArchiveRow,
  type SiteTable,
} from '../features/workflows/site-export/site-export.public.ts'
import { ArchiveRefused } from '../platform/archives/site-archives.ts'
import { cleanRichText } from '../platform/clean-html.ts'
import { isFolder } from './site-archive.ts'

/** Numbers of rows count on from those that came; a larger one would leave too few for the other sites. */
const LARGEST_NUMBER = 1_000_000_000_000

/** @throws ArchiveRefused unless a line has the columns of its table and no others, each a text or nothing. */
export function requireRow({ name, columns }: SiteTable, line: unknown): ArchiveRow {
  const read = ArchiveLine.safeParse(line)
  const isWhole =
    read.success &&
    Object.keys(read.data).length === columns.length &&
    columns.every((column) => Object.hasOwn(read.data, column.name))
  if (!isWhole)
    throw new ArchiveRefused('WRONG_ROWS', `The archive holds a row of ${name} with other columns.`)
  for (const column of columns) requireValue(name, column, read.data[column.name] ?? null)
  return read.data
}

const runs = /^[\s\p{Cc}]*(?:javascript|vbscript|data):/iu
const runsInside = /"[a-z_]*(?:url|link|path)"\s*:\s*"[\s\\]*(?:javascript|vbscript|data):/i

function requireValue(table: string, column: SiteTable['columns'][number], value: string | null) {
  if (value === null) return
  const where = `${table}.${column.name}`
  if (column.isIdentity && !(Number(value) > 0 && Number(value) <= LARGEST_NUMBER))
    throw new ArchiveRefused('WRONG_ROWS', `The archive holds a number in ${where} that no site has.`)
  const form = formOf(table, column)
  if (form === 'path' && !isFolder(value.split('/').slice(0, 2).join('/')))
    throw new ArchiveRefused('FOREIGN_FILE', `The archive names a file outside of its site in ${where}.`)
  if (
    (/(?:url|link|path)$/.test(column.name) && runs.test(value)) ||
    (form === 'json' && runsInside.test(value))
  )
    throw new ArchiveRefused('UNSAFE', `The archive holds an address in ${where} that would run code.`)
}

/** Texts with markup are cleaned as when somebody writes them. docs/rules.md R-1144. */
export function cleanRow({ name, columns }: SiteTable, row: ArchiveRow, channelSeq: ChannelSeq): ArchiveRow {
  const cleaned = { ...row }
  for (const column of columns) {
    const html = row[column.name]
    if (html && htmlColumns.has(`${name}.${column.name}`))
      cleaned[column.name] = cleanHtml(html, { channelSeq, hasMentions: name.startsWith('board_') })
  }
  return cleaned
}

/** Pictures that were stored have a size, which nobody may write. */
const sizes = /(<img src="\/files\/\d+\/\d+\/\d+[.]webp") width="\d{1,5}" height="\d{1,5}"/g

interface Home {
  channelSeq: ChannelSeq
  /** Whether people are mentioned in texts of this table. */
  hasMentions: boolean
}
function cleanHtml(html: string, { channelSeq, hasMentions }: Home) {
  const form = new RegExp(`^${atHome(channelSeq).files}[1-9]\\d{0,14}/\\d{1,4}[.]webp$`)
  const cleaned = cleanRichText(html, form, { hasMentions })
  return cleaned === html.replaceAll(sizes, '$1') ? html : cleaned
}

/** What the rows of a table refer to once all are there: such tables refer to each other. */
const afterwards: Readonly<Record<string, readonly string[]>> = { board_posts: ['board_comments'] }

/** Tables in an order in which each comes after those that its rows refer to. */
export function inOrder(tables: readonly SiteTable[]): SiteTable[] {
  const site = tables.filter(({ name }) => name === 'channels')
  const ordered: SiteTable[] = []
  const placed = new Set(['users', 'channels'])
  const known = new Set(tables.map(({ name }) => name))
  let waiting = tables.filter(({ name }) => name !== 'channels')
  while (waiting.length > 0) {
    const ready = waiting.filter(({ name, parents }) =>
      parents.every((one) => placed.has(one) || !known.has(one) || afterwards[name]?.includes(one)),
    )
    if (ready.length === 0)
      throw new Error(`tables refer to each other: ${waiting.map(({ name }) => name).join()}`)
    for (const table of ready) placed.add(table.name)
    ordered.push(...ready)
    waiting = waiting.filter(({ name }) => !placed.has(name))
  }
  return [...site, ...ordered]
}
