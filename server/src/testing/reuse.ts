import { asOwner } from '../platform/db/roles.ts'
import { cloneDatabase } from './database.ts'
import { spare } from './spare.ts'

/** Everything goes but what migrations wrote; numbers begin where the template's do. Nobody else is connected by then. */
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
/** What there is beside rows: a test that opened a wall, or added a table, leaves a database nobody else may use. */
const shape = `select md5(concat_ws('|',
  (select string_agg(concat(tablename, policyname, roles, qual, with_check), ',' order by tablename, policyname)
    from pg_policies),
  (select string_agg(concat(oid, relname, relrowsecurity, relforcerowsecurity, relacl), ',' order by oid)
    from pg_class where relnamespace = 'public'::regnamespace),
  (select string_agg(concat(tgrelid, tgname, tgenabled), ',' order by oid) from pg_trigger),
  (select string_agg(concat(oid, conname), ',' order by oid) from pg_constraint),
  (select string_agg(md5(prosrc), ',' order by oid) from pg_proc where pronamespace = 'public'::regnamespace),
  (select count(*) from pg_attribute where not attisdropped))) as shape`

type Template = Parameters<typeof cloneDatabase>[0]

/** A database as a migration leaves it. What an earlier test of the same file used is emptied, which is much quicker than a copy. */
export async function takeDatabase(template: Template) {
  const found = spare.database
  spare.database = null
  const { url, superuserUrl, drop } = found ?? (await cloneDatabase(template))
  const before = await shapeOf(superuserUrl)
  return {
    url,
    superuserUrl,
    /** Keeps it for the next test, unless this one changed what there is beside rows. */
    async giveBack() {
      if (spare.database || (await shapeOf(superuserUrl)) !== before) return void (await drop())
      await asOwner(superuserUrl, (boss) => boss.query(emptied))
      spare.database = { url, superuserUrl, drop }
    },
  }
}

async function shapeOf(superuserUrl: string) {
  const { rows } = await asOwner(superuserUrl, (boss) => boss.query<{ shape: string }>(shape))
  return rows[0]?.shape
}
