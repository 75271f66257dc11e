import type { listChallengeAttendees } from 'contract/learning/challenges/missions.api'
import { rateOf, totalOf } from 'contract/learning/challenges/missions.rules'
import { termDays } from 'contract/learning/challenges/terms.rules'
import type { z } from 'zod'
import type { MemberContext } from '../../../platform/context.ts'
import { shownName } from '../../../platform/words/shown-name.ts'
import { getManagedCourse } from '../../teaching/courses/courses.public.ts'
import { findReturns } from './deposits.queries.ts'
import { findMissions } from './missions.queries.ts'
import { findParticipants } from './participants.queries.ts'
import { findTerm, type TermRef } from './terms.service.ts'

export async function participantsOf(
  ctx: MemberContext,
  { courseSeq, classSeq }: TermRef,
  query: z.output<(typeof listChallengeAttendees)['query']>,
) {
  const course = await getManagedCourse(ctx, courseSeq)
  const term = await findTerm(ctx.db, course, { classSeq, now: ctx.now() })
  const checkInTotal = totalOf(await findMissions(ctx.db, classSeq), termDays(term)?.dayCount ?? 0)
  const rows = await findParticipants(ctx.db, classSeq, query)
  const returns = await findReturns(
    ctx.db,
    rows.map(({ attendSeq }) => attendSeq),
  )
  return {
    list: rows.map(({ attendSeq, name, email, count, lastAt }) => ({
      attendSeq,
      email,
      count,
      lastAt,
      name: shownName(name, ctx.language),
      rate: rateOf(count, checkInTotal),
      depositBack: returns.get(attendSeq) ?? null,
    })),
    total: rows[0]?.total ?? 0,
    checkInTotal,
  }
}
