import { checkInRejected } from 'contract/learning/challenges/events'
import { missionToday } from 'contract/learning/challenges/missions.rules'
import { termDays } from 'contract/learning/challenges/terms.rules'
import { seoulDay, seoulParts } from 'contract/values/korea-time'
import { alarmTypes } from 'contract/values/type-codes'
import { on, type Timer } from '../../../platform/jobs/tasks.ts'
import { raiseAlarm } from '../../messaging/notifications/notifications.public.ts'
import { findCourse } from '../../teaching/courses/courses.public.ts'
import { findWriter } from './check-ins.queries.ts'
import { findMissions } from './missions.queries.ts'
import { findReminding, findUndone } from './participants.queries.ts'

const pathOf = (courseSeq: number) => `/classes/${courseSeq}/challenge`

/** Once a day, at the hour that the site chose, learners with something left of it. docs/rules.md R-1048. */
export const remindDaily: Timer = {
  name: 'challenges.remindDaily',
  cron: '0 * * * *',
  waitsWhileSuspended: true,
  async visit(ctx) {
    const now = ctx.now()
    const day = seoulDay(now)
    for (const { courseSeq, classSeq, title, ...dates } of await findReminding(ctx.db, {
      hour: seoulParts(now).hour,
      now,
    })) {
      const term = termDays(dates)
      const missions = await findMissions(ctx.db, classSeq)
      const left = missions.filter((mission) => {
        const shown = term && missionToday(mission, { term, doneDays: [], now })
        return shown?.day === day && (shown.state === 'OPEN' || shown.state === 'EARLY')
      })
      if (left.length === 0) continue
      const missionSeqs = left.map(({ challengeMissionSeq }) => challengeMissionSeq)
      await raiseAlarm(ctx, {
        alarmType: alarmTypes.mission,
        courseSeq,
        to: await findUndone(ctx.db, { classSeq, missionSeqs, day }),
        content: { kind: 'challengeReminder', title },
        path: pathOf(courseSeq),
        once: `challengeReminder:${classSeq}:${day}`,
      })
    }
  },
}

export const notifyRejected = on(
  'challenges.notifyRejected',
  checkInRejected,
  async (ctx, { courseSeq, challengeCheckInSeq }) => {
    const writer = await findWriter(ctx.db, challengeCheckInSeq)
    const course = await findCourse(ctx.db, courseSeq)
    if (!writer || writer.rejectedAt === null || !course) return
    await raiseAlarm(ctx, {
      alarmType: alarmTypes.mission,
      courseSeq,
      to: [writer.userSeq],
      content: { kind: 'challengeRejected', title: course.title },
      path: pathOf(courseSeq),
      once: `challengeRejected:${challengeCheckInSeq}`,
    })
  },
)
