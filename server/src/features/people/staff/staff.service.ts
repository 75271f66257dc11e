import { changeableRoles, type Role } from 'contract/http/permissions'
import type { UserSeq } from 'contract/values/ids'
import type { MemberContext } from '../../../platform/context.ts'
import type { ChannelTx } from '../../../platform/db/channel-db.ts'
import { refuse } from '../../../platform/refuse.ts'
import { takeStaffPlace } from '../../system/plans/plans.public.ts'
import { findStaffSince, lockMember, lockOwners } from '../members/members.public.ts'
import { mailOwners } from './owner-changes.service.ts'
import { askForRemoval, giveRole } from './owner-removals.service.ts'
import { deleteRemoval, findRemovals } from './owner-removals.queries.ts'
import { mustWait, checkChangeable } from './staff.rules.ts'

const order: Record<Role, number> = { OWN: 0, MNG: 1, TCH: 2 }

/** Owners, managers, instructors; within each, the longest-serving first. */
export async function listStaff({ db }: MemberContext) {
  const staff = await findStaffSince(db)
  const removals = new Map((await findRemovals(db)).map((one) => [one.userSeq, one]))
  const removalOf = (userSeq: UserSeq) => {
    const found = removals.get(userSeq)
    if (!found) return null
    const { toRole, effectiveAt, requestedBy } = found
    return { effectiveAt, requestedBy, userTypeCd: changeableRoles.find((role) => role === toRole) ?? null }
  }
  const list = staff.flatMap(({ role, masterVerifiedAt, ...one }) => {
    if (!role) return []
    return [
      { ...one, userTypeCd: role, isMaster: masterVerifiedAt !== null, removal: removalOf(one.userSeq) },
    ]
  })
  return { list: list.toSorted((left, right) => order[left.userTypeCd] - order[right.userTypeCd]) }
}

/** Changes the role of a staff member. */
export const changeRole = (ctx: MemberContext, userSeq: UserSeq, to: Role) =>
  ctx.transaction((tx) => change(ctx, tx, { userSeq, to, from: ['OWN', 'MNG', 'TCH'] }))
/** Removes a person from the staff; they stay a member. */
export const removeStaff = (ctx: MemberContext, userSeq: UserSeq) =>
  ctx.transaction((tx) => change(ctx, tx, { userSeq, to: null, from: ['OWN', 'MNG', 'TCH'] }))
export const deleteOwner = (ctx: MemberContext, userSeq: UserSeq) =>
  ctx.transaction((tx) => change(ctx, tx, { userSeq, to: null, from: ['OWN'] }))
/** Makes any member an owner at once. */
export const addOwner = (ctx: MemberContext, userSeq: UserSeq) =>
  ctx.transaction((tx) => change(ctx, tx, { userSeq, to: 'OWN', from: [null, 'MNG', 'TCH', 'OWN'] }))

interface StaffInput {
  userSeq: UserSeq
  to: Role | null
  /** The roles the person may have now; NOT_FOUND otherwise. */
  from: readonly (Role | null)[]
}
/**
 * Locks the owners first, so that two who remove each other at once do so one after the other. The removal of another owner is only
 * scheduled: it takes effect after the days to object.
 */
async function change(ctx: MemberContext, tx: ChannelTx, { userSeq, to, from }: StaffInput) {
  const owners = await lockOwners(tx)
  const member = await lockMember(tx, userSeq)
  if (member?.status !== 'ACTIVE' || !from.includes(member.role)) throw refuse('NOT_FOUND')
  const mayChangeOwners = ctx.user.permissions.has('SITE_OWNER_UPDATE')
  const refusal = checkChangeable({ member, to, owners, mayChangeOwners })
  if (refusal) throw refuse(refusal)
  if (to === 'OWN' && !member.emailVerifiedAt) throw refuse('MEMBER_NOT_VERIFIED')
  const about = { about: member.name, before: { role: member.role } }
  ctx.audit.record({ ...about, after: { role: to } })
  if (member.role === to) return null
  if (member.role === null) await takeStaffPlace(tx)
  const by = ctx.user.userSeq
  if (to !== 'OWN' && mustWait({ member, to, by })) {
    const effectiveAt = await askForRemoval(ctx, tx, { member, to })
    ctx.audit.record({ ...about, after: { role: to, effectiveAt: effectiveAt.toISOString() } })
    return null
  }
  await giveRole(ctx, tx, { member, to, byUserSeq: by })
  return null
}

/** Objects to a removal. */
export const cancelRemoval = (ctx: MemberContext, userSeq: UserSeq) =>
  ctx.transaction(async (tx) => {
    await lockOwners(tx)
    const member = await lockMember(tx, userSeq)
    if (!member || !(await deleteRemoval(tx, userSeq))) throw refuse('NOT_FOUND')
    const { name } = member
    ctx.audit.record({ about: name })
    const about = { userSeq, name }
    await mailOwners(ctx, tx, { change: 'REMOVAL_CANCELLED', about, byUserSeq: ctx.user.userSeq })
    return null
  })
