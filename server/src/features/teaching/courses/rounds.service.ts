import { canTakeBack } from 'contract/teaching/courses/rounds.rules'
import { recruitCodes } from 'contract/teaching/courses/courses.rules'
import type { ClassSeq, CourseSeq } from 'contract/values/ids'
import type { MemberContext } from '../../../platform/context.ts'
import type { ChannelDb } from '../../../platform/db/channel-db.ts'
import { refuse } from '../../../platform/refuse.ts'
import { getChangeableCourse, getManagedCourse } from './courses.public.ts'
import { closeToDraft, findDraft, lockRound } from './next-rounds.queries.ts'
import { findRounds } from './rounds.queries.ts'

/** Whether anybody ever enrolled in a round or ordered it; later features provide this. */
export type IsRoundUsed = (db: ChannelDb, classSeq: ClassSeq) => Promise<boolean>

export async function roundsOf(ctx: MemberContext, courseSeq: CourseSeq, isRoundUsed: IsRoundUsed) {
  const { payStartAt, payEndAt, classSeq } = await getManagedCourse(ctx, courseSeq)
  const rounds = await findRounds(ctx.db, courseSeq)
  const hasDraft = rounds.some(({ state }) => state === 'DRAFT')
  const isUsed = await isRoundUsed(ctx.db, classSeq)
  return {
    list: rounds.map((round) => {
      const isCurrent = round.classSeq === classSeq
      const shown = { ...round, ...(isCurrent && { payStartAt, payEndAt }) }
      return {
        ...shown,
        ...recruitCodes(shown),
        state: round.state === 'DRAFT' ? ('DRAFT' as const) : ('OPENED' as const),
        isCurrent,
        canTakeBack: canTakeBack({ ...round, isCurrent, isUsed, hasDraft }),
      }
    }),
  }
}

/**
 * Returns the current round to a draft. NOT_POSSIBLE_NOW for any other round, the first, or while a further one is a draft;
 * ROUND_IN_USE when somebody enrolled meanwhile. docs/rules.md R-633.
 */
export function cancelRound(
  ctx: MemberContext,
  { courseSeq, classSeq }: { courseSeq: CourseSeq; classSeq: ClassSeq },
  isRoundUsed: IsRoundUsed,
) {
  return ctx.transaction(async (tx) => {
    const course = await getChangeableCourse(ctx, courseSeq, tx)
    const { partNumber } = course
    const isNewest = course.classSeq === classSeq && !(await findDraft(tx, courseSeq))
    if (!isNewest || partNumber === 1) throw refuse('NOT_POSSIBLE_NOW')
    const counts = await lockRound(tx, classSeq)
    // The lock orders simultaneous enrolments: they are either counted here or find the round closed.
    const isUsed = await isRoundUsed(tx, classSeq)
    if (!canTakeBack({ ...counts, partNumber, isUsed, isCurrent: true, hasDraft: false }))
      throw refuse('ROUND_IN_USE')
    await closeToDraft(tx, course, ctx.now())
    ctx.audit.record({ before: { partNumber }, after: { partNumber: partNumber - 1 } })
    return { partNumber: partNumber - 1 }
  })
}
