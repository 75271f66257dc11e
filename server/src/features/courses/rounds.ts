import { whyTooShort } from 'contract/course-kind.rules'
import { recruitCodes, whyNotSavable } from 'contract/course.rules'
import { MOST_ROUNDS, type NextRound } from 'contract/rounds'
import type { CourseSeq } from 'contract/values'
import type { MemberContext } from '../../platform/context.ts'
import { refuse } from '../../platform/refuse.ts'
import { ruleSentences } from '../../platform/words/rule-sentences.ts'
import { voiceOf } from '../../platform/words/site-words.ts'
import { getChangeableCourse, getManagedCourse } from './courses.public.ts'
import { lockCourse } from './courses.queries.ts'
import { asPaymentDraft } from './courses.rules.ts'
import { findRounds, insertNextRound } from './rounds.queries.ts'

export async function roundsOf(ctx: MemberContext, courseSeq: CourseSeq) {
  const { payStartAt, payEndAt, classSeq } = await getManagedCourse(ctx, courseSeq)
  const rounds = await findRounds(ctx.db, courseSeq)
  return {
    list: rounds.map((round) => {
      const isCurrent = round.classSeq === classSeq
      const shown = { ...round, ...(isCurrent && { payStartAt, payEndAt }) }
      return { ...shown, ...recruitCodes(shown), isCurrent }
    }),
  }
}

/** Opens the next round of a class: two who press at once open two, one after the other. */
export function openRound(ctx: MemberContext, courseSeq: CourseSeq, wished: NextRound) {
  return ctx.transaction(async (tx) => {
    await lockCourse(tx, courseSeq)
    const course = await getChangeableCourse(ctx, courseSeq, tx)
    const maxUserCount = wished.userLimitTypeCd === '01' ? null : wished.maxUserCount
    const broken = [...whyNotSavable(asPaymentDraft(course, wished)), ...whyTooShort(course, wished)]
    if (broken.length > 0) throw refuse('CLASS_RULE', ruleSentences(broken, await voiceOf(ctx)))
    if (course.partNumber >= MOST_ROUNDS) throw refuse('ROUNDS_FULL')
    const partNumber = course.partNumber + 1
    const round = { ...wished, maxUserCount }
    const { classSeq } = await insertNextRound(tx, course, { partNumber, round, now: ctx.now() })
    ctx.trail.note({ before: { partNumber: course.partNumber }, after: { partNumber } })
    return { classSeq, partNumber }
  })
}
