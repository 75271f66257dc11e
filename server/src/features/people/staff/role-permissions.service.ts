import { decisionsFor, permissionsOf, type ChangeableRole, type Permission } from 'contract/http/permissions'
import { findRoleDecisions } from '../../../platform/auth/callers.queries.ts'
import { ROLES_TOPIC } from '../../../platform/auth/role-keys.ts'
import type { MemberContext } from '../../../platform/context.ts'
import { lockOwners } from '../members/members.public.ts'
import { replaceDecisions } from './role-permissions.queries.ts'

export async function getRoles({ db }: MemberContext) {
  const decisions = await findRoleDecisions(db)
  return { MNG: permissionsOf('MNG', decisions), TCH: permissionsOf('TCH', decisions) }
}

/** Applies to every further call: all processes reload this site's roles. */
export async function saveRole(
  ctx: MemberContext,
  { userTypeCd: role, permissions }: { userTypeCd: ChangeableRole; permissions: Permission[] },
) {
  await ctx.transaction(async (tx) => {
    await lockOwners(tx)
    const before = new Set(permissionsOf(role, await findRoleDecisions(tx)))
    const decisions = decisionsFor(role, permissions)
    const after = new Set(permissionsOf(role, decisions))
    await replaceDecisions(tx, role, decisions)
    ctx.audit.record({
      about: role,
      before: { permissions: [...before].filter((key) => !after.has(key)).join(' ') },
      after: { permissions: [...after].filter((key) => !before.has(key)).join(' ') },
    })
  })
  ctx.ports.bus.say(ROLES_TOPIC, { channelSeq: ctx.channelSeq })
  return null
}
