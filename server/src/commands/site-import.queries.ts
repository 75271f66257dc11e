import { escapeIdentifier } from 'pg'
import { checkAddress } from 'contract/values/addresses'
import {
  expressionOf,
  inArchive,
  rowFilters,
  siteTablesSql,
  type ArchivePerson,
  type SiteTable,
} from '../features/workflows/site-export/site-export.public.ts'
import { bindSite, type Db } from './dump.queries.ts'

export async function findArchiveTables(db: Db): Promise<SiteTable[]> {
  const { rows } = await db.query<SiteTable>(siteTablesSql)
  return inArchive(rows)
}

/** All that is written until the end is committed together. Keys and sums of money are checked as for every other row. */
export async function beginImport(db: Db) {
  await db.query(`
    begin;
    set local timezone = 'UTC'; set local datestyle = 'ISO'; set local intervalstyle = 'postgres';
    set local bytea_output = 'hex'; set local extra_float_digits = 1;
    create temp table staged (place bigint generated always as identity, name text not null, line json not null) on commit drop`)
  const { rows } = await db.query<{ seq: string }>(
    "select nextval(pg_get_serial_sequence('channels', 'channel_seq'))::text as seq",
  )
  return Number(rows[0]?.seq)
}
/** One import at a time: another process may be at it, and what a killed one left is removed by the next. */
export const waitForOthers = (db: Db) =>
  db.query("select pg_advisory_lock(hashtextextended('site-import', 0))")
export const commitImport = (db: Db) => db.query('commit')
export const abandonImport = (db: Db) => db.query('rollback').catch(() => {})

/**
 * An account for each person, in their order. It has no password: the reader of the mails of its address sets one. Where an
 * account here has the address already, the new one has no sign-in of its own. docs/rules.md R-1142.
 */
export async function insertPeople(db: Db, people: readonly ArchivePerson[], now: Date) {
  const { rows } = await db.query<{ seq: string; owns: boolean }>(
    `insert into users (email, name, phone, language, status, owns_email, withdrawn_at, sns_type_cd)
     select coalesce(person.email, ''), person.name, person.phone, person.language,
       case when person."isActive" then 'ACTIVE' else 'WITHDRAWN' end,
       person.email is not null and person."isActive"
         and row_number() over (partition by person.email order by person.place) = 1
         and not exists (select from users where users.email = person.email and users.status = 'ACTIVE' and users.owns_email),
       case when not person."isActive" then $2::timestamptz end, 'LIV'
     from json_to_recordset($1::json)
       as person (place int, email text, name text, phone text, language text, "isActive" boolean)
     order by person.place
     returning user_seq::text as seq, owns_email as owns`,
    [JSON.stringify(people.map((person, place) => ({ ...person, place }))), now],
  )
  const seqs = rows.map(({ seq }) => Number(seq)).toSorted((one, other) => one - other)
  return { seqs, withoutSignIn: rows.filter(({ owns }) => !owns).length }
}

export const stage = (db: Db, name: string, lines: readonly string[]) =>
  db.query(
    'insert into staged (name, line) select $1, line from json_array_elements($2::json) with ordinality as all_lines (line, at) order by at',
    [name, `[${lines.join(',')}]`],
  )
export const indexStaged = (db: Db) => db.query('create index on staged (name, place); analyze staged')

async function isAddressTaken(db: Db, address: string) {
  const { rowCount } = await db.query('select from channels where address = $1', [address])
  return rowCount !== 0
}

/** This address, or the first one like it that no site has. */
export async function findFreeAddress(db: Db, before: string) {
  const stem = checkAddress(before) === null ? before : 'site'
  for (let number = 1; ; number += 1) {
    const address =
      number === 1 && stem === before ? stem : `${stem.slice(0, 14).replace(/-$/, '')}-${number}`
    if (!(await isAddressTaken(db, address))) return address
  }
}

/** How many of these addresses belong to accounts that sign in here. */
export async function countAccounts(db: Db, emails: readonly string[]) {
  const { rows } = await db.query<{ count: number }>(
    "select count(*)::int as count from users where email = any ($1) and status = 'ACTIVE' and owns_email",
    [emails],
  )
  return rows[0]?.count ?? 0
}

const named = (columns: readonly { name: string }[]) =>
  columns.map(({ name }) => escapeIdentifier(name)).join(', ')

/** The lines of a table as rows. */
const staged = ({ name, columns }: SiteTable, alias = name) => {
  const values = columns.map((column) => {
    const value = `(line ->> '${column.name}')::${column.type}`
    return `${value} as ${escapeIdentifier(column.name)}`
  })
  return `(select ${values.join(', ')}, place as staged_place from staged where staged.name = '${name}') ${alias}`
}

