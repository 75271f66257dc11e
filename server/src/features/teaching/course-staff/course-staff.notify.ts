import { classStaffChanged } from 'contract/people/class-roles/events'
import { alarmTypes } from 'contract/values/type-codes'
import { on } from '../../../platform/jobs/tasks.ts'
import { raiseAlarm } from '../../messaging/notifications/notifications.public.ts'
import { findCourse } from '../courses/courses.public.ts'

/** Notifies a person of their new class role, unless they changed it themselves. */
export const notifyClassStaff = on('alarms.tellOfClassStaff', classStaffChanged, async (ctx, payload) => {
  const { userSeq, courseSeq, userTypeCd, byUserSeq, at } = payload
  const course = await findCourse(ctx.db, courseSeq)
  if (!course || byUserSeq === userSeq) return
  await raiseAlarm(ctx, {
    alarmType: alarmTypes.class,
    courseSeq,
    to: [userSeq],
    actorUserSeq: byUserSeq,
    content: { kind: userTypeCd ? `class${userTypeCd}` : 'classLeft', title: course.title },
    path: userTypeCd ? `/classes/${courseSeq}/settings` : `/classes/${courseSeq}`,
    once: `classStaff:${courseSeq}:${userTypeCd}:${at.toISOString()}`,
  })
})
