import { joinWindowState } from 'contract/teaching/curriculum/live-items.rules'
import { email as mailAddress, type CourseSeq } from 'contract/values/ids'
import type { Context } from '../../../platform/context.ts'
import type { ZoomEvent } from '../../../platform/meetings/zoom/zoom-webhook.ts'
import { findAccess } from '../../money/access/access.public.ts'
import { findAccountByEmail } from '../../people/accounts/accounts.public.ts'
import { findLessonOfMeeting } from '../../teaching/lesson-meetings/lesson-meetings.public.ts'
import { upsertAttendance } from '../attendance/attendance.public.ts'
import { recordAttended } from '../lessons/lessons.public.ts'
import { closeOccurrence, insertJoined, insertLeft } from './meeting-presences.queries.ts'

type MeetingEvent = Exclude<ZoomEvent, { type: 'VALIDATION' }>
type VisitEvent = Extract<ZoomEvent, { type: 'JOINED' | 'LEFT' }>
type Lesson = NonNullable<Awaited<ReturnType<typeof findLessonOfMeeting>>>

/** Records who was in the meeting of a lesson, as far as they are learners of its class. docs/rules.md R-976. */
export async function recordEvent(ctx: Context, event: MeetingEvent) {
  const lesson = await findLessonOfMeeting(ctx.db, event.meetingKey)
  if (!lesson) return
  const { curriculumSeq } = lesson
  if (event.type === 'JOINED' || event.type === 'LEFT') return recordVisit(ctx, lesson, event)
  if (event.type === 'STARTED') return
  const { occurrenceKey, at } = event
  await ctx.transaction((tx) => closeOccurrence(tx, { curriculumSeq, occurrenceKey, at }))
}

async function recordVisit(ctx: Context, lesson: Lesson, event: VisitEvent) {
  const { at, occurrenceKey, participant } = event
  const learner = await findLearner(ctx, participant.email, { courseSeq: lesson.courseSeq, at })
  if (!learner) return
  const { userSeq, attendSeq } = learner
  const { curriculumSeq } = lesson
  const visit = { curriculumSeq, occurrenceKey, visitKey: participant.visitKey, userSeq }
  // A test of the meeting the day before is no attendance; who stays on after the end leaves with the hosts.
  if (joinWindowState(lesson, event.type === 'JOINED' ? 'user' : 'facilitator', at) !== 'OPEN') return
  if (event.type === 'LEFT') return void (await ctx.transaction((tx) => insertLeft(tx, visit, at)))
  await ctx.transaction(async (tx) => {
    await insertJoined(tx, visit, at)
    await upsertAttendance(tx, { curriculumSeq, userSeq, attendSeq, userType: 'user', joinedAt: at })
    await recordAttended(tx, { attendSeq, curriculumSeq, now: at })
  })
}

/** The learner of the class whose confirmed address Zoom names. */
async function findLearner(
  ctx: Context,
  address: string | null,
  { courseSeq, at }: { courseSeq: CourseSeq; at: Date },
) {
  const read = mailAddress.safeParse(address)
  const user = read.success ? await findAccountByEmail(ctx.platform, read.data) : undefined
  if (!user) return null
  const grant = await findAccess(ctx.db, user, { courseSeq, now: at })
  return grant?.attendSeq ? { userSeq: user.userSeq, attendSeq: grant.attendSeq } : null
}
