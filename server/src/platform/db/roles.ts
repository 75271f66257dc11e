import { type Kysely, sql } from 'kysely'
import { Client, escapeIdentifier } from 'pg'
import type { PlatformTables } from './tables.gen.ts'

interface Standing {
  me: string
  app: string
  usable: boolean
  exempt: boolean
  mayCreate: boolean
}

const whoAmI = `
  select rolname as me, rolname || '_app' as app, rolsuper or rolbypassrls as exempt,
    rolsuper or rolcreaterole as "mayCreate",
    exists (select from pg_roles app
      where app.rolname = me.rolname || '_app' and pg_has_role(me.oid, app.oid, 'member')) as usable
  from pg_roles me where rolname = current_user`

/**
 * Finds, or makes, the role the server works as: `<owner>_app`, which owns nothing. Null when the given user may not
 * create roles and nobody made it for him; then that user does everything, under the same policies.
 */
export function prepareRoles(ownerUrl: string): Promise<string | null> {
  return asOwner(ownerUrl, async (owner) => {
    const { rows } = await owner.query<Standing>(whoAmI)
    const [standing] = rows
    if (!standing) throw new Error('the database does not know its own user')
    const { me, app, usable, exempt, mayCreate } = standing
    if (usable) return app
    if (mayCreate) {
      await owner.query(`create role ${escapeIdentifier(app)} nologin nobypassrls`)
      await owner.query(`grant ${escapeIdentifier(app)} to current_user`)
      return app
    }
    if (exempt) {
      throw new Error(
        `${me} ignores row security and may not create roles: make a role ${app} or give a plain user`,
      )
    }
    return null
  })
}

/** After every migration run, and for all tables at once: a role made later gets what it would have had from the start. */
export async function grantToAppRole(ownerUrl: string, appRole: string | null): Promise<void> {
  if (!appRole) return
  const role = escapeIdentifier(appRole)
  await asOwner(ownerUrl, (owner) =>
    owner.query(`
      grant usage on schema public to ${role};
      grant select, insert, update, delete on all tables in schema public to ${role};
      grant execute on function add_channel_job, add_platform_job to ${role}`),
  )
}

/** Asked at every start of the very pool that will serve: better not to serve than to serve unprotected. */
export async function assertProtected(
  platform: Kysely<PlatformTables>,
  appRole: string | null,
): Promise<void> {
  const { rows: names } = await sql<{ name: string }>`select current_user as name`.execute(platform)
  const me = names[0]?.name ?? ''
  if (appRole && me !== appRole) {
    throw new Error(`the server works as ${me} and not as ${appRole}: does a pooler drop the startup option?`)
  }
  const { rows: open } = await sql<{ name: string }>`
    select t.oid::regclass::text as name from pg_class t join pg_policy p on p.polrelid = t.oid
    where p.polname = 'only_bound_channel' and not row_security_active(t.oid)`.execute(platform)
  if (open.length > 0) {
    throw new Error(`row security does not hold for ${me} on: ${open.map(({ name }) => name).join(', ')}`)
  }
}

export async function asOwner<Result>(
  url: string,
  work: (client: Client) => Promise<Result>,
): Promise<Result> {
  const client = new Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
