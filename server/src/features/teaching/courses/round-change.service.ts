import type { NextRound } from 'contract/teaching/courses/rounds.schemas'
import type { ClassSeq, CourseSeq } from 'contract/values/ids'
import { userLimitTypes } from 'contract/values/type-codes'
import type { Context } from '../../../platform/context.ts'
import type { ChannelTx } from '../../../platform/db/channel-db.ts'
import { refuse } from '../../../platform/refuse.ts'
import { ruleSentences } from '../../../platform/words/rule-sentences.ts'
import { localeOf } from '../../../platform/words/site-words.ts'
import { getChangeableCourse } from './courses.public.ts'
import { updateCourse } from './courses.queries.ts'
import { updateRoundDates } from './next-rounds.queries.ts'
import { checkRunnable } from './next-rounds.service.ts'
import { findRound } from './rounds.queries.ts'

export type RoundDates = Omit<NextRound, 'openAt' | 'minUserCount'>
interface RoundChange {
  courseSeq: CourseSeq
  classSeq: ClassSeq
  rowVersion: number
  dates: RoundDates
}

/**
 * Changes dates and seats of one round of a course within a larger change, a draft or one that is open. The sign-up of the current
 * round stands with the course. CLASS_RULE by field, CAPACITY_EXCEEDED, CLASS_STATE_CHANGED.
 */
export async function changeRound(
  ctx: Context,
  tx: ChannelTx,
  { courseSeq, classSeq, rowVersion, dates }: RoundChange,
) {
  const course = await getChangeableCourse(ctx, courseSeq, tx)
  const round = await findRound(tx, classSeq)
  if (round?.courseSeq !== courseSeq || round.state === 'DISCARDED') throw refuse('CLASS_NOT_FOUND')
  if (round.rowVersion !== rowVersion) throw refuse('CLASS_STATE_CHANGED')
  const { minUserCount } = round
  const broken = checkRunnable(course, { ...dates, minUserCount })
  if (broken.length > 0) throw refuse('CLASS_RULE', ruleSentences(broken, await localeOf(ctx)))
  const { payStartAt, payEndAt, ...rest } = dates
  const maxUserCount = rest.userLimitTypeCd === userLimitTypes.unlimited ? null : rest.maxUserCount
  if (maxUserCount !== null && maxUserCount < round.attendCount) throw refuse('CAPACITY_EXCEEDED')
  const isCurrent = classSeq === course.classSeq
  const recruiting = isCurrent ? {} : { recruitedFrom: payStartAt, recruitedUntil: payEndAt }
  await updateRoundDates(tx, { classSeq, rowVersion }, { ...rest, maxUserCount, ...recruiting })
  if (!isCurrent) return
  const saved = { courseSeq, rowVersion: course.rowVersion, now: ctx.now() }
  await updateCourse(tx, saved, { payStartAt, payEndAt })
}
