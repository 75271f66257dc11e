import { reviewReplied, reviewSaved } from 'contract/community/reviews/events'
import { alarmTypes } from 'contract/values/type-codes'
import { on } from '../../../platform/jobs/tasks.ts'
import { raiseAlarm } from '../../messaging/notifications/notifications.public.ts'
import { findCourse } from '../../teaching/courses/courses.public.ts'
import { staffOf } from '../../teaching/courses/staff-to-notify.public.ts'
import { getReviewBySeq } from './reviews.public.ts'

export const notifyReview = on(
  'alarms.tellOfReview',
  reviewSaved,
  async (ctx, { evaluationSeq, courseSeq }) => {
    const course = await findCourse(ctx.db, courseSeq)
    const review = await getReviewBySeq(ctx.db, evaluationSeq).catch(() => null)
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
    const review = await getReviewBySeq(ctx.db, evaluationSeq).catch(() => null)
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
