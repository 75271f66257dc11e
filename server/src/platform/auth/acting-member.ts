import type { UserSeq } from 'contract/values/ids'
import type { Context, MemberContext } from '../context.ts'
import { permissionsOf } from 'contract/http/permissions'
import { findAccount, findMembership, findRoleDecisions } from './callers.queries.ts'

/**
 * The context of a job in the name of the person who began it, with the role and permissions that they have now; null where they are no
 * active member. Nothing in it is a sign-in.
 */
export async function contextOfMember(ctx: Context, userSeq: UserSeq): Promise<MemberContext | null> {
  const account = await findAccount(ctx.platform, userSeq)
  const membership = await findMembership(ctx.db, userSeq)
  if (!account || !membership) return null
  const { role } = membership
  const decisions = await findRoleDecisions(ctx.db)
  const user = {
    ...account,
    isInspecting: false,
    isVerified: true,
    sessionHash: '',
    family: '',
    signedInAt: null,
    provedAt: new Date(0),
    hasSecondFactor: false,
    isMember: true,
    role,
    post: null,
    permissions: new Set(role === null ? [] : permissionsOf(role, decisions)),
    pendingMfa: null,
  }
  return { ...ctx, user }
}
