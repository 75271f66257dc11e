import type { AttendSeq, CourseSeq, CurriculumSeq } from 'contract/values/ids'
import { viewingTimeAdded } from 'contract/learning/playback/viewing-times.events'
import { MAX_ADDED_MINUTES } from 'contract/learning/playback/watch.rules'
import type { Context, MemberContext } from '../../../platform/context.ts'
import type { ChannelDb } from '../../../platform/db/channel-db.ts'
import { emit } from '../../../platform/jobs/tasks.ts'
import { refuse } from '../../../platform/refuse.ts'
import { getManagedCourse } from '../../teaching/courses/courses.public.ts'
import { findItems, videosOf, type ItemRow } from '../../teaching/curriculum/curriculum.public.ts'
import { findEnrolment } from '../../money/enrolments/enrolments.public.ts'
import { addMinutes } from '../lessons/viewing-time.public.ts'
import { findProgressOf } from '../lessons/lessons.public.ts'
import { boundsOf } from './watch-limits.rules.ts'

interface Learner {
  courseSeq: CourseSeq
  attendSeq: AttendSeq
}

/** The lessons with limited viewing time, and what this learner has left of each. CLASS_NOT_FOUND, NOT_FOUND. */
export async function viewingTimesOf(ctx: Context, learner: Learner) {
  await requireLearner(ctx, learner)
  return timesLeft(ctx.db, learner)
}

/**
 * Adds minutes for one lesson and notifies the learner. CLASS_RULE where the learner is not enrolled now, the time is not limited,
 * or the sum would exceed `MAX_ADDED_MINUTES`. docs/rules.md R-524.
 */
export async function giveMinutes(
  ctx: MemberContext,
  learner: Learner,
  { curriculumSeq, minutes }: { curriculumSeq: CurriculumSeq; minutes: number },
) {
  const { state } = await requireLearner(ctx, learner)
  if (state !== 'APPROVED') throw refuse('CLASS_RULE')
  const lessonOf = async (tx: ChannelDb) =>
    (await timesLeft(tx, learner)).find((one) => one.curriculumSeq === curriculumSeq)
  return ctx.transaction(async (tx) => {
    const before = await lessonOf(tx)
    if (!before) throw refuse('CLASS_RULE')
    ctx.audit.record({ before: { title: before.title }, after: { minutes } })
    const lessonRef = { attendSeq: learner.attendSeq, curriculumSeq }
    const { addedMinutes } = await addMinutes(tx, { ...lessonRef, minutes, now: ctx.now() })
    if (addedMinutes > MAX_ADDED_MINUTES) throw refuse('CLASS_RULE')
    await emit(tx, viewingTimeAdded, { ...learner, curriculumSeq, minutes, addedMinutes })
    return { secondsLeft: (await lessonOf(tx))?.secondsLeft ?? 0 }
  })
}

async function requireLearner(ctx: Context, { courseSeq, attendSeq }: Learner) {
  await getManagedCourse(ctx, courseSeq)
  const enrolment = await findEnrolment(ctx.db, attendSeq)
  if (enrolment?.courseSeq !== courseSeq) throw refuse('NOT_FOUND')
  return enrolment
}

const isLimited = ({ isAvailable, limitPlayTime, multiplyPlayTime }: ItemRow) =>
  isAvailable && (limitPlayTime > 0 || multiplyPlayTime > 0)

async function timesLeft(db: ChannelDb, { courseSeq, attendSeq }: Learner) {
  const items = (await findItems(db, courseSeq)).filter(isLimited)
  const videos = await videosOf(db, items)
  const progress = await findProgressOf(db, [attendSeq])
  return items.map((item) => {
    const known = progress.find((one) => one.curriculumSeq === item.curriculumSeq)
    const video = videos.find((one) => one.uploadVodSeq === item.uploadVodSeq)
    const addedMinutes = known?.addedMinutes ?? 0
    const { secondsLeft } = boundsOf(item, video?.durationSeconds ?? item.linkSeconds, {
      isDone: false,
      watched: [],
      spentMs: known?.spentMs ?? 0,
      addedMinutes,
    })
    return {
      curriculumSeq: item.curriculumSeq,
      title: item.title,
      secondsLeft: secondsLeft ?? 0,
      addedMinutes,
    }
  })
}
