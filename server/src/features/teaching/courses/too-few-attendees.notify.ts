import { alarmTypes } from 'contract/values/type-codes'
import type { Timer } from '../../../platform/jobs/tasks.ts'
import { findTooFew } from './courses.public.ts'
import { staffOf } from './staff-to-notify.public.ts'
import { raiseAlarm } from '../../messaging/notifications/notifications.public.ts'

/** After a downtime, a start this late is still reported. */
const DAY = 86_400_000

/** Notifies the staff of a course that begins with fewer people than its minimum; they decide what to do. R-408. */
export const notifyTooFew: Timer = {
  name: 'courses.tooFew',
  cron: '*/10 * * * *',
  isSelective: true,
  async visit(ctx) {
    const until = ctx.now()
    const from = new Date(until.getTime() - DAY)
    for (const round of await findTooFew(ctx.db, { from, until })) {
      const { classSeq, courseSeq, title, startAt, minUserCount, acceptedCount } = round
      await raiseAlarm(ctx, {
        alarmType: alarmTypes.enrolment,
        courseSeq,
        to: await staffOf(ctx, courseSeq),
        content: { kind: 'tooFew', title, count: acceptedCount, least: minUserCount ?? 0 },
        path: `/classes/${courseSeq}/settings/attendees`,
        once: `tooFew:${classSeq}:${startAt?.toISOString() ?? ''}`,
      })
    }
  },
}
