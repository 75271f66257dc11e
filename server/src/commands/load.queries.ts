import { escapeIdentifier } from 'pg'
import { bindSite, type Db, type StoredSequence, type StoredTable } from './dump.queries.ts'

/** True when there is no account and no site; also before the first migration. */
export async function isEmpty(db: Db): Promise<boolean> {
  const { rows: tables } = await db.query<{ there: boolean }>(
    "select to_regclass('public.users') is not null as there",
  )
  if (!tables[0]?.there) return true
  const { rows } = await db.query<{ used: boolean }>(
    'select exists (select from users) or exists (select from channels) as used',
  )
  return rows[0]?.used === false
}

/** True when another connection uses this database. */
export async function isInUse(db: Db): Promise<boolean> {
  const { rows } = await db.query<{ others: boolean }>(`
    select exists (select from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend') as others`)
  return rows[0]?.others === true
}

/**
 * Commits everything that `fill` loads at once or not at all. Rows come in any order: keys are checked at the end, and triggers are
 * disabled because they ran when the rows were first written.
 */
export async function loadAtOnce(db: Db, tables: readonly StoredTable[], fill: () => Promise<void>) {
  await db.query("begin; set local timezone = 'UTC'")
  try {
    const keys = await findKeys(db, tables)
    for (const { name } of tables)
      await db.query(`alter table ${name} disable trigger user; delete from ${name}`)
    for (const key of keys)
      await db.query(`alter table ${key.table} alter constraint ${key.name} deferrable initially deferred`)
    await fill()
    await db.query('set constraints all immediate')
    for (const key of keys)
      await db.query(`alter table ${key.table} alter constraint ${key.name} ${key.timing}`)
    for (const { name } of tables) await db.query(`alter table ${name} enable trigger user`)
    await freeJobs(db)
    await db.query('commit')
  } catch (error) {
    await db.query('rollback').catch(() => {})
    throw error
  }
}

/** `lines` in the form of `readRows`; `columns` in the order they were read. */
export async function insertRows(
  db: Db,
  table: StoredTable,
  batch: { site: string | null; lines: string[] },
) {
  await bindSite(db, batch.site)
  const names = table.columns.map(({ name }) => escapeIdentifier(name)).join(', ')
  const values = table.columns.map(({ type }, at) => `(line ->> ${at})::${type}`).join(', ')
  await db.query(
    `insert into ${table.name} (${names}) overriding system value
     select ${values} from json_array_elements($1::json) as line`,
    [`[${batch.lines.join(',')}]`],
  )
}

/** @throws when this database has no such sequence. */
export const setSequence = (db: Db, { name, value, isCalled }: StoredSequence) =>
  db.query('select setval($1::regclass, $2, $3)', [name, value, isCalled])

interface Key {
  table: string
  name: string
  timing: string
}

async function findKeys(db: Db, tables: readonly StoredTable[]): Promise<Key[]> {
  const { rows } = await db.query<Key>(
    `select format('%I.%I', n.nspname, c.relname) as table, quote_ident(k.conname) as name,
       case when not k.condeferrable then 'not deferrable'
         when k.condeferred then 'deferrable initially deferred' else 'deferrable initially immediate' end as timing
     from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
     where k.contype = 'f' and format('%I.%I', n.nspname, c.relname) = any($1)`,
    [tables.map(({ name }) => name)],
  )
  return rows
}

/** A job that was running at the time of the backup is not running here. */
const freeJobs = (db: Db) =>
  db.query(`
    update graphile_worker._private_jobs set locked_at = null, locked_by = null where locked_at is not null;
    update graphile_worker._private_job_queues set locked_at = null, locked_by = null where locked_at is not null`)
