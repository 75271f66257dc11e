import { alarmTypes } from 'contract/values/type-codes'
import { daysLeft } from 'contract/money/enrolments/enrolments.rules'
import { periodChanged } from 'contract/money/enrolments/access-period.events'
import { on, type Timer } from '../../../platform/jobs/tasks.ts'
import { findCourse } from '../../teaching/courses/courses.public.ts'
import { findEnding, findEnrolment } from './enrolments.public.ts'
import { raiseAlarm } from '../../messaging/notifications/notifications.public.ts'

const DAY = 86_400_000
/** A week before the end, and the day before. */
const EARLY = 7
const alarm = { alarmType: alarmTypes.enrolment } as const

export const notifyPeriod = on(
  'alarms.tellOfPeriod',
  periodChanged,
  async (ctx, { attendSeq, courseSeq, validAt }) => {
    const enrolment = await findEnrolment(ctx.db, attendSeq)
    const course = await findCourse(ctx.db, courseSeq)
    // Another change came meanwhile, and its own job notifies about it.
    if (!course || enrolment?.validAt?.getTime() !== validAt.getTime()) return
    await raiseAlarm(ctx, {
      ...alarm,
      courseSeq,
      to: [enrolment.userSeq],
      content: { kind: 'periodChanged', title: course.title, at: validAt.toISOString() },
      path: `/classes/${courseSeq}`,
      once: `period:${attendSeq}:${validAt.toISOString()}`,
    })
  },
)

/** Every morning: whose time ends within a week, and whose before the next morning is over. docs/rules.md R-365. */
export const remindOfEnd: Timer = {
  name: 'enrolments.ending',
  cron: '0 10 * * *',
  async visit(ctx) {
    const now = ctx.now()
    const until = new Date(now.getTime() + EARLY * DAY)
    for (const { attendSeq, courseSeq, userSeq, attendAt, validAt, title } of await findEnding(ctx.db, {
      from: now,
      until,
    })) {
      if (validAt === null || attendAt === null) continue
      const left = daysLeft(validAt, now)
      const isLast = left <= 1
      // A period that was never longer than a week is reminded of once, at its end.
      if (!isLast && validAt.getTime() - attendAt.getTime() <= EARLY * DAY) continue
      const at = validAt.toISOString()
      await raiseAlarm(ctx, {
        ...alarm,
        courseSeq,
        to: [userSeq],
        content: { kind: isLast ? 'periodEndsSoon' : 'periodEnds', title, at, count: left },
        path: `/classes/${courseSeq}`,
        once: `ending:${attendSeq}:${at}:${isLast ? 1 : EARLY}`,
      })
    }
  },
}
