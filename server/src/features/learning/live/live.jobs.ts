import { alarmTypes } from 'contract/values/type-codes'
import { liveCancelled, liveMoved, liveScheduled } from 'contract/teaching/curriculum/live-items.events'
import { joinWindowState, opensAt } from 'contract/teaching/curriculum/live-items.rules'
import { instant, seq, type CurriculumSeq } from 'contract/values/ids'
import { z } from 'zod'
import type { Context } from '../../../platform/context.ts'
import { enqueue, on, task } from '../../../platform/jobs/tasks.ts'
import { raiseAlarm } from '../../messaging/notifications/notifications.public.ts'
import { countAttendances } from '../attendance/attendance.public.ts'
import { findLeadersOf } from '../../teaching/courses/courses.public.ts'
import { findLearners } from '../../money/access/access.public.ts'
import { findLiveForReminder } from './live.queries.ts'
import { recordReminder, type ReminderColumn } from '../../teaching/curriculum/live-items.public.ts'

const DAY = 86_400_000
const Reminder = z.object({ curriculumSeq: seq('curriculum'), startsAt: instant })
type Reminder = z.output<typeof Reminder>
type LiveRow = NonNullable<Awaited<ReturnType<typeof findLiveForReminder>>>

/** The lesson of a reminder, unless it was removed, moved, or its course is not available. */
async function stillOn(ctx: Context, { curriculumSeq, startsAt }: Reminder) {
  const live = await findLiveForReminder(ctx.db, curriculumSeq)
  if (!live || live.deletedAt !== null || live.state !== 'PUBLISHED') return null
  return live.startsAt.getTime() === startsAt.getTime() ? live : null
}

type LiveAlarm = (typeof alarmTypes)['attendance' | 'liveTomorrow' | 'liveChanged' | 'liveSoon']

interface ReminderNotice {
  alarmType: LiveAlarm
  kind: string
  live: LiveRow
  curriculumSeq: CurriculumSeq
  /** The column that records the reminder as sent; without one it is sent once per scheduled time. */
  column?: ReminderColumn
  path?: string
  more?: Record<string, number>
  /** The time of the reminder, where it is not the start. */
  at?: Date
  /** The time of the change: a lesson may move to the same start more than once. */
  since?: Date | null
}
async function notify(ctx: Context, { alarmType, kind, live, curriculumSeq, ...rest }: ReminderNotice) {
  const { courseSeq, startsAt, lesson, title } = live
  const leaders = await findLeadersOf(ctx.db, courseSeq)
  const learners = alarmType === alarmTypes.attendance ? [] : await findLearners(ctx.db, courseSeq, ctx.now())
  const {
    column,
    path = `/classes/${courseSeq}/classroom/${curriculumSeq}`,
    more = {},
    at = startsAt,
    since,
  } = rest
  const alarm = {
    alarmType,
    courseSeq,
    to: [...new Set([...learners, ...leaders])],
    content: { kind, title, lesson, at: at.toISOString(), ...more },
    path,
    once: [kind, curriculumSeq, at.getTime(), ...(since ? [since.getTime()] : [])].join(':'),
  }
  const reminder = { curriculumSeq, startsAt }
  await raiseAlarm(ctx, alarm, (tx) =>
    column ? recordReminder(tx, reminder, { column, now: ctx.now() }) : Promise.resolve(true),
  )
}

export const notifyTomorrow = task('live.tomorrow', Reminder, async (ctx, reminder) => {
  const live = await stillOn(ctx, reminder)
  if (!live || live.startsAt <= ctx.now()) return
  const { curriculumSeq } = reminder
  await notify(ctx, {
    alarmType: alarmTypes.liveTomorrow,
    kind: 'liveTomorrow',
    live,
    curriculumSeq,
    column: 'tomorrowToldAt',
  })
})

/** The notification leads straight to joining. */
export const notifySoon = task('live.soon', Reminder, async (ctx, reminder) => {
  const live = await stillOn(ctx, reminder)
  if (!live || joinWindowState(live, 'user', ctx.now()) !== 'OPEN') return
  const { curriculumSeq } = reminder
  const path = `/classes/${live.courseSeq}/classroom/${curriculumSeq}?attend=Y`
  await notify(ctx, {
    alarmType: alarmTypes.liveSoon,
    kind: 'liveSoon',
    live,
    curriculumSeq,
    column: 'soonToldAt',
    path,
  })
})

/** Notifies the host of the number of attendees. */
export const notifyAttendance = task('live.over', Reminder, async (ctx, reminder) => {
  const live = await stillOn(ctx, reminder)
  // The lesson may have been extended: then the reminder for its new end reports.
  if (!live || live.endsAt > ctx.now()) return
  const { curriculumSeq } = reminder
  const count = await countAttendances(ctx.db, curriculumSeq)
  const path = `/classes/${live.courseSeq}/settings/curriculums`
  const more = { count }
  await notify(ctx, {
    alarmType: alarmTypes.attendance,
    kind: 'liveOver',
    live,
    curriculumSeq,
    column: 'overToldAt',
    path,
    more,
  })
})

/** Schedules all reminders of a lesson. A reminder for an outdated time does nothing. */
async function remind(ctx: Context, curriculumSeq: CurriculumSeq, { isStartMoved = true } = {}) {
  const live = await findLiveForReminder(ctx.db, curriculumSeq)
  if (!live || live.deletedAt !== null) return null
  const { startsAt, endsAt } = live
  const payload = { curriculumSeq, startsAt }
  const msUntil = (moment: Date) => moment.getTime() - ctx.now().getTime()
  const untilDayBefore = msUntil(startsAt) - DAY
  await ctx.transaction(async (tx) => {
    if (isStartMoved && untilDayBefore > 0)
      await enqueue(tx, notifyTomorrow, { input: payload, delayMs: untilDayBefore })
    if (isStartMoved)
      await enqueue(tx, notifySoon, { input: payload, delayMs: msUntil(opensAt(live, 'user')) })
    await enqueue(tx, notifyAttendance, { input: payload, delayMs: msUntil(endsAt) })
  })
  return live
}

export const remindOfNew = on('live.remindOfNew', liveScheduled, async (ctx, { curriculumSeq }) => {
  await remind(ctx, curriculumSeq)
})
export const notifyMoved = on(
  'live.tellMoved',
  liveMoved,
  async (ctx, { curriculumSeq, isStartMoved, movedAt }) => {
    const live = await remind(ctx, curriculumSeq, { isStartMoved })
    if (live?.state !== 'PUBLISHED') return
    const kind = isStartMoved ? 'liveMoved' : 'liveEndMoved'
    const at = isStartMoved ? live.startsAt : live.endsAt
    await notify(ctx, { alarmType: alarmTypes.liveChanged, kind, live, curriculumSeq, at, since: movedAt })
  },
)
export const notifyCancelled = on('live.tellCancelled', liveCancelled, async (ctx, { curriculumSeq }) => {
  const live = await findLiveForReminder(ctx.db, curriculumSeq)
  if (live?.state !== 'PUBLISHED') return
  const path = `/classes/${live.courseSeq}`
  await notify(ctx, { alarmType: alarmTypes.liveChanged, kind: 'liveCancelled', live, curriculumSeq, path })
})
