import { reviewSaved } from 'contract/community/reviews/events'
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
