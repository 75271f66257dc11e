import { reviewHidden, reviewReplied, reviewReported, reviewSaved } from 'contract/community/reviews/events'
import { alarmTypes } from 'contract/values/type-codes'
import { on } from '../../../platform/jobs/tasks.ts'
import { raiseAlarm, untilRead } from '../../messaging/notifications/notifications.public.ts'
import { findHolders } from '../../people/members/members.public.ts'
import { findCourse } from '../../teaching/courses/courses.public.ts'
import { staffOf } from '../../teaching/courses/staff-to-notify.public.ts'
import { findReview } from './reviews.queries.ts'
import { findHidden } from './site-reviews.queries.ts'

export const notifyReview = on(
  'alarms.tellOfReview',
  reviewSaved,
  async (ctx, { evaluationSeq, courseSeq }) => {
    const course = await findCourse(ctx.db, courseSeq)
    const review = await findReview(ctx.db, evaluationSeq)
    if (!course || !review) return
    await raiseAlarm(ctx, {
      alarmType: alarmTypes.class,
      courseSeq,
      to: await staffOf(ctx, courseSeq),
      content: { kind: 'review', name: review.writerName, title: course.title, point: review.reviewPoint },
      path: `/classes/${courseSeq}#reviews`,
      once: `review:${evaluationSeq}`,
    })
  },
)

/** The writer hears of the first reply; later changes of it are silent. */
export const notifyReviewReply = on(
  'alarms.notifyReviewReply',
  reviewReplied,
  async (ctx, { evaluationSeq, courseSeq }) => {
    const course = await findCourse(ctx.db, courseSeq)
    const review = await findReview(ctx.db, evaluationSeq)
    // The reply was removed before this was read.
    if (!course || !review?.repliedAt) return
    await raiseAlarm(ctx, {
      alarmType: alarmTypes.class,
      courseSeq,
      to: [review.userSeq],
      content: { kind: 'reviewReply', title: course.title },
      path: `/classes/${courseSeq}#reviews`,
      once: `review-reply:${evaluationSeq}`,
    })
  },
)

/** The writer hears that it was hidden, and reads the reason there. docs/rules.md R-1104. */
export const notifyHidden = on(
  'reviews.notifyHidden',
  reviewHidden,
  async (ctx, { evaluationSeq, courseSeq }) => {
    const course = await findCourse(ctx.db, courseSeq)
    const review = await findHidden(ctx.db, evaluationSeq)
    // It was shown again, or removed, before this was read.
    if (!course || !review?.hiddenAt) return
    await raiseAlarm(ctx, {
      alarmType: alarmTypes.class,
      courseSeq,
      to: [review.userSeq],
      content: { kind: 'reviewHidden', title: course.title },
      path: `/classes/${courseSeq}#write-review`,
      once: `review-hidden:${evaluationSeq}:${review.hiddenAt.getTime()}`,
    })
  },
)

/** Staff who may hide it hear of a report, not by whom; its writer does not hear of it. docs/rules.md R-1106. */
export const notifyReport = on(
  'reviews.notifyReport',
  reviewReported,
  async (ctx, { evaluationSeq, courseSeq }) => {
    const course = await findCourse(ctx.db, courseSeq)
    const review = await findHidden(ctx.db, evaluationSeq)
    // It was hidden or removed before this was read.
    if (!course || !review || review.hiddenAt) return
    for (const userSeq of await findHolders(ctx.db, 'SITE_REVIEW_READ', 'SITE_REVIEW_UPDATE')) {
      if (userSeq === review.userSeq) continue
      await raiseAlarm(ctx, {
        alarmType: alarmTypes.class,
        courseSeq,
        to: [userSeq],
        content: { kind: 'reviewReported', title: course.title },
        path: '/settings/review/reports',
        once: await untilRead(ctx, userSeq, `reviewReported:${evaluationSeq}`),
      })
    }
  },
)
