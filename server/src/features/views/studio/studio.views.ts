import type { z } from 'zod'
import type { listStudioPayments } from 'contract/views/studio/api'
import { seoulDay } from 'contract/values/korea-time'
import type { Paged } from 'contract/values/ids'
import type { Context, MemberContext } from '../../../platform/context.ts'
import type { ChannelDb } from '../../../platform/db/channel-db.ts'
import { refuse } from '../../../platform/refuse.ts'
import { shownName } from '../../../platform/words/shown-name.ts'
import { findPlacesOf } from '../../money/enrolments/enrolments.public.ts'
import { viewsOfMember } from '../../money/memberships/memberships.public.ts'
import { findOrdersOfMember } from '../../money/orders/orders.public.ts'
import { findTitles } from '../../teaching/courses/courses.public.ts'
import {
  countClasses,
  countStudioMembers,
  findMembershipsOf,
  findStudioMember,
  findStudioMembers,
  findTeamsOf,
} from './studio-members.queries.ts'
import { averagePercent } from 'contract/views/studio/studio.rules'
import { countStudioCourses, findStudioCourses } from './studio-courses.queries.ts'
import {
  countGoodsPayments,
  countMembershipPayments,
  findGoodsPayments,
  findMembershipPayments,
} from './studio-payments.queries.ts'

type MemberRow = Awaited<ReturnType<typeof findStudioMembers>>[number]
export type MemberWithUses = Awaited<ReturnType<typeof withUses>>[number]
/** Members with the number of their classes and the memberships that they use on a day of Seoul. */
export async function withUses(db: ChannelDb, rows: MemberRow[], today: string) {
  const userSeqs = rows.map(({ userSeq }) => userSeq)
  const classes = await countClasses(db, userSeqs)
  const memberships = await findMembershipsOf(db, userSeqs, today)
  return rows.map((row) => ({
    ...row,
    classCount: classes.get(row.userSeq) ?? 0,
    memberships: memberships.get(row.userSeq) ?? [],
  }))
}

export async function listMembers({ db, language, now }: Context, query: Paged & { q?: string | undefined }) {
  const members = await withUses(db, await findStudioMembers(db, query), seoulDay(now()))
  return {
    list: members.map(({ userUid, name, email, joinedAt, classCount, memberships }) => ({
      userUid,
      name: shownName(name, language),
      email,
      joinedAt,
      classCount,
      memberships,
    })),
    total: await countStudioMembers(db, query),
  }
}

/** NOT_FOUND for who is no member of this site. */
export async function viewMember(ctx: MemberContext, userUid: string) {
  const { db, language, user } = ctx
  const member = await findStudioMember(db, userUid)
  if (!member) throw refuse('NOT_FOUND')
  const { userSeq, name, ...row } = member
  const places = await findPlacesOf(db, userSeq)
  const found = await findTitles(
    db,
    places.map(({ courseSeq }) => courseSeq),
  )
  const titles = new Map(found.map(({ courseSeq, title }) => [courseSeq, title]))
  return {
    ...row,
    name: shownName(name, language),
    enrolments: places.map((place) => ({ ...place, title: titles.get(place.courseSeq) ?? '' })),
    memberships: await viewsOfMember(ctx, userSeq),
    teams: (await findTeamsOf(db, userSeq)).map(({ payerUid, payerName, ...seat }) => ({
      ...seat,
      payer: { userUid: payerUid, name: shownName(payerName, language) },
    })),
    payments: user.permissions.has('SITE_SALES_READ') ? await findOrdersOfMember(db, userSeq) : null,
  }
}

type PaymentQuery = z.output<(typeof listStudioPayments)['query']>
export async function listPayments({ db, language }: Context, { type, ...query }: PaymentQuery) {
  if (type === 'GOODS') {
    const rows = await findGoodsPayments(db, query)
    const list = rows.map((row) => ({ ...row, name: shownName(row.name, language), period: null }))
    return { list, total: await countGoodsPayments(db, query) }
  }
  const rows = await findMembershipPayments(db, query)
  return {
    list: rows.map(({ periodStart, periodEnd, ...row }) => ({
      ...row,
      name: shownName(row.name, language),
      period: { start: periodStart, end: periodEnd },
    })),
    total: await countMembershipPayments(db, query),
  }
}

export async function listCourses({ db }: Context, query: Paged & { q?: string | undefined }) {
  const rows = await findStudioCourses(db, query)
  return {
    list: rows.map(({ itemCount, doneCount, ...row }) => ({
      ...row,
      percent: averagePercent({ ...row, itemCount, doneCount }),
    })),
    total: await countStudioCourses(db, query),
  }
}