/** What a column holds until every row is there: others count it meanwhile, or refuse by it. */
const meanwhile: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  board_posts: { accepted_seq: 'null' },
  coupons: { issued_count: '0', per_user_limit: '2147483647', total_limit: 'null' },
  courses: { learner_count: 'learner_count' },
}
/** Real sales are part of statements in which the installation has no share. docs/rules.md R-1141. */
const atImport: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  money_entries: {
    settlement_no: `case when not is_test and kind in ('CAPTURE', 'REFUND') then (
      select own.settlement_no from settlements own
       where own.channel_seq = bound_channel() and own.currency = money_entries.currency
         and own.month = date_trunc('month', money_entries.day)::date) end`,
  },
}

/**
 * Inserts the staged rows of a table in the order of the archive, which numbers that are drawn here follow; says how many. The site
 * itself is the only row that names its number.
 */
export async function insertStaged(db: Db, table: SiteTable, channelSeq: number) {
  const { name, columns } = table
  const values = columns.map(
    (column) =>
      meanwhile[name]?.[column.name] ?? atImport[name]?.[column.name] ?? expressionOf(name, column.name),
  )
  const { rowCount } = await db.query(
    `insert into ${name} (channel_seq, ${named(columns)}) overriding system value
     select ${BigInt(channelSeq)}, ${values.join(', ')} from ${staged(table)} where ${rowFilters[name] ?? 'true'}
     order by staged_place`,
  )
  return rowCount ?? 0
}

/** Gives the columns that others counted what the archive says. */
export async function settleCounted(db: Db, all: readonly SiteTable[]) {
  for (const table of all.filter(({ name }) => Object.hasOwn(meanwhile, name))) {
    const set = Object.keys(meanwhile[table.name] ?? {}).map((column) => `${column} = said.${column}`)
    const same = table.key.map((column) => `said.${column} = ${table.name}.${column}`)
    await db.query(
      `update ${table.name} set ${set.join(', ')} from ${staged(table, 'said')}
       where ${table.name}.channel_seq = bound_channel() and ${same.join(' and ')}`,
    )
  }
}

/** Opens a statement for each month of real sales in the archive. */
export const openStatements = (db: Db) =>
  db.query(`
    insert into settlements (month, currency, fee_rate, is_imported)
    select distinct date_trunc('month', (line ->> 'day')::date)::date, line ->> 'currency', 0, true
    from staged where name = 'money_entries' and line ->> 'is_test' = 'false' and line ->> 'kind' in ('CAPTURE', 'REFUND')`)

export const closeStatements = (db: Db, now: Date) =>
  db.query(
    `update settlements set state = 'CLOSED', closed_at = $1, fee_amount = 0, tax_amount = 0, collected_amount = 0,
       arrears_amount = 0, sales_amount = sums.sales, sales_count = sums.sale_count, refund_amount = sums.refunds,
       refund_count = sums.refund_count
     from (
       select settlement_no, coalesce(sum(amount) filter (where kind = 'CAPTURE'), 0) as sales,
         count(distinct payment_seq) filter (where kind = 'CAPTURE') as sale_count,
         -coalesce(sum(amount) filter (where kind = 'REFUND'), 0) as refunds, count(distinct refund_seq) as refund_count
       from money_entries where channel_seq = bound_channel() and settlement_no is not null group by settlement_no
     ) sums
     where settlements.channel_seq = bound_channel() and settlements.settlement_no = sums.settlement_no`,
    [now],
  )

/** The list by which a person sees their sites. */
export const listMembers = (db: Db) =>
  db.query(`
    insert into account_sites (user_seq, channel_seq, role, joined_at)
    select user_seq, channel_seq, role, joined_at from members
     where channel_seq = bound_channel() and status <> 'LEFT'`)

/** Rows of every other site too are counted from beyond the numbers that came with this one. */
export async function moveSequences(db: Db, all: readonly SiteTable[]) {
  for (const { name, columns } of all) {
    const [column] = columns.filter(({ isIdentity }) => isIdentity)
    if (!column) continue
    const sequence = `pg_get_serial_sequence('${name}', '${column.name}')`
    await db.query(
      `select setval(${sequence}, brought.most + ${SPARE}) from (
         select max(${escapeIdentifier(column.name)}) as most from ${name} where channel_seq = bound_channel()) brought
       where brought.most > coalesce(pg_sequence_last_value(${sequence}::regclass), 0)`,
    )
  }
}
/** Others draw numbers at this moment. */
const SPARE = 1000

export const bind = (db: Db, channelSeq: number) => bindSite(db, String(channelSeq))

/** Checks now what is checked when a transaction ends, so that its files are not written for nothing. */
export const checkAll = (db: Db) => db.query('set constraints all immediate')

export async function siteExists(db: Db, channelSeq: number) {
  const { rowCount } = await db.query('select from channels where channel_seq = $1', [channelSeq])
  return rowCount !== 0
}
