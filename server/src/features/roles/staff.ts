import type { Role } from 'contract/permissions'
import type { UserSeq } from 'contract/values'
import type { MemberContext } from '../../platform/context.ts'
import type { ChannelTx } from '../../platform/db/channel-db.ts'
import { refuse } from '../../platform/refuse.ts'
import { endPosts } from '../courses/course-staff.public.ts'
import {
  findStaffSince,
  lockMember,
  lockOwners,
  updateMaster,
  updateRole,
} from '../members/members.public.ts'
import { whyNotChangeable } from './roles.rules.ts'

const order: Record<Role, number> = { OWN: 0, MNG: 1, TCH: 2 }

/** Owners, managers, teachers; within each, who has been it longest. */
export async function listStaff({ db }: MemberContext) {
  const staff = await findStaffSince(db)
  const list = staff.flatMap(({ role, masterVerifiedAt, ...one }) =>
    role ? [{ ...one, userTypeCd: role, isMaster: masterVerifiedAt !== null }] : [],
  )
  return { list: list.toSorted((left, right) => order[left.userTypeCd] - order[right.userTypeCd]) }
}

/** Gives a member of staff another role. */
export const changeRole = (ctx: MemberContext, userSeq: UserSeq, to: Role) =>
  ctx.transaction((tx) => change(ctx, tx, { userSeq, to, from: ['OWN', 'MNG', 'TCH'] }))
/** Takes somebody from the staff; they stay a member. */
export const removeStaff = (ctx: MemberContext, userSeq: UserSeq) =>
  ctx.transaction((tx) => change(ctx, tx, { userSeq, to: null, from: ['OWN', 'MNG', 'TCH'] }))
export const deleteOwner = (ctx: MemberContext, userSeq: UserSeq) =>
  ctx.transaction((tx) => change(ctx, tx, { userSeq, to: null, from: ['OWN'] }))
/** Makes any member an owner at once. */
export const addOwner = (ctx: MemberContext, userSeq: UserSeq) =>
  ctx.transaction((tx) => change(ctx, tx, { userSeq, to: 'OWN', from: [null, 'MNG', 'TCH', 'OWN'] }))

interface Wish {
  userSeq: UserSeq
  to: Role | null
  /** What the person may be now; NOT_FOUND otherwise. */
  from: readonly (Role | null)[]
}
/** The owners are held first, so that two who take each other away at the same moment do so one after the other. */
async function change(ctx: MemberContext, tx: ChannelTx, { userSeq, to, from }: Wish) {
  const owners = await lockOwners(tx)
  const member = await lockMember(tx, userSeq)
  if (member?.status !== 'ACTIVE' || !from.includes(member.role)) throw refuse('NOT_FOUND')
  const mayChangeOwners = ctx.user.permissions.has('SITE_OWNER_UPDATE')
  const refusal = whyNotChangeable({ member, to, owners, mayChangeOwners })
  if (refusal) throw refuse(refusal)
  ctx.trail.note({ about: member.name, before: { role: member.role }, after: { role: to } })
  if (member.role === to) return null
  const since = ctx.now()
  await updateRole(tx, { userSeq, role: to, since })
  if (to === null) await endPosts(tx, userSeq)
  const isVouched = to === 'OWN' || to === 'TCH'
  if (isVouched && member.masterVerifiedAt === null) await updateMaster(tx, userSeq, since)
  return null
}
