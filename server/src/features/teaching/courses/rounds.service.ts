import { canTakeBack } from 'contract/teaching/courses/rounds.rules'
import { recruitCodes } from 'contract/teaching/courses/courses.rules'
import type { ClassSeq, CourseSeq } from 'contract/values/ids'
import type { MemberContext } from '../../../platform/context.ts'
import type { ChannelDb, ChannelTx } from '../../../platform/db/channel-db.ts'
import { refuse } from '../../../platform/refuse.ts'
import { hasPlaces } from '../../money/enrolments/enrolments.public.ts'
import { hasOrders } from '../../money/orders/orders.public.ts'
import { getChangeableCourse, getManagedCourse } from './courses.public.ts'
import { closeToDraft, findDraft, lockRound } from './next-rounds.queries.ts'
import { findRounds } from './rounds.queries.ts'

export async function roundsOf(ctx: MemberContext, courseSeq: CourseSeq) {
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

const isRoundUsed = async (db: ChannelDb, classSeq: ClassSeq) =>
  (await hasPlaces(db, classSeq)) || (await hasOrders(db, classSeq))

/**
 * Makes the current round a draft again. NOT_POSSIBLE_NOW for any other round, the first, or while a further one is
 * prepared; ROUND_IN_USE when somebody came meanwhile. docs/rules.md R-633.
 */
export function takeBackRound(ctx: MemberContext, courseSeq: CourseSeq, classSeq: ClassSeq) {
  return ctx.transaction(async (tx) => {
    const course = await getChangeableCourse(ctx, courseSeq, tx)
    const { partNumber } = course
    const isNewest = course.classSeq === classSeq && !(await findDraft(tx, courseSeq))
    if (!isNewest || partNumber === 1) throw refuse('NOT_POSSIBLE_NOW')
    if (!(await isUnused(tx, { classSeq, partNumber }))) throw refuse('ROUND_IN_USE')
    await closeToDraft(tx, course, ctx.now())
    ctx.trail.note({ before: { partNumber }, after: { partNumber: partNumber - 1 } })
    return { partNumber: partNumber - 1 }
  })
}

/** Asked with the round locked: whoever comes at the same moment is either counted here or finds it closed. */
async function isUnused(
  tx: ChannelTx,
  { classSeq, partNumber }: { classSeq: ClassSeq; partNumber: number },
): Promise<boolean> {
  const counts = await lockRound(tx, classSeq)
  const isUsed = await isRoundUsed(tx, classSeq)
  return canTakeBack({ ...counts, partNumber, isUsed, isCurrent: true, hasDraft: false })
}
