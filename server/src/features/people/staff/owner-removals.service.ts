import type { Role } from 'contract/http/permissions'
import type { UserSeq } from 'contract/values/ids'
import type { Context, MemberContext } from '../../../platform/context.ts'
import type { ChannelTx } from '../../../platform/db/channel-db.ts'
import type { Timer } from '../../../platform/jobs/tasks.ts'
import { refuse } from '../../../platform/refuse.ts'
import { insertStaffAction } from '../../../platform/audit/audit.queries.ts'
import { actionOf } from 'contract/http/endpoint'
import { deleteOwner } from 'contract/people/staff/api'
import { endPosts } from '../class-roles/class-roles.public.ts'
import { lockMember, lockOwners, updateMaster, updateRole } from '../members/members.public.ts'
import { mailOwners } from './owner-changes.service.ts'
import { deleteRemoval, findDueRemovals, insertRemoval, isMemberOf } from './owner-removals.queries.ts'
import { removalTakesEffect, checkChangeable } from './staff.rules.ts'

type Member = NonNullable<Awaited<ReturnType<typeof lockMember>>>
interface Giving {
  member: Member
  to: Role | null
  byUserSeq: UserSeq
}

/** Changes a person's role at once; owners are notified where it adds or removes one. */
export async function giveRole(ctx: Context, tx: ChannelTx, { member, to, byUserSeq }: Giving) {
  const { userSeq, name } = member
  const since = ctx.now()
  await updateRole(tx, { userSeq, role: to, since })
  if (to === null) await endPosts(tx, userSeq)
  const isVouched = to === 'OWN' || to === 'TCH'
  if (isVouched && member.masterVerifiedAt === null) await updateMaster(tx, userSeq, since)
  await deleteRemoval(tx, userSeq)
  if (to !== 'OWN' && member.role !== 'OWN') return
  const change = to === 'OWN' ? ('ADDED' as const) : ('REMOVED' as const)
  await mailOwners(ctx, tx, { change, about: { userSeq, name }, byUserSeq })
}

/** Schedules a removal; every owner may object for seven days. */
export async function askForRemoval(
  ctx: MemberContext,
  tx: ChannelTx,
  { member, to }: { member: Member; to: Exclude<Role, 'OWN'> | null },
) {
  const { userSeq, name } = member
  if (!(await isMemberOf(tx, ctx.channelSeq, userSeq))) throw refuse('NOT_FOUND')
  const requestedAt = ctx.now()
  const effectiveAt = removalTakesEffect(requestedAt)
  const byUserSeq = ctx.user.userSeq
  await insertRemoval(tx, {
    userSeq,
    toRole: to,
    requestedByUserSeq: byUserSeq,
    requestedAt,
    effectiveAt,
  })
  await mailOwners(ctx, tx, { change: 'REMOVAL_ASKED', about: { userSeq, name }, byUserSeq, effectiveAt })
  return effectiveAt
}

/** Removes owners without an objection. The last owner stays, whatever was requested. */
export const carryOutRemovals: Timer = {
  name: 'roles.carryOutRemovals',
  cron: '7 * * * *',
  async visit(ctx) {
    for (const { userSeq } of await findDueRemovals(ctx.db, ctx.now()))
      await ctx.transaction((tx) => carryOut(ctx, tx, userSeq))
  },
}

async function carryOut(ctx: Context, tx: ChannelTx, userSeq: UserSeq) {
  const owners = await lockOwners(tx)
  // An owner may have objected while the others were processed.
  const due = (await findDueRemovals(tx, ctx.now())).find((one) => one.userSeq === userSeq)
  const member = await lockMember(tx, userSeq)
  if (!due || !member) return
  const to = due.toRole === 'MNG' || due.toRole === 'TCH' ? due.toRole : null
  const isStill = member.role === 'OWN' && member.status === 'ACTIVE'
  if (!isStill || checkChangeable({ member, to, owners, mayChangeOwners: true })) {
    await deleteRemoval(tx, userSeq)
    return
  }
  const byUserSeq = due.requestedByUserSeq
  await giveRole(ctx, tx, { member, to, byUserSeq })
  await insertStaffAction(tx, {
    userSeq: byUserSeq,
    role: 'OWN',
    action: actionOf(deleteOwner),
    place: { userSeq },
    about: member.name,
    before: { role: 'OWN' },
    after: { role: to },
    createdAt: ctx.now(),
  })
}
