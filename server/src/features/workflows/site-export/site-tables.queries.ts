import { sql } from 'kysely'
import type { ChannelDb, ChannelTx } from '../../../platform/db/channel-db.ts'
import { tables } from '../../../platform/db/tables.ts'
import { expressions, rowFilters } from './columns.rules.ts'
import { leftOutTables } from './left-out.rules.ts'
import type { TableColumn } from './row-form.rules.ts'

/** A table of sites, without the column that says which. */
export interface SiteTable {
  name: string
  columns: (TableColumn & { isIdentity: boolean })[]
  /** The columns that name a row within its site. */
  key: string[]
  /** The tables that its rows refer to, itself left out. */
  parents: string[]
}

const ROWS_AT_ONCE = 500

/** Every table that belongs to sites, as the database knows it; with `extra`, those of the platform that hold rows of sites. */
export const siteTablesSql = `
  select c.relname::text as name,
    (select json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod),
        'isIdentity', a.attidentity <> '') order by a.attnum)
      from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
        and a.attgenerated = '' and a.attname <> 'channel_seq') as columns,
    coalesce((select json_agg(a.attname order by array_position(i.indkey::int2[], a.attnum))
      from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any (i.indkey)
      where i.indrelid = c.oid and i.indisprimary and a.attname <> 'channel_seq'), '[]') as key,
    coalesce((select json_agg(distinct r.relname) from pg_constraint k join pg_class r on r.oid = k.confrelid
      where k.conrelid = c.oid and k.contype = 'f' and k.confrelid <> c.oid), '[]') as parents
  from pg_class c
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
    and (c.relrowsecurity or c.relname in ('channels', 'user_agreements'))
  order by c.relname`

/** The tables of an archive: those of sites that are not left out, the site itself, and to what its people agreed. */
export const inArchive = (all: readonly SiteTable[]) =>
  all.filter(({ name }) => !Object.hasOwn(leftOutTables, name)).map(withoutOwnNumber)

/** Rows of the platform's tables are counted through all sites, so their numbers are made anew. */
function withoutOwnNumber(table: SiteTable): SiteTable {
  if (table.name !== 'user_agreements') return table
  return { ...table, columns: table.columns.filter(({ isIdentity }) => !isIdentity) }
}

export async function findArchiveTables(db: ChannelDb): Promise<SiteTable[]> {
  const { rows } = await sql.raw<SiteTable>(siteTablesSql).execute(tables(db))
  return inArchive(rows)
}

export async function findMigration(db: ChannelDb): Promise<string> {
  const { rows } = await sql<{ name: string }>`select max(name) as name from kysely_migration`.execute(
    tables(db),
  )
  return rows[0]?.name ?? ''
}

export async function findSite(db: ChannelDb) {
  const { rows } = await sql<{ name: string; address: string }>`
    select name, address from channels where channel_seq = bound_channel()`.execute(tables(db))
  return { name: rows[0]?.name ?? '', address: rows[0]?.address ?? '' }
}

/** What an archive says of a column. */
export const expressionOf = (table: string, column: string) => expressions[table]?.[column] ?? `"${column}"`

/** Row security would suffice; where it does not apply, the site stands in the condition. */
const fromSite = (table: string) =>
  `from ${table} where ${table}.channel_seq = bound_channel() and ${rowFilters[table] ?? 'true'}`

const orderOf = ({ key, columns }: SiteTable) =>
  key
    .map((name) => {
      const isText = columns.find((column) => column.name === name)?.type.startsWith('text') ?? false
      return `"${name}"${isText ? ' collate "C"' : ''}`
    })
    .join(', ')

/** Reads what a statement finds in batches. A statement may be long: nothing of it is in memory as a whole. */
export type Fetch = <Value>(query: string) => AsyncGenerator<Value[]>

/** The rows of a table, each a list of texts in the order of its columns, as `value`. */
export function tableQuery(table: SiteTable) {
  const values = table.columns.map(({ name }) => `(${expressionOf(table.name, name)})::text`).join(', ')
  const order = orderOf(table)
  return `select array_to_json(array[${values}]::text[]) as value ${fromSite(table.name)}${order && ` order by ${order}`}`
}

export interface PersonRow {
  number: number
  name: string
  email: string | null
  phone: string | null
  language: string
  /** Whether somebody signs in as this person. */
  isActive: boolean
}
/** Everybody whom rows of the site name, by their numbers, with what the site may know of them. docs/rules.md R-1136. */
export function peopleQuery(all: readonly SiteTable[]) {
  const named = all.flatMap((table) =>
    table.columns
      .filter(({ name }) => name.endsWith('user_seq'))
      .map(({ name }) => `select "${name}" ${fromSite(table.name)}`),
  )
  return `select json_build_object('number', users.user_seq, 'name', users.name, 'language', users.language,
        'isActive', here.is_here, 'email', case when here.is_here then nullif(users.email, '') end,
        'phone', case when here.is_here then users.phone end) as value
     from users
       left join members on members.channel_seq = bound_channel() and members.user_seq = users.user_seq,
       lateral (select users.status = 'ACTIVE' and coalesce(members.status, 'LEFT') <> 'LEFT' as is_here) here
     where users.user_seq in (${named.join(' union ')}) order by users.user_seq`
}

/** With `run`, which returns the rows of one statement. */
type Run = <Row extends Record<string, unknown>>(text: string) => Promise<readonly Row[]>
export const fetchedBy = (run: Run): Fetch =>
  async function* fetched<Value>(query: string) {
    await run(`declare stored no scroll cursor for ${query}`)
    for (;;) {
      const rows = await run<{ value: Value }>(`fetch ${ROWS_AT_ONCE} from stored`)
      if (rows.length === 0) break
      yield rows.map(({ value }) => value)
    }
    await run('close stored')
  }
export const fetchedIn = (tx: ChannelTx) =>
  fetchedBy(
    async <Row extends Record<string, unknown>>(text: string) =>
      (await sql.raw<Row>(text).execute(tables(tx))).rows,
  )
