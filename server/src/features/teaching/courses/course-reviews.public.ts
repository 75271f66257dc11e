import { isPossible } from 'contract/teaching/courses/state.rules'
import { courseReviewed } from 'contract/teaching/courses/reviews.events'
import type { CourseSeq, UserSeq } from 'contract/values/ids'
import type { Context } from '../../../platform/context.ts'
import type { ChannelTx } from '../../../platform/db/channel-db.ts'
import { emit } from '../../../platform/jobs/tasks.ts'
import { closeReview } from './course-reviews.queries.ts'
import { changeCourse, findCourse, lockCourse } from './courses.queries.ts'

interface Answer {
  courseSeq: CourseSeq
  verdict: 'APPROVED' | 'REJECTED' | 'AUTO'
  reason: string | null
  by: UserSeq | null
}

/**
 * Decides the review of a submitted course and announces it after the commit. False when the review is closed already: the first
 * decision counts, be it by the operator, the timer, or a withdrawal.
 */
export async function decideReview(ctx: Context, tx: ChannelTx, { courseSeq, verdict, reason, by }: Answer) {
  await lockCourse(tx, courseSeq)
  const course = await findCourse(tx, courseSeq)
  if (!course || !isPossible('DECIDE', course.state)) return false
  const now = ctx.now()
  const change =
    verdict === 'REJECTED'
      ? ({ state: 'REJECTED', rejectedReason: reason } as const)
      : ({ state: 'PUBLISHED', publishedAt: now, rejectedReason: null } as const)
  await changeCourse(tx, courseSeq, { ...change, autoPublishAt: null, updatedAt: now })
  const decision = { verdict, reason, decidedByUserSeq: by, decidedAt: now }
  const review = await closeReview(tx, courseSeq, decision)
  if (review) await emit(tx, courseReviewed, { ...review, courseSeq, verdict, reason })
  return true
}
