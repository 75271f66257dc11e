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
import { findLiveForReminder, recordReminder, type ReminderColumn } from './live.queries.ts'

const DAY = 86_400_000
const Reminder = z.object({ curriculumSeq: seq('curriculum'), startsAt: instant })
type Reminder = z.output<typeof Reminder>
type LiveRow = NonNullable<Awaited<ReturnType<typeof findLiveForReminder>>>

/** The lesson a reminder is about, unless it was removed, moved, or its class is not there. */
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
  /** Which mark says that it was told; what has none is told once for each time it is set. */
  column?: ReminderColumn
  path?: string
  more?: Record<string, number>
  /** The moment it tells, where that is not the start. */
  at?: Date
  /** When this came about: a lesson may move to the same time more than once. */
  since?: Date | null
}
async function tell(ctx: Context, { alarmType, kind, live, curriculumSeq, ...rest }: ReminderNotice) {
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
  const place = { curriculumSeq, startsAt }
  await raiseAlarm(ctx, alarm, (tx) =>
    column ? recordReminder(tx, place, { column, now: ctx.now() }) : Promise.resolve(true),
  )
}

export const tellTomorrow = task('live.tomorrow', Reminder, async (ctx, reminder) => {
  const live = await stillOn(ctx, reminder)
  if (!live || live.startsAt <= ctx.now()) return
  const { curriculumSeq } = reminder
  await tell(ctx, {
    alarmType: alarmTypes.liveTomorrow,
    kind: 'liveTomorrow',
    live,
    curriculumSeq,
    column: 'tomorrowToldAt',
  })
})

/** Pressing it leads straight to the door. */
export const tellSoon = task('live.soon', Reminder, async (ctx, reminder) => {
  const live = await stillOn(ctx, reminder)
  if (!live || joinWindowState(live, 'user', ctx.now()) !== 'OPEN') return
  const { curriculumSeq } = reminder
  const path = `/classes/${live.courseSeq}/classroom/${curriculumSeq}?attend=Y`
  await tell(ctx, {
    alarmType: alarmTypes.liveSoon,
    kind: 'liveSoon',
    live,
    curriculumSeq,
    column: 'soonToldAt',
    path,
  })
})

/** Notifies the host how many came. */
export const tellAttendance = task('live.over', Reminder, async (ctx, reminder) => {
  const live = await stillOn(ctx, reminder)
  // It may have been given more time: then its new end tells.
  if (!live || live.endsAt > ctx.now()) return
  const { curriculumSeq } = reminder
  const count = await countAttendances(ctx.db, curriculumSeq)
  const path = `/classes/${live.courseSeq}/settings/curriculums`
  const more = { count }
  await tell(ctx, {
    alarmType: alarmTypes.attendance,
    kind: 'liveOver',
    live,
    curriculumSeq,
    column: 'overToldAt',
    path,
    more,
  })
})

/** Everything that will be told of a lesson at its time. A reminder of a time that is no more says nothing. */
async function remind(ctx: Context, curriculumSeq: CurriculumSeq, { isStartMoved = true } = {}) {
  const live = await findLiveForReminder(ctx.db, curriculumSeq)
  if (!live || live.deletedAt !== null) return null
  const { startsAt, endsAt } = live
  const payload = { curriculumSeq, startsAt }
  const msUntil = (moment: Date) => moment.getTime() - ctx.now().getTime()
  const untilDayBefore = msUntil(startsAt) - DAY
  await ctx.transaction(async (tx) => {
    if (isStartMoved && untilDayBefore > 0)
      await enqueue(tx, tellTomorrow, { input: payload, delayMs: untilDayBefore })
    if (isStartMoved) await enqueue(tx, tellSoon, { input: payload, delayMs: msUntil(opensAt(live, 'user')) })
    await enqueue(tx, tellAttendance, { input: payload, delayMs: msUntil(endsAt) })
  })
  return live
}

export const remindOfNew = on('live.remindOfNew', liveScheduled, async (ctx, { curriculumSeq }) => {
  await remind(ctx, curriculumSeq)
})
export const tellMoved = on(
  'live.tellMoved',
  liveMoved,
  async (ctx, { curriculumSeq, isStartMoved, movedAt }) => {
    const live = await remind(ctx, curriculumSeq, { isStartMoved })
    if (live?.state !== 'PUBLISHED') return
    const kind = isStartMoved ? 'liveMoved' : 'liveEndMoved'
    const at = isStartMoved ? live.startsAt : live.endsAt
    await tell(ctx, { alarmType: alarmTypes.liveChanged, kind, live, curriculumSeq, at, since: movedAt })
  },
)
export const tellCancelled = on('live.tellCancelled', liveCancelled, async (ctx, { curriculumSeq }) => {
  const live = await findLiveForReminder(ctx.db, curriculumSeq)
  if (live?.state !== 'PUBLISHED') return
  const path = `/classes/${live.courseSeq}`
  await tell(ctx, { alarmType: alarmTypes.liveChanged, kind: 'liveCancelled', live, curriculumSeq, path })
})
