import { Client } from 'pg'
import { cloneDatabase } from './database.ts'

/** Deletes all rows except those of migrations; sequences restart where the template's do. Nobody else is connected. */
const emptied = `do $$
  declare one record; start bigint := 701000000;
  begin
    perform pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend';
    -- Nothing watches over what goes altogether.
    set local session_replication_role = replica;
    for one in
      select format('%I.%I', schemaname, tablename) as name from pg_tables
      where schemaname in ('public', 'graphile_worker')
        and tablename not in ('kysely_migration', 'kysely_migration_lock', 'migrations')
    loop
      execute 'delete from ' || one.name;
    end loop;
    for one in
      select pg_get_serial_sequence(format('%I', table_name), column_name) as name from information_schema.columns
      where table_schema = 'public' and is_identity = 'YES' order by table_name
    loop
      perform setval(one.name, start, false);
      start := start + 1000000;
    end loop;
  end $$`
/** Everything beside rows: a test that changed the schema leaves a database that is not reused. */
const shape = `select md5(concat_ws('|',
  (select string_agg(concat(tablename, policyname, roles, qual, with_check), ',' order by tablename, policyname)
    from pg_policies),
  (select string_agg(concat(oid, relname, relrowsecurity, relforcerowsecurity, relacl), ',' order by oid)
    from pg_class where relnamespace = 'public'::regnamespace),
  (select string_agg(concat(tgrelid, tgname, tgenabled), ',' order by oid) from pg_trigger),
  (select string_agg(concat(oid, conname), ',' order by oid) from pg_constraint),
  (select string_agg(md5(prosrc), ',' order by oid) from pg_proc where pronamespace = 'public'::regnamespace),
  (select count(*) from pg_attribute where not attisdropped),
  (select string_agg(concat(setrole, setconfig), ',' order by setrole) from pg_db_role_setting
    where setdatabase = (select oid from pg_database where datname = current_database())))) as shape`

type Template = Parameters<typeof cloneDatabase>[0]
type Prepared = Awaited<ReturnType<typeof prepare>>

/** Reusable databases of this process. The end of the run drops them. */
const spares: Prepared[] = []
export const spareCount = () => spares.length

/** A database in the state after migration. A used one is emptied, which is much faster than a copy. */
export async function takeDatabase(template: Template) {
  const prepared = spares.pop() ?? (await prepare(template))
  return {
    url: prepared.url,
    superuserUrl: prepared.superuserUrl,
    /** Keeps it for another test, unless this one changed the schema or closed all connections. */
    async giveBack() {
      if (!prepared.isConnected() || (await shapeOf(prepared.boss)) !== prepared.shape) {
        await prepared.boss.end()
        await prepared.drop()
        return
      }
      await prepared.boss.query(emptied)
      spares.push(prepared)
    },
  }
}

/** The connection stays open: one that has loaded the catalog empties the tables in a third of the time. */
async function prepare(template: Template) {
  const clone = await cloneDatabase(template)
  const boss = new Client({ connectionString: clone.superuserUrl })
  let isConnected = true
  const onLost = () => void (isConnected = false)
  boss.on('error', onLost).on('end', onLost)
  await boss.connect()
  return { ...clone, boss, isConnected: () => isConnected, shape: await shapeOf(boss) }
}

async function shapeOf(boss: Client) {
  const { rows } = await boss.query<{ shape: string }>(shape)
  return rows[0]?.shape
}
