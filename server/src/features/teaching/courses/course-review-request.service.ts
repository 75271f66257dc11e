import { handedIn, isPossible, missingParts } from 'contract/teaching/courses/state.rules'
import type { CourseSeq } from 'contract/values/ids'
import { publicTypes } from 'contract/values/type-codes'
import type { MemberContext } from '../../../platform/context.ts'
import type { ChannelTx } from '../../../platform/db/channel-db.ts'
import { refuse } from '../../../platform/refuse.ts'
import { closeReview, insertReview } from './course-reviews.queries.ts'
import { getManagedCourse } from './courses.public.ts'
import { checkSellable } from './selling.service.ts'
import { changeCourse, lockCourse } from './courses.queries.ts'

/** Locks the state of the course until the transaction ends. */
export async function held(ctx: MemberContext, tx: ChannelTx, courseSeq: CourseSeq) {
  await lockCourse(tx, courseSeq)
  return getManagedCourse(ctx, courseSeq, tx)
}

/** Submits the course; published at once while the installation has no review. */
export function submitCourse(ctx: MemberContext, courseSeq: CourseSeq) {
  return ctx.transaction(async (tx) => {
    const course = await held(ctx, tx, courseSeq)
    if (missingParts(course).length > 0) throw refuse('CLASS_NOT_READY')
    if (!isPossible('SUBMIT', course.state)) throw refuse('CLASS_STATE_CHANGED')
    await checkSellable(ctx, course)
    const now = ctx.now()
    const next = handedIn({ reviewHours: ctx.ports.settings.courseReviewHours, now })
    const { title } = course
    if (next.autoPublishAt) {
      const review = { courseSeq, title, submittedByUserSeq: ctx.user.userSeq, submittedAt: now }
      await insertReview(tx, { ...review, autoPublishAt: next.autoPublishAt })
    }
    ctx.audit.record({ before: { state: course.state }, after: { state: next.state } })
    await changeCourse(tx, courseSeq, {
      ...next,
      rejectedReason: null,
      publicCd: publicTypes.public,
      updatedAt: now,
    })
    return { state: next.state }
  })
}

/** Withdraws the submission before its review. */
export function withdrawCourse(ctx: MemberContext, courseSeq: CourseSeq) {
  return ctx.transaction(async (tx) => {
    const { state } = await held(ctx, tx, courseSeq)
    if (!isPossible('WITHDRAW', state)) throw refuse('CLASS_STATE_CHANGED')
    const now = ctx.now()
    ctx.audit.record({ before: { state }, after: { state: 'DRAFT' } })
    await changeCourse(tx, courseSeq, { state: 'DRAFT', autoPublishAt: null, updatedAt: now })
    await takeBack(ctx, tx, courseSeq)
    return null
  })
}

export const takeBack = (ctx: MemberContext, tx: ChannelTx, courseSeq: CourseSeq) =>
  closeReview(tx, courseSeq, {
    verdict: 'WITHDRAWN',
    reason: null,
    decidedByUserSeq: ctx.user.userSeq,
    decidedAt: ctx.now(),
  })
