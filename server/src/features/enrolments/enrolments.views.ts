import type { Attendee, MyCourse } from 'contract/enrolments'
import type { z } from 'zod'
import type { Context, MemberContext } from '../../platform/context.ts'
import { findProgress, type Progress } from '../classroom/classroom.public.ts'
import { findTitles } from '../courses/courses.public.ts'
import { fileUrl } from '../files/files.public.ts'
import { findPaidFor } from '../orders/orders.public.ts'
import { findReviewed } from '../reviews/reviews.public.ts'
import type { EnrolmentFound } from './enrolments.public.ts'

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
  const progress = await findProgress(ctx.db, rows)
  return rows.map((row) => {
    const order = paid.get(row.attendSeq)
    return {
      ...row,
      percent: progress.get(row.attendSeq)?.percent ?? 0,
      orderNo: order?.orderNo ?? null,
      paidAmount: order?.paidAmount ?? 0,
      refundedAmount: order?.refundedAmount ?? 0,
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
  const progress = await findProgress(ctx.db, rows)
  const reviewed = await findReviewed(
    ctx.db,
    rows.map(({ attendSeq }) => attendSeq),
  )
  return rows.map((row) => {
    const course = titles.find(({ courseSeq }) => courseSeq === row.courseSeq)
    return {
      ...row,
      ...(progress.get(row.attendSeq) ?? nothingDone),
      title: course?.title ?? '',
      imageUrl: course?.imageFileSeq ? fileUrl(ctx.channelSeq, course.imageFileSeq, 640) : null,
      hasReview: reviewed.has(row.attendSeq),
      canReview: canReview(row, ctx.now()),
    }
  })
}

export const canReview = ({ state, reviewExpiresAt }: EnrolmentFound, now: Date) =>
  state === 'APPROVED' && (reviewExpiresAt === null || now < reviewExpiresAt)
