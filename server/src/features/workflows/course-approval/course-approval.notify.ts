import { courseReviewed } from 'contract/teaching/courses/reviews.events'
import { alarmTypes } from 'contract/values/type-codes'
import { on } from '../../../platform/jobs/tasks.ts'
import { raiseAlarm } from '../../messaging/notifications/notifications.public.ts'
import { findCourse, findTeachersOf } from '../../teaching/courses/courses.public.ts'

/** Notifies of the decision about a submitted course. */
export const notifyVerdict = on('alarms.tellOfVerdict', courseReviewed, async (ctx, payload) => {
  const { courseReviewSeq, courseSeq, submittedByUserSeq, verdict } = payload
  const course = await findCourse(ctx.db, courseSeq)
  if (!course) return
  const teachers = await findTeachersOf(ctx.db, courseSeq)
  const isPublished = verdict !== 'REJECTED'
  await raiseAlarm(ctx, {
    alarmType: alarmTypes.class,
    courseSeq,
    to: [...new Set([submittedByUserSeq, ...teachers])],
    content: { kind: isPublished ? 'classPublished' : 'classRejected', title: course.title },
    path: `/classes/${courseSeq}${isPublished ? '' : '/settings'}`,
    once: `verdict:${courseReviewSeq}`,
  })
})
