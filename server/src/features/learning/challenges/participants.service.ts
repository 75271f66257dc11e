import type { listChallengeAttendees } from 'contract/learning/challenges/missions.api'
import { rateOf, totalOf } from 'contract/learning/challenges/missions.rules'
import { termDays } from 'contract/learning/challenges/terms.rules'
import type { z } from 'zod'
import type { Context, MemberContext } from '../../../platform/context.ts'
import { pagesAfter } from '../../../platform/spreadsheets/spreadsheet.ts'
import { shownName } from '../../../platform/words/shown-name.ts'
import { findCourse, getManagedCourse, type CourseRow } from '../../teaching/courses/courses.public.ts'
import { findReturns } from './deposits.queries.ts'
import { findMissions } from './missions.queries.ts'
import { findParticipants, findParticipantsAfter } from './participants.queries.ts'
import { findTerm, type TermRef } from './terms.service.ts'

type ParticipantRow = Awaited<ReturnType<typeof findParticipantsAfter>>[number]
/** How often somebody may check in during a term. CLASS_NOT_FOUND, NO_CHALLENGE. */
async function checkInTotalOf(ctx: Context, course: CourseRow, { classSeq }: TermRef) {
  const term = await findTerm(ctx.db, course, { classSeq, now: ctx.now() })
  return totalOf(await findMissions(ctx.db, classSeq), termDays(term)?.dayCount ?? 0)
}

/** People with the share of the term that they did, and what went back of their deposit. */
async function withRates(ctx: Context, rows: ParticipantRow[], checkInTotal: number) {
  const returns = await findReturns(
    ctx.db,
    rows.map(({ attendSeq }) => attendSeq),
  )
  return rows.map(({ attendSeq, name, email, count, lastAt }) => ({
    attendSeq,
    email,
    count,
    lastAt,
    name: shownName(name, ctx.language),
    rate: rateOf(count, checkInTotal),
    depositBack: returns.get(attendSeq) ?? null,
  }))
}
export type Participant = Awaited<ReturnType<typeof withRates>>[number]

export async function participantsOf(
  ctx: MemberContext,
  ref: TermRef,
  query: z.output<(typeof listChallengeAttendees)['query']>,
) {
  const checkInTotal = await checkInTotalOf(ctx, await getManagedCourse(ctx, ref.courseSeq), ref)
  const rows = await findParticipants(ctx.db, ref.classSeq, query)
  const total = rows[0]?.total ?? 0
  return { list: await withRates(ctx, rows, checkInTotal), total, checkInTotal }
}

/** The same people in pages, in the order in which they enrolled. */
export async function* participantPages(ctx: Context, ref: TermRef, q: string | undefined) {
  const course = await findCourse(ctx.db, ref.courseSeq)
  if (!course) return
  const checkInTotal = await checkInTotalOf(ctx, course, ref)
  const found = pagesAfter(
    (after, limit) => findParticipantsAfter(ctx.db, ref.classSeq, { q, after, limit }),
    ({ attendSeq }) => attendSeq,
  )
  for await (const rows of found) yield await withRates(ctx, rows, checkInTotal)
}
