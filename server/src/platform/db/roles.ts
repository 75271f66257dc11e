import { type Kysely, sql } from 'kysely'
import { Client, escapeIdentifier } from 'pg'
import { CannotStart } from '../operating/cannot-start.ts'
import { platformTables } from './tenancy-exceptions.ts'
import type { PlatformTables } from './tables.gen.ts'

interface RoleState {
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
 * Finds or creates the role the server works as: `<owner>_app`, which owns nothing. Null when the configured user may not create
 * roles and the role does not exist; then that user does everything, under the same policies.
 */
export function prepareRoles(ownerUrl: string): Promise<string | null> {
  return asOwner(ownerUrl, async (owner) => {
    const { rows } = await owner.query<RoleState>(whoAmI)
    const [role] = rows
    if (!role) throw new Error('the database does not know its own user')
    const { me, app, usable, exempt, mayCreate } = role
    if (usable) return app
    if (mayCreate) {
      await owner.query(`create role ${escapeIdentifier(app)} nologin nobypassrls`).catch(unlessThere)
      await owner.query(`grant ${escapeIdentifier(app)} to current_user`)
      return app
    }
    if (exempt) {
      throw new CannotStart(
        `${me} ignores row security and may not create roles: make a role ${app}, or give a plain user.`,
      )
    }
    return null
  })
}

/** Advice to the operator of an installation whose single database user does everything. Null when there are two roles. */
export function loneUserAdvice(ownerUrl: string): Promise<string | null> {
  return asOwner(ownerUrl, async (owner) => {
    const { rows } = await owner.query<RoleState>(whoAmI)
    const [role] = rows
    if (!role || role.usable) return null
    const app = escapeIdentifier(role.app)
    return (
      'The database user owns the tables it works on. Sites stay apart, but a mistake could drop a table. ' +
      `Better, as the database's administrator: create role ${app} nologin; grant ${app} to ${escapeIdentifier(role.me)};`
    )
  })
}

/** Another starter may create it at this moment. */
function unlessThere(error: unknown) {
  const code = error instanceof Error && 'code' in error ? error.code : ''
  if (code !== '42710' && code !== '23505') throw error
}

/** After every migration, and for all tables at once: a role created later gets the same grants as an early one. */
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

/** Checked at every start on the pool that will serve: the server must not run unprotected. */
export async function assertProtected(
  platform: Kysely<PlatformTables>,
  appRole: string | null,
): Promise<void> {
  const { rows: names } = await sql<{ name: string }>`select current_user as name`.execute(platform)
  const me = names[0]?.name ?? ''
  if (appRole && me !== appRole) {
    throw new CannotStart(
      `the server works as ${me} and not as ${appRole}: does a pooler drop the startup option?`,
    )
  }
  const { rows: open } = await sql<{ name: string }>`
    select relname::text as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
      and relname <> all (${Object.keys(platformTables)}) and not row_security_active(oid)
    order by 1`.execute(platform)
  if (open.length > 0) {
    throw new CannotStart(
      `row security does not hold for ${me} on: ${open.map(({ name }) => name).join(', ')}`,
    )
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
