import type { ClientBase } from 'pg'
import {
  cascadesIntoSites,
  definerFunctions,
  globalUniqueIndexes,
  platformTables,
} from '../platform/db/tenancy-exceptions.ts'

/** Everything in the database that could pass a row from one channel to another. Each list must be empty. */
export async function findGaps(client: ClientBase) {
  const list = async (text: string, ...allowed: object[]) => {
    const { rows } = await client.query<{ name: string }>(
      text,
      allowed.map((names) => Object.keys(names)),
    )
    return rows.map((row) => row.name)
  }
  return {
    tables: await list(unprotectedTables, platformTables),
    foreignKeys: await list(looseForeignKeys, platformTables, cascadesIntoSites),
    uniqueIndexes: await list(globalIndexes, platformTables, globalUniqueIndexes),
    views: await list(viewsWithOwnersEyes),
    functions: await list(unlistedDefiners, definerFunctions),
    grants: await list(appRolePowers),
    forgottenExceptions: await list(
      goneExceptions,
      platformTables,
      globalUniqueIndexes,
      definerFunctions,
      cascadesIntoSites,
    ),
  }
}

/** Enabled, forced, and with exactly one policy: a second permissive policy would be or-ed to it. */
const unprotectedTables = `
  select t.relname as name from pg_class t
  where t.relnamespace = 'public'::regnamespace and t.relkind in ('r', 'p') and t.relname <> all ($1)
    and not (t.relrowsecurity and t.relforcerowsecurity
      and exists (select from pg_attribute a where a.attrelid = t.oid and a.attname = 'channel_seq' and a.attnotnull)
      and 'only_bound_channel' = all (select p.polname::text from pg_policy p where p.polrelid = t.oid and p.polpermissive)
      and exists (select from pg_policy p where p.polrelid = t.oid and p.polcmd = '*' and p.polroles = '{0}'
        and pg_get_expr(p.polqual, t.oid) ~ '^\\(channel_seq = \\( SELECT bound_channel\\(\\)'
        and p.polwithcheck is null))
  order by 1`

/**
 * Foreign keys are checked outside row security: the key must contain the channel, and a key to a platform table must not cascade
 * unless it is listed.
 */
const looseForeignKeys = `
  select conrelid::regclass || '.' || conname as name from pg_constraint k
  join pg_class target on target.oid = confrelid
  join pg_class source on source.oid = conrelid
  where contype = 'f' and source.relnamespace = 'public'::regnamespace and source.relname <> all ($1)
    and case when target.relname = any ($1) then confdeltype not in ('a', 'r') and conname <> all ($2)
      else not exists (
        select from unnest(conkey, confkey) pair(mine, theirs)
        join pg_attribute a on a.attrelid = conrelid and a.attnum = mine
        join pg_attribute b on b.attrelid = confrelid and b.attnum = theirs
        where a.attname = 'channel_seq' and b.attname = 'channel_seq') end
  order by 1`

/** A unique index across channels reveals rows that the caller may not see. */
const globalIndexes = `
  select i.relname as name from pg_index x
  join pg_class i on i.oid = x.indexrelid
  join pg_class t on t.oid = x.indrelid
  where x.indisunique and t.relnamespace = 'public'::regnamespace and t.relname <> all ($1) and i.relname <> all ($2)
    and not exists (select from pg_attribute a where a.attrelid = t.oid and a.attnum = x.indkey[0] and a.attname = 'channel_seq')
  order by 1`

/** A view reads with its owner's rights unless it is a security_invoker; a materialised view stores what its owner saw. */
const viewsWithOwnersEyes = `
  select relname as name from pg_class
  where relnamespace = 'public'::regnamespace
    and (relkind = 'm' or relkind = 'v' and not coalesce(reloptions && '{security_invoker=true,security_invoker=on}', false))
  order by 1`

const unlistedDefiners = `
  select proname::text as name from pg_proc
  where pronamespace = 'public'::regnamespace and prosecdef
    and (proname <> all ($1) or not coalesce(array_to_string(proconfig, ',') like '%search_path=%', false))
  order by 1`

/** truncate and references bypass the policies; membership in the owner would make the app role an owner. */
const appRolePowers = `
  select privilege_type || ' on ' || table_name as name from information_schema.role_table_grants
  where grantee = current_user || '_app' and table_schema = 'public' and privilege_type not in ('SELECT', 'INSERT', 'UPDATE', 'DELETE')
  union all
  select 'the app role is a member of ' || rolname from pg_roles owner
  where exists (select from pg_roles app where app.rolname = current_user || '_app' and app.oid <> owner.oid and pg_has_role(app.oid, owner.oid, 'member'))
  union all
  select rolname || ' ignores row security' from pg_roles where rolname = current_user || '_app' and (rolsuper or rolbypassrls)
  order by 1`

/** An exception for a removed object would cover the next one of that name. */
const goneExceptions = `
  select name from unnest($1::text[]) name
  where not exists (select from pg_class where relnamespace = 'public'::regnamespace and relname = name and not relrowsecurity)
  union all
  select name from unnest($2::text[]) name
  where not exists (select from pg_class where relnamespace = 'public'::regnamespace and relname = name and relkind = 'i')
  union all
  select name from unnest($4::text[]) name
  where not exists (select from pg_constraint where conname = name and confdeltype = 'c')
  union all
  select name from unnest($3::text[]) name
  where not exists (select from pg_proc where pronamespace = 'public'::regnamespace and proname = name and prosecdef)
  order by 1`
