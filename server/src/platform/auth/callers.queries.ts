import { permissionNamed, type RoleDecision } from 'contract/http/permissions'
import type { UserSeq } from 'contract/values/ids'
import { builtOnce } from '../db/built-once.ts'
import type { ChannelDb, PlatformDb } from '../db/channel-db.ts'
import { platformTables, tables } from '../db/tables.ts'

/** The account of a valid token, or nothing. */
export const findCaller = (db: PlatformDb, tokenHash: string, now: Date) =>
  callers(db, tokenHash, now).executeTakeFirst()

/** The account of a valid token with its membership of the site, in one question: most calls ask both. */
export const findCallerIn = builtOnce((db: ChannelDb, tokenHash: string, now: Date) =>
  callers(db, tokenHash, now)
    .leftJoin('members', (join) =>
      join.onRef('members.userSeq', '=', 'users.userSeq').on('members.status', '=', 'ACTIVE'),
    )
    .leftJoin('channels', 'channels.channelSeq', 'members.channelSeq')
    .select(['members.role', 'channels.staffSecondFactor']),
)

/** Reads tables of the platform only. */
function callers(db: ChannelDb | PlatformDb, tokenHash: string, now: Date) {
  return tables(db as ChannelDb)
    .selectFrom('accessTokens')
    .innerJoin('users', 'users.userSeq', 'accessTokens.userSeq')
    .innerJoin('httpSessions', 'httpSessions.sessionHash', 'accessTokens.sessionHash')
    .select(({ exists, selectFrom }) => [
      'users.userSeq',
      'users.name',
      'users.email',
      'users.isOperator',
      'users.emailVerifiedAt',
      'accessTokens.sessionHash',
      'httpSessions.family',
      'httpSessions.hostChannelSeq as signedInAt',
      'httpSessions.provedAt',
      exists(
        selectFrom('secondFactors')
          .select('factorSeq')
          .whereRef('secondFactors.userSeq', '=', 'users.userSeq'),
      ).as('hasSecondFactor'),
    ])
    .where('accessTokens.tokenHash', '=', tokenHash)
    .where('accessTokens.expiresAt', '>', now)
    .where('users.status', '=', 'ACTIVE')
}

/** An account that may be used. */
export const findAccount = (db: PlatformDb, userSeq: UserSeq) =>
  platformTables(db)
    .selectFrom('users')
    .select(['userSeq', 'name', 'email', 'isOperator'])
    .where('userSeq', '=', userSeq)
    .where('status', '=', 'ACTIVE')
    .executeTakeFirst()

export function findMembership(db: ChannelDb, userSeq: UserSeq) {
  return tables(db)
    .selectFrom('members')
    .innerJoin('channels', 'channels.channelSeq', 'members.channelSeq')
    .select(['members.role', 'channels.staffSecondFactor'])
    .where('members.userSeq', '=', userSeq)
    .where('members.status', '=', 'ACTIVE')
    .executeTakeFirst()
}

/** A site's changes to the default permissions. */
export async function findRoleDecisions(db: ChannelDb): Promise<RoleDecision[]> {
  const rows = await tables(db)
    .selectFrom('rolePermissions')
    .select(['role', 'permissionKey', 'isAllowed'])
    .execute()
  // Keys of a newer version, or removed ones, are ignored.
  return rows.flatMap(({ permissionKey, ...row }) => {
    const key = permissionNamed(permissionKey)
    return key ? [{ ...row, permissionKey: key }] : []
  })
}

/** Whether the owners of the site let this operator look at it now. */
export async function isInspecting(db: ChannelDb, userSeq: UserSeq, now: Date) {
  const found = await tables(db)
    .selectFrom('siteInspections')
    .select('siteInspectionSeq')
    .where('channelSeq', '=', ({ fn }) => fn('bound_channel'))
    .where('requestedByUserSeq', '=', userSeq)
    .where('state', '=', 'ALLOWED')
    .where('endsAt', '>', now)
    .executeTakeFirst()
  return found !== undefined
}
