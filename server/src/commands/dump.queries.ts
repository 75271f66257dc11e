import { escapeIdentifier, type Client } from 'pg'

export type Db = Client

/** A table in a backup, with every column that is not computed. */
export interface StoredTable {
  /** Qualified with its schema, ready for a statement. */
  name: string
  columns: { name: string; type: string }[]
  /** Row security limits its rows to one site at a time. */
  isOfSites: boolean
}
export interface StoredSequence {
  name: string
  value: string
  isCalled: boolean
}

const ROWS_AT_ONCE = 500

/**
 * The tables of the product and the queue, without the record of migrations, because a restore migrates by itself, and without
 * unlogged tables, which would not survive a crash either.
 */
export async function findTables(db: Db): Promise<StoredTable[]> {
  const { rows } = await db.query<StoredTable>(`
    select format('%I.%I', n.nspname, c.relname) as name,
      exists (select from pg_policy p where p.polrelid = c.oid and p.polname = 'only_bound_channel') as "isOfSites",
      (select json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod))
         order by a.attnum)
       from pg_attribute a
       where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and c.relpersistence = 'p'
      and ((n.nspname = 'public' and c.relname !~ '^kysely_')
        or (n.nspname = 'graphile_worker' and c.relname ~ '^_private_'))
    order by 1`)
  return rows
}

export async function findSequences(db: Db): Promise<StoredSequence[]> {
  const { rows } = await db.query<StoredSequence>(`
    select format('%I.%I', schemaname, sequencename) as name,
      coalesce(last_value, start_value)::text as value, last_value is not null as "isCalled"
    from pg_sequences where schemaname in ('public', 'graphile_worker') order by 1`)
  return rows
}

export async function isMigrated(db: Db): Promise<boolean> {
  const { rows } = await db.query<{ done: boolean }>(
    "select to_regclass('public.kysely_migration') is not null as done",
  )
  return rows[0]?.done === true
}

export async function findMigrations(db: Db): Promise<string[]> {
  const { rows } = await db.query<{ name: string }>('select name from public.kysely_migration order by name')
  return rows.map(({ name }) => name)
}

export async function findSites(db: Db): Promise<string[]> {
  const { rows } = await db.query<{ seq: string }>(
    'select channel_seq::text as seq from channels order by channel_seq',
  )
  return rows.map(({ seq }) => seq)
}

/** Reads everything as of one moment. Values have the text form that PostgreSQL reads back. */
export const beginSnapshot = (db: Db) =>
  db.query(`
    begin isolation level repeatable read, read only;
    set local timezone = 'UTC'; set local datestyle = 'ISO'; set local intervalstyle = 'postgres';
    set local bytea_output = 'hex'; set local extra_float_digits = 1`)
export const endSnapshot = (db: Db) => db.query('rollback')

/** The rows of a table, or of one site in it, each a JSON list of texts in the order of the columns. */
export async function* readRows(
  db: Client,
  table: StoredTable,
  site: string | null,
): AsyncGenerator<string[]> {
  await bindSite(db, site)
  const values = table.columns.map(({ name }) => `${escapeIdentifier(name)}::text`).join(', ')
  // Row security would suffice, but a superuser bypasses it.
  const where = site === null ? '' : `where channel_seq = ${BigInt(site)}`
  await db.query(`declare stored no scroll cursor for
    select array_to_json(array[${values}]::text[])::text as line from ${table.name} ${where}`)
  for (;;) {
    const { rows } = await db.query<{ line: string }>(`fetch ${ROWS_AT_ONCE} from stored`)
    if (rows.length === 0) break
    yield rows.map(({ line }) => line)
  }
  await db.query('close stored')
}

/** Row security applies to the owner of the tables too, so every site is read separately. */
export const bindSite = (db: Db, site: string | null) =>
  db.query("select set_config('app.channel_seq', $1, true)", [site ?? ''])
