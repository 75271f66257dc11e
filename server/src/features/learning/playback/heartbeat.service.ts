import { progressPercent } from 'contract/learning/playback/progress.rules'
import type { CourseSeq, CurriculumSeq, UserSeq } from 'contract/values/ids'
import type { MemberContext } from '../../../platform/context.ts'
import type { ChannelDb } from '../../../platform/db/channel-db.ts'
import { refuse } from '../../../platform/refuse.ts'
import { checkExisting } from '../../teaching/courses/courses.public.ts'
import { isPlayOver } from './playback.rules.ts'
import { finish } from '../lessons/lessons.public.ts'
import { afterReport } from './heartbeat.rules.ts'
import { findReported, writeReport } from './play-sessions.queries.ts'
import { MAX_SECONDS, watchingOf } from './watch-limits.service.ts'

/** How often a report is retried when another report of the same learner was written in between. */
const MAX_TRIES = 20

interface Heartbeat {
  courseSeq: CourseSeq
  curriculumSeq: CurriculumSeq
  playId: string
  playSecond: number
  ranges: [number, number][]
  isPlaying: boolean
  playedMs: number | null
}

/**
 * Records a report: one statement reads everything it depends on, one writes all changes. The write applies only if nothing changed
 * in between; otherwise both are repeated.
 */
export async function takeHeartbeat(ctx: MemberContext, report: Heartbeat) {
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const answer = await takeReport(ctx, report)
    if (answer) return answer
  }
  throw refuse('TOO_MANY_REQUESTS')
}

async function takeReport(ctx: MemberContext, report: Heartbeat) {
  const now = ctx.now()
  const read = await findReported(ctx.db, report.playId, now)
  const { found, attendSeq } = ownerOf(read, report, ctx.user.userSeq)
  requireRunning(found, now)
  const known = watchingOf(found)
  const after = afterReport(known, { ...report, now })
  const change = {
    ...after,
    playId: report.playId,
    attendSeq,
    curriculumSeq: report.curriculumSeq,
    revision: found.revision ?? -1,
    playSecond: Math.min(Math.floor(report.playSecond), known.duration || MAX_SECONDS),
    now,
  }
  const gained = after.isDone && !known.isDone
  const isWritten = gained
    ? await ctx.transaction(async (tx) => {
        const isFirst = await writeReport(tx, change)
        if (isFirst) await finish(tx, { attendSeqs: [attendSeq], curriculumSeq: report.curriculumSeq, now })
        return isFirst
      })
    : await writeReport(ctx.db, change)
  if (!isWritten) return null
  return {
    ...after.bounds,
    watchedPercent: after.percent,
    progressState: after.isDone ? ('DONE' as const) : ('STARTED' as const),
    percent: gained ? await percentNow(ctx.db, report.playId, now) : percentOf(found),
  }
}

type Reported = NonNullable<Awaited<ReturnType<typeof findReported>>>
const percentOf = ({ doneCount, lessonCount }: Reported) => progressPercent(doneCount ?? 0, lessonCount ?? 0)
/** The completion may have completed missions as well. docs/rules.md R-442. */
async function percentNow(db: ChannelDb, playId: string, now: Date) {
  const found = await findReported(db, playId, now)
  return found ? percentOf(found) : 0
}

/** The report's learner; PLAY_ENDED where the player is not the caller's own, or not of this lesson. */
function ownerOf(found: Reported | undefined, report: Heartbeat, userSeq: UserSeq) {
  const isNamed = found?.curriculumSeq === report.curriculumSeq && found.courseSeq === report.courseSeq
  if (!isNamed || found.userSeq !== userSeq) throw refuse('PLAY_ENDED')
  if (found.attendSeq === null) throw refuse('NOT_ATTENDING')
  return { found, attendSeq: found.attendSeq }
}

/** PLAYED_ELSEWHERE, VIEWING_TIME_OVER, PLAY_ENDED; NOT_ATTENDING, LESSON_LOCKED, CLASS_GONE where playback may not continue. */
function requireRunning(found: Reported, now: Date) {
  if (found.endedWhy === 'OVERTAKEN') throw refuse('PLAYED_ELSEWHERE')
  if (found.endedWhy === 'TIME_OVER') throw refuse('VIEWING_TIME_OVER')
  if (found.endedAt !== null || isPlayOver(found, now)) throw refuse('PLAY_ENDED')
  if (!found.isBound) return
  const gone = checkExisting({ state: found.courseState, publishedAt: found.publishedAt })
  if (gone) throw refuse(gone)
  if (!found.isPublic && !found.mayLearn) throw refuse('NOT_ATTENDING')
  if (found.lockStatusYn === 'Y') throw refuse('LESSON_LOCKED')
  if (found.isReplaced) throw refuse('PLAY_ENDED')
}
