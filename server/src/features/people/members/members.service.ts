import type { MemberFilter } from 'contract/people/members/schemas'
import type { UserSeq } from 'contract/values/ids'
import type { Context, MemberContext } from '../../../platform/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { recordSiteAgreements, type Agreement } from '../accounts/accounts.public.ts'
import { findLevelsOf } from '../levels/levels.public.ts'
import { countMemberRows, findMemberRows, removeMemo, upsertMemo } from './member-list.queries.ts'
import { rowOf } from './members.views.ts'
import { findVersionsInForce } from '../legal/legal.public.ts'
import { addMember } from './members.public.ts'
import { isBlocked, lockMember, updateStatus } from './staff.queries.ts'
import { readConsent } from './consent.queries.ts'
import { chooseMarketing, chooseNight, getConsent } from './consent.service.ts'

/** Makes an account a member of this site and records the agreements. */
export function joinSite(ctx: MemberContext, agreements: Agreement[]) {
  return ctx.transaction(async (tx) => {
    const { userSeq } = ctx.user
    if (await isBlocked(tx, userSeq)) throw refuse('MEMBER_BLOCKED')
    const joinedAt = ctx.now()
    const wantsMarketing = agreements.includes('marketing')
    await addMember(tx, { userSeq, role: null, joinedAt, wantsMarketing })
    const versions = await findVersionsInForce(tx, joinedAt)
    const agreed = { userSeq, kinds: agreements, versions, createdAt: joinedAt }
    await recordSiteAgreements(tx, agreed, ctx.channelSeq)
    return null
  })
}

export async function listMembers({ db }: Context, filter: MemberFilter) {
  const rows = await findMemberRows(db, filter)
  const levels = await findLevelsOf(
    db,
    rows.map(({ userSeq }) => userSeq),
  )
  return { list: rows.map((row) => rowOf(row, levels)), total: await countMemberRows(db, filter) }
}

/** Blocks or unblocks a member. Staff have to be removed from the staff first. */
export function setStatus(ctx: MemberContext, userSeq: UserSeq, status: 'ACTIVE' | 'BLOCKED') {
  return ctx.transaction(async (tx) => {
    const member = await lockMember(tx, userSeq)
    if (!member) throw refuse('NOT_FOUND')
    if (member.role !== null) throw refuse('ALREADY_STAFF')
    ctx.audit.record({ about: member.name, before: { status: member.status }, after: { status } })
    await updateStatus(tx, userSeq, status)
    return null
  })
}

/** Saves memos about members. The activity history does not contain their text. */
export function saveMemos(ctx: MemberContext, members: { userSeq: UserSeq; memo: string }[]) {
  return ctx.transaction(async (tx) => {
    for (const { userSeq, memo } of members.toSorted((left, right) => left.userSeq - right.userSeq)) {
      if (!(await lockMember(tx, userSeq))) throw refuse('NOT_FOUND')
      if (memo === '') await removeMemo(tx, userSeq)
      else await upsertMemo(tx, { userSeq, memo, writtenByUserSeq: ctx.user.userSeq, updatedAt: ctx.now() })
    }
    return null
  })
}

/** Switches marketing by this site on or off for the caller. A consent is recorded with the others. */
export function setMarketing(ctx: MemberContext, isAgreed: boolean) {
  return ctx.transaction(async (tx) => {
    const { userSeq } = ctx.user
    const now = ctx.now()
    const isNew = await chooseMarketing(tx, { userSeq, isAgreed, way: 'ACCOUNT', createdAt: now })
    const versions = await findVersionsInForce(tx, now)
    const agreed = { userSeq, kinds: ['marketing' as const], versions, createdAt: now }
    if (isNew && isAgreed) await recordSiteAgreements(tx, agreed, ctx.channelSeq)
    return getConsent(tx, userSeq)
  })
}

/** Switches advertising at night on or off for the caller. */
export function setNight(ctx: MemberContext, isAgreed: boolean) {
  return ctx.transaction(async (tx) => {
    const { userSeq } = ctx.user
    const { agreedAt } = await readConsent(tx, userSeq)
    if (isAgreed && agreedAt === null) throw refuse('NEWS_FIRST')
    await chooseNight(tx, { userSeq, isAgreed, way: 'ACCOUNT', createdAt: ctx.now() })
    return getConsent(tx, userSeq)
  })
}
