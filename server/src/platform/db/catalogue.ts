import pg from 'pg'

/** Everything in the database that could carry a row from one channel to another. Each list must be empty. */
export interface Gaps {
  tables: string[]
  foreignKeys: string[]
  uniqueIndexes: string[]
  views: string[]
  functions: string[]
  grants: string[]
}

/** What may stand outside the rule, each with its reason beside it where the list is written. */
export interface Allowed {
  platformTables: string[]
  uniqueIndexes: string[]
  definerFunctions: string[]
}

export async function findGaps(client: pg.ClientBase, allowed: Allowed): Promise<Gaps> {
  const list = async (text: string, values: unknown[] = []) =>
    (await client.query<{ name: string }>(text, values)).rows.map((row) => row.name)
  return {
    tables: await list(UNPROTECTED_TABLES, [allowed.platformTables]),
    foreignKeys: await list(LOOSE_FOREIGN_KEYS, [allowed.platformTables]),
    uniqueIndexes: await list(GLOBAL_UNIQUE_INDEXES, [allowed.platformTables, allowed.uniqueIndexes]),
    views: await list(VIEWS_WITH_OWNERS_EYES),
    functions: await list(DEFINER_FUNCTIONS, [allowed.definerFunctions]),
    grants: await list(APP_ROLE_POWERS),
  }
}

/** Enabled, forced, and exactly the one policy: a second permissive policy would be or-ed to it. */
const UNPROTECTED_TABLES = `
  select t.relname as name from pg_class t
  where t.relnamespace = 'public'::regnamespace and t.relkind in ('r', 'p') and t.relname <> all ($1)
    and not (t.relrowsecurity and t.relforcerowsecurity
      and exists (select from pg_attribute a where a.attrelid = t.oid and a.attname = 'channel_seq' and a.attnotnull)
      and 'only_bound_channel' = all (select p.polname::text from pg_policy p where p.polrelid = t.oid and p.polpermissive)
      and exists (select from pg_policy p where p.polrelid = t.oid and p.polcmd = '*' and p.polroles = '{0}'
        and pg_get_expr(p.polqual, t.oid) ~ '^\\(channel_seq = \\( SELECT bound_channel\\(\\)'
        and p.polwithcheck is null))
  order by 1`

/** Key checks run outside row security: the key must carry the channel, and a key to a platform table must not cascade. */
const LOOSE_FOREIGN_KEYS = `
  select conrelid::regclass || '.' || conname as name from pg_constraint k
  join pg_class target on target.oid = confrelid
  join pg_class source on source.oid = conrelid
  where contype = 'f' and source.relnamespace = 'public'::regnamespace and source.relname <> all ($1)
    and case when target.relname = any ($1) then confdeltype not in ('a', 'r')
      else not exists (
        select from unnest(conkey, confkey) pair(mine, theirs)
        join pg_attribute a on a.attrelid = conrelid and a.attnum = mine
        join pg_attribute b on b.attrelid = confrelid and b.attnum = theirs
        where a.attname = 'channel_seq' and b.attname = 'channel_seq') end
  order by 1`

/** A unique index across channels answers "taken" about rows the asker may not see. */
const GLOBAL_UNIQUE_INDEXES = `
  select i.relname as name from pg_index x
  join pg_class i on i.oid = x.indexrelid
  join pg_class t on t.oid = x.indrelid
  where x.indisunique and t.relnamespace = 'public'::regnamespace and t.relname <> all ($1) and i.relname <> all ($2)
    and not exists (select from pg_attribute a where a.attrelid = t.oid and a.attnum = x.indkey[0] and a.attname = 'channel_seq')
  order by 1`

/** A view looks with its owner's eyes unless it is a security_invoker; a materialised view keeps what its owner saw. */
const VIEWS_WITH_OWNERS_EYES = `
  select relname as name from pg_class
  where relnamespace = 'public'::regnamespace
    and (relkind = 'm' or relkind = 'v' and not coalesce(reloptions && '{security_invoker=true,security_invoker=on}', false))
  order by 1`

const DEFINER_FUNCTIONS = `
  select proname::text as name from pg_proc
  where pronamespace = 'public'::regnamespace and prosecdef
    and (proname <> all ($1) or not coalesce(array_to_string(proconfig, ',') like '%search_path=%', false))
  order by 1`

/** truncate and references do not ask the policies; membership in the owner would make the app role an owner. */
const APP_ROLE_POWERS = `
  select privilege_type || ' on ' || table_name as name from information_schema.role_table_grants
  where grantee = current_user || '_app' and table_schema = 'public' and privilege_type not in ('SELECT', 'INSERT', 'UPDATE', 'DELETE')
  union all
  select 'the app role is a member of ' || rolname from pg_roles owner
  where exists (select from pg_roles app where app.rolname = current_user || '_app' and app.oid <> owner.oid and pg_has_role(app.oid, owner.oid, 'member'))
  union all
  select rolname || ' ignores row security' from pg_roles where rolname = current_user || '_app' and (rolsuper or rolbypassrls)
  order by 1`
