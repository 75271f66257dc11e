import type { ChannelSeq, Currency } from 'contract/values/ids'
import type { MyCourse } from 'contract/views/my-classes/schemas'
import type { z } from 'zod'
import type { MemberContext, PlatformContext, SignedIn } from '../../../platform/context.ts'
import { findReviewed } from '../../community/reviews/reviews.public.ts'
import { findEarned } from '../../learning/certificates/certificates.public.ts'
import { findRates } from '../../learning/challenges/challenges.public.ts'
import { findProgress, nothingDone, type Progress } from '../../learning/lessons/lessons.public.ts'
import {
  canReview,
  type EnrolmentRow,
  findMine,
  findWaitNos,
  partsOf,
  reservedUntil,
  shownPart,
} from '../../money/enrolments/enrolments.public.ts'
import { findPaidFor } from '../../money/orders/orders.public.ts'
import { findSitesOf } from '../../people/members/members.public.ts'
import { findChannelHere, findSiteCard } from '../../site/sites/sites.public.ts'
import { fileUrl } from '../../system/files/files.public.ts'
import { findInviting } from '../../teaching/courses/course-settings.public.ts'
import { findTitles } from '../../teaching/courses/courses.public.ts'

export async function myCoursesOf(
  ctx: MemberContext,
  rows: EnrolmentRow[],
): Promise<z.output<typeof MyCourse>[]> {
  const titles = await findTitles(
    ctx.db,
    rows.map(({ courseSeq }) => courseSeq),
  )
  const progress = await findProgress(ctx.db, rows, ctx.now())
  const rates = await findRates(
    ctx.db,
    rows.map(({ attendSeq }) => attendSeq),
  )
  const reviewed = await findReviewed(
    ctx.db,
    rows.map(({ attendSeq }) => attendSeq),
  )
  const earned = await findEarned(
    ctx.db,
    rows.map((row) => ({
      ...row,
      percent: rates.get(row.attendSeq) ?? progress.get(row.attendSeq)?.percent ?? 0,
    })),
  )
  const waitNos = await findWaitNos(
    ctx.db,
    rows.map(({ attendSeq }) => attendSeq),
  )
  const parts = await partsOf(ctx, rows)
  const applied = rows.flatMap(({ attendSeq, state, waitPayment }) =>
    state === 'WAITING' && waitPayment === 'PAID' ? [attendSeq] : [],
  )
  const paid = await findPaidFor(ctx.db, applied)
  const inviting = await findInviting(
    ctx.db,
    rows.map(({ courseSeq }) => courseSeq),
  )
  return rows.map((row) => {
    const course = titles.find(({ courseSeq }) => courseSeq === row.courseSeq)
    return {
      ...row,
      ...progressOf(progress.get(row.attendSeq) ?? nothingDone, rates.get(row.attendSeq)),
      productKind: course?.productKind ?? 'CLASS',
      title: course?.title ?? '',
      openTypeUrl: isOpen(row, ctx.now()) ? (course?.openTypeUrl ?? null) : null,
      imageUrl: course?.imageFileSeq ? fileUrl(ctx.channelSeq, course.imageFileSeq, 640) : null,
      partNumber: shownPart(parts.get(row.classSeq)),
      waitNo: waitNos.get(row.attendSeq) ?? null,
      paid: paidOf(paid.get(row.attendSeq)),
      payUntil: row.state === 'PENDING_PAYMENT' ? row.invitedUntil : null,
      holdUntil: reservedUntil(row),
      canInvite: inviting.has(row.courseSeq) && isLearning(row, ctx.now()),
      hasReview: reviewed.has(row.attendSeq),
      canReview: canReview(row, ctx.now()),
      hasCertificate: row.state !== 'WAITING' && row.state !== 'PENDING_PAYMENT' && earned.has(row.attendSeq),
    }
  })
}

/** A challenge without lessons is as far as its check-ins are. */
const progressOf = (progress: Progress, rate: number | undefined) =>
  rate !== undefined && progress.curriculumCount === 0 ? { ...progress, percent: rate } : progress

const paidOf = (order: { paidAmount: number; currency: Currency } | undefined) =>
  order ? { amount: order.paidAmount, currency: order.currency } : null

const isOpen = ({ state, validAt }: EnrolmentRow, now: Date) =>
  state === 'APPROVED' && (validAt === null || now < validAt)

const isLearning = ({ state, validAt }: EnrolmentRow, now: Date) =>
  state === 'APPROVED' && (validAt === null || now < validAt)

/** A user who joined more sites than this finds the others on their own pages. */
const MAX_SITES = 50

/** The caller's courses on the current site, or on the platform on every site they joined; latest enrolment first. */
export async function coursesOfPerson(ctx: SignedIn<PlatformContext>) {
  const { user } = ctx
  const here = await findChannelHere(ctx)
  const sites = await findSitesOf(ctx.platform, user.userSeq)
  const chosenSites = sites
    .filter(({ channelSeq }) => here === null || channelSeq === here)
    .slice(0, MAX_SITES)
  const lists = await Promise.all(chosenSites.map(({ channelSeq }) => coursesOn(ctx, channelSeq)))
  return lists.flat().toSorted((left, right) => right.appliedAt.getTime() - left.appliedAt.getTime())
}

async function coursesOn(ctx: SignedIn<PlatformContext>, channelSeq: ChannelSeq) {
  const channel = await findSiteCard(ctx, channelSeq)
  if (!channel) return []
  const there = { ...(await ctx.at(channelSeq)), user: ctx.user }
  const courses = await myCoursesOf(there, await findMine(there.db, ctx.user.userSeq))
  return courses.map((course) => ({
    ...course,
    channelSeq,
    channelName: channel.name,
    domain: channel.domain,
  }))
}
