import { enrolmentApproved, enrolmentCancelled } from 'contract/money/enrolments/events'
import { alarmTypes } from 'contract/values/type-codes'
import type { Context } from '../../../platform/context.ts'
import { on } from '../../../platform/jobs/tasks.ts'
import { publisherOf } from '../../../platform/realtime/sockets.ts'
import { raiseAlarm, raiseAlarms } from '../../messaging/notifications/notifications.public.ts'
import type { findManagers } from '../../people/members/members.public.ts'
import { findCourse } from '../../teaching/courses/courses.public.ts'
import { staffOf, staffWith } from '../../teaching/courses/staff-to-notify.public.ts'
import { findEnrolment } from './enrolments.public.ts'
import { findEnrolmentTitle } from './enrolments.queries.ts'

export const notifyEnrolment = on(
  'alarms.tellOfEnrolment',
  enrolmentApproved,
  async (ctx, { attendSeq, courseSeq }) => {
    const enrolment = await findEnrolmentTitle(ctx.db, attendSeq)
    // Who takes a package hears of the package, not of each class in it.
    if (!enrolment || enrolment.parentAttendSeq !== null) return
    const { staff, holders } = await staffWith(ctx, courseSeq, 'CLASS_STUDENT_READ')
    const { userSeq, name, title } = enrolment
    const alarm = { alarmType: alarmTypes.enrolment, courseSeq } as const
    const toStaff = {
      ...alarm,
      to: [...new Set([...staff, ...holders])].filter((one) => one !== userSeq),
      actorUserSeq: userSeq,
      content: { kind: 'applicant', name, title },
      path: `/classes/${courseSeq}/settings/attendees`,
      once: `applicant:${attendSeq}`,
    }
    const toLearner = {
      ...alarm,
      to: [userSeq],
      content: { kind: 'enrolled', title },
      path: `/classes/${courseSeq}`,
      once: `enrolled:${attendSeq}`,
    }
    await raiseAlarms(ctx, [toStaff, toLearner])
    publishSales(ctx, staff)
  },
)

export const notifyCancellation = on(
  'alarms.tellOfCancellation',
  enrolmentCancelled,
  async (ctx, { attendSeq, courseSeq, refundedAmount, currency }) => {
    const enrolment = await findEnrolment(ctx.db, attendSeq)
    const course = await findCourse(ctx.db, courseSeq)
    // Who takes a package hears of the package, not of each class in it.
    if (!enrolment || !course || enrolment.parentAttendSeq !== null) return
    const staff = await staffOf(ctx, courseSeq)
    const { userSeq, name } = enrolment
    const alarm = { alarmType: alarmTypes.cancelled, courseSeq } as const
    const refund = { amount: refundedAmount, currency }
    await raiseAlarm(ctx, {
      ...alarm,
      to: [userSeq],
      content: { kind: 'cancelled', title: course.title, ...refund },
      path: `/paymenthistory`,
      once: `cancelled:${attendSeq}`,
    })
    await raiseAlarm(ctx, {
      ...alarm,
      to: staff.filter((one) => one !== userSeq),
      actorUserSeq: userSeq,
      content: { kind: 'staffCancelled', name, title: course.title, ...refund },
      path: `/classes/${courseSeq}/settings/attendees`,
      once: `staffCancelled:${attendSeq}`,
    })
    publishSales(ctx, staff)
  },
)

/** Staff who have the sales open see them change. */
function publishSales(ctx: Context, staff: Awaited<ReturnType<typeof findManagers>>) {
  const publish = publisherOf(ctx.ports.bus)
  for (const userSeq of staff) publish.person(ctx.channelSeq, userSeq, { cmd: 'sales' })
}
