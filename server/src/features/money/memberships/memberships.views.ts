import type { z } from 'zod'
import { MAX_OPENED_CLASSES, trialOf } from 'contract/money/memberships/memberships.rules'
import type { JoinedMembership } from 'contract/money/memberships/schemas'
import type { CourseSeq, MembershipSeq, Paged } from 'contract/values/ids'
import type { Context } from '../../../platform/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { fileUrl } from '../../system/files/files.public.ts'
import { findTitles, getVisibleCourseSummary } from '../../teaching/courses/courses.public.ts'
import { findSubscription, isTrial, renewalCharge } from '../billing/billing.public.ts'
import { countTaken, findJoinedOf, type JoinedRow } from './joined.queries.ts'
import * as queries from './memberships.queries.ts'
import { pausingOf } from './pausing.views.ts'
import type { MembershipRow } from './memberships.queries.ts'

const IMAGE_WIDTH = 640

async function shown({ db }: Context, rows: MembershipRow[]) {
  const seqs = rows.map(({ membershipSeq }) => membershipSeq)
  const terms = await queries.findTerms(db, seqs)
  const counts = await queries.countOpenedClasses(db, seqs)
  return rows.map(({ membershipSeq, name, description, state, trialDays, pauseDays, teamSeats }) => ({
    membershipSeq,
    name,
    description,
    isOnSale: state === 'ON_SALE',
    trialDays: trialOf(trialDays),
    pauseDays,
    teamSeats,
    terms: terms.get(membershipSeq) ?? [],
    classCount: counts.get(membershipSeq) ?? 0,
  }))
}

export const listShown = async (ctx: Context) =>
  shown(ctx, await queries.findMemberships(ctx.db, { state: 'ON_SALE' }, { page: 1, size: 100 }))

export async function viewShown(ctx: Context, membershipSeq: MembershipSeq) {
  const row = await queries.findMembership(ctx.db, membershipSeq)
  const [membership] = row && row.state !== 'DRAFT' ? await shown(ctx, [row]) : []
  if (!membership) throw refuse('NOT_FOUND')
  const classes = await queries.findOpenedClasses(ctx.db, membershipSeq, MAX_OPENED_CLASSES)
  return {
    ...membership,
    classes: classes.map(({ courseSeq, title, imageFileSeq }) => ({
      courseSeq,
      title,
      imageUrl: imageFileSeq === null ? null : fileUrl(ctx.channelSeq, imageFileSeq, IMAGE_WIDTH),
    })),
  }
}

export async function listOpening(ctx: Context, courseSeq: CourseSeq) {
  await getVisibleCourseSummary(ctx, courseSeq)
  return shown(ctx, await queries.findOpening(ctx.db, courseSeq))
}

async function managed({ db }: Context, rows: MembershipRow[]) {
  const seqs = rows.map(({ membershipSeq }) => membershipSeq)
  const terms = await queries.findTerms(db, seqs)
  const counts = await queries.countMembers(db, seqs)
  return rows.flatMap(({ state, membershipSeq, trialDays, ...row }) =>
    state === 'DELETED'
      ? []
      : [
          {
            ...row,
            membershipSeq,
            trialDays: trialOf(trialDays),
            state,
            terms: terms.get(membershipSeq) ?? [],
            memberCount: counts.get(membershipSeq) ?? 0,
          },
        ],
  )
}

export async function listManaged(
  ctx: Context,
  { q, state, ...turned }: Paged & Parameters<typeof queries.countMemberships>[1],
) {
  const rows = await queries.findMemberships(ctx.db, { q, state }, turned)
  return { list: await managed(ctx, rows), total: await queries.countMemberships(ctx.db, { q, state }) }
}

export async function viewManaged(ctx: Context, membershipSeq: MembershipSeq) {
  const row = await queries.findMembership(ctx.db, membershipSeq)
  const [membership] = row ? await managed(ctx, [row]) : []
  if (!membership) throw refuse('NOT_FOUND')
  const { courseSeqs, categorySeqs } = await queries.findOpened(ctx.db, membershipSeq)
  return { ...membership, courses: await findTitles(ctx.db, courseSeqs), categorySeqs }
}

type JoinedView = z.output<typeof JoinedMembership>
/** How somebody's membership stands, as its subscription says. */
export async function joinedView(ctx: Context, row: JoinedRow): Promise<JoinedView> {
  const subscription = await findSubscription(ctx.db, row.subscriptionSeq)
  if (!subscription) throw new Error(`membership of no subscription ${row.subscriptionSeq}`)
  const { subscriptionSeq, state, termMonths, price, periodStart, periodEnd, nextChargeAt, endedAt } =
    subscription
  const next = renewalCharge(subscription)
  return {
    subscriptionSeq,
    membershipSeq: row.membershipSeq,
    name: row.name,
    state,
    isTrial: isTrial(subscription),
    isGiven: row.isGiven,
    months: termMonths,
    price,
    periodStart,
    periodEnd,
    next: nextChargeAt && { at: nextChargeAt, months: next.termMonths, amount: next.amount },
    endedAt,
    ...(await pausingOf(ctx, row, subscription)),
    team: row.isTeam ? await teamOf(ctx, subscription) : null,
  }
}

const teamOf = async (
  { db }: Context,
  { subscriptionSeq, seats, nextSeats }: NonNullable<Awaited<ReturnType<typeof findSubscription>>>,
) => ({ seats, nextSeats, taken: await countTaken(db, subscriptionSeq) })

export async function viewsOfMember(ctx: Context, userSeq: JoinedRow['userSeq']) {
  const views: JoinedView[] = []
  for (const row of await findJoinedOf(ctx.db, userSeq)) views.push(await joinedView(ctx, row))
  return views
}
