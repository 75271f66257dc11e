import type { Attendee } from 'contract/workflows/admissions/schemas'
import type { MyCourse } from 'contract/views/my-classes/schemas'
import type { ChannelSeq } from 'contract/values/ids'
import type { z } from 'zod'
import type { Context, MemberContext, PlatformContext, SignedIn } from '../../platform/context.ts'
import { shownName } from '../../platform/words/shown-name.ts'
import { findEarned } from '../certificates/certificates.public.ts'
import { findChannelHere, findSiteCard } from '../channels/channels.public.ts'
import { findProgress, type Progress } from '../classroom/classroom.public.ts'
import { findInviting } from '../courses/course-setting.public.ts'
import { findParts, findTitles } from '../courses/courses.public.ts'
import { fileUrl } from '../files/files.public.ts'
import { findSitesOf } from '../members/members.public.ts'
import { findPaidFor } from '../orders/orders.public.ts'
import { findReviewed } from '../reviews/reviews.public.ts'
import type { EnrolmentFound } from './enrolments.public.ts'
import { findMine } from './enrolments.queries.ts'
import { findWaitNos } from './line.queries.ts'

const nothingDone: Progress = {
  completedCount: 0,
  curriculumCount: 0,
  percent: 0,
  nextCurriculumSeq: null,
  nextTitle: null,
}

/** Applicants with what they paid and how far they are: two questions for the whole page. */
export async function attendeesOf(
  ctx: Context,
  rows: EnrolmentFound[],
): Promise<z.output<typeof Attendee>[]> {
  const attendSeqs = rows.map(({ attendSeq }) => attendSeq)
  const paid = await findPaidFor(ctx.db, attendSeqs)
  const progress = await findProgress(ctx.db, rows, ctx.now())
  const parts = await partsOf(ctx, rows)
  const seesMoney = ctx.user !== null && ctx.user.role !== null
  const hidden = { orderNo: null, paidAmount: null, refundedAmount: null }
  return rows.map((row) => {
    const order = paid.get(row.attendSeq)
    const { orderNo = null, paidAmount = 0, refundedAmount = 0 } = order ?? {}
    return {
      ...row,
      name: shownName(row.name, ctx.language),
      partNumber: parts.get(row.classSeq)?.partNumber ?? 1,
      percent: progress.get(row.attendSeq)?.percent ?? 0,
      ...(seesMoney ? { orderNo, paidAmount, refundedAmount } : hidden),
    }
  })
}

export async function myCoursesOf(
  ctx: MemberContext,
  rows: EnrolmentFound[],
): Promise<z.output<typeof MyCourse>[]> {
  const titles = await findTitles(
    ctx.db,
    rows.map(({ courseSeq }) => courseSeq),
  )
  const progress = await findProgress(ctx.db, rows, ctx.now())
  const reviewed = await findReviewed(
    ctx.db,
    rows.map(({ attendSeq }) => attendSeq),
  )
  const earned = await findEarned(
    ctx.db,
    rows.map((row) => ({ ...row, percent: progress.get(row.attendSeq)?.percent ?? 0 })),
  )
  const waitNos = await findWaitNos(
    ctx.db,
    rows.map(({ attendSeq }) => attendSeq),
  )
  const parts = await partsOf(ctx, rows)
  const inviting = await findInviting(
    ctx.db,
    rows.map(({ courseSeq }) => courseSeq),
  )
  return rows.map((row) => {
    const course = titles.find(({ courseSeq }) => courseSeq === row.courseSeq)
    return {
      ...row,
      ...(progress.get(row.attendSeq) ?? nothingDone),
      title: course?.title ?? '',
      openTypeUrl: isOpen(row, ctx.now()) ? (course?.openTypeUrl ?? null) : null,
      imageUrl: course?.imageFileSeq ? fileUrl(ctx.channelSeq, course.imageFileSeq, 640) : null,
      partNumber: shownPart(parts.get(row.classSeq)),
      waitNo: waitNos.get(row.attendSeq) ?? null,
      payUntil: row.state === 'PENDING_PAYMENT' ? row.invitedUntil : null,
      canInvite: inviting.has(row.courseSeq) && isLearning(row, ctx.now()),
      hasReview: reviewed.has(row.attendSeq),
      canReview: canReview(row, ctx.now()),
      hasCertificate: row.state !== 'WAITING' && row.state !== 'PENDING_PAYMENT' && earned.has(row.attendSeq),
    }
  })
}

const isOpen = ({ state, validAt }: EnrolmentFound, now: Date) =>
  state === 'APPROVED' && (validAt === null || now < validAt)

async function partsOf(ctx: Context, rows: EnrolmentFound[]) {
  const classSeqs = [...new Set(rows.map(({ classSeq }) => classSeq))]
  const parts = classSeqs.length > 0 ? await findParts(ctx.db, classSeqs) : []
  return new Map(parts.map((part) => [part.classSeq, part]))
}
/** A class that never had another round has no number worth saying. */
const shownPart = (part: { partNumber: number; currentPartNumber: number } | undefined) =>
  part && part.currentPartNumber > 1 ? part.partNumber : null

const isLearning = ({ state, validAt }: EnrolmentFound, now: Date) =>
  state === 'APPROVED' && (validAt === null || now < validAt)

export const canReview = ({ state, reviewExpiresAt }: EnrolmentFound, now: Date) =>
  state === 'APPROVED' && (reviewExpiresAt === null || now < reviewExpiresAt)

/** Whoever joined more sites than this finds the others on their own pages. */
const MOST_SITES = 50

/** The caller's classes on the site at hand, else on every site they joined; the newest place first. */
export async function coursesOfPerson(ctx: SignedIn<PlatformContext>) {
  const { user } = ctx
  const here = await findChannelHere(ctx)
  const sites = await findSitesOf(ctx.platform, user.userSeq)
  const wanted = sites.filter(({ channelSeq }) => here === null || channelSeq === here).slice(0, MOST_SITES)
  const lists = await Promise.all(wanted.map(({ channelSeq }) => coursesOn(ctx, channelSeq)))
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
