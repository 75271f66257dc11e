import { wholeMonths, type LevelFacts } from 'contract/people/levels/levels.rules'
import { seoulDay } from 'contract/values/korea-time'
import type { UserSeq } from 'contract/values/ids'
import type { ChannelDb } from '../../../platform/db/channel-db.ts'
import { groupBy } from '../../../platform/group-by.ts'
import { findPointSums } from '../../people/members/members.public.ts'
import { findEarned } from '../certificates/certificates.public.ts'
import { findRates } from '../challenges/challenges.public.ts'
import { findProgress } from '../lessons/lessons.public.ts'
import { findAttended, findPaidSums } from './level-progress.queries.ts'

interface Member {
  userSeq: UserSeq
  joinedAt: Date
}
/** What levels ask about, for as many members as are given, in as many queries as for one. docs/rules.md R-1122. */
export async function findFacts(db: ChannelDb, members: readonly Member[], now: Date) {
  const userSeqs = members.map(({ userSeq }) => userSeq)
  const finished = await countFinished(db, userSeqs, now)
  const paid = await findPaidSums(db, userSeqs)
  const points = await findPoints(db, userSeqs)
  return new Map(
    members.map(({ userSeq, joinedAt }): [UserSeq, LevelFacts] => [
      userSeq,
      {
        finished: finished.get(userSeq) ?? 0,
        months: wholeMonths(seoulDay(joinedAt), seoulDay(now)),
        paid: paid.get(userSeq) ?? 0,
        points: points.get(userSeq) ?? 0,
      },
    ]),
  )
}

async function findPoints(db: ChannelDb, userSeqs: UserSeq[]) {
  const sums = await findPointSums(db, userSeqs)
  return new Map(
    sums.flatMap(({ userSeq, kind, sum }) => (kind === 'POINT' ? [[userSeq, sum] as const] : [])),
  )
}

/** Courses whose certificate was issued or can be, each once. */
export async function countFinished(db: ChannelDb, userSeqs: UserSeq[], now: Date) {
  const places = await findAttended(db, userSeqs)
  const attendSeqs = places.map(({ attendSeq }) => attendSeq)
  const progress = await findProgress(db, places, now)
  const rates = await findRates(db, attendSeqs)
  const earned = await findEarned(
    db,
    places.map((one) => ({
      ...one,
      percent: rates.get(one.attendSeq) ?? progress.get(one.attendSeq)?.percent ?? 0,
    })),
  )
  const finished = places.filter(({ attendSeq }) => earned.has(attendSeq))
  return new Map(
    [...groupBy(finished, ({ userSeq }) => userSeq)].map(([userSeq, own]) => [
      userSeq,
      new Set(own.map(({ courseSeq }) => courseSeq)).size,
    ]),
  )
}
