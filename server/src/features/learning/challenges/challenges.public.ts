import { rateOf, totalOf } from 'contract/learning/challenges/missions.rules'
import { termDays } from 'contract/learning/challenges/terms.rules'
import type { AttendSeq, ClassSeq } from 'contract/values/ids'
import type { ChannelDb } from '../../../platform/db/channel-db.ts'
import { findDeposit } from './deposits.queries.ts'
import { findMissions } from './missions.queries.ts'
import { findChallengers, findMissionDays } from './rates.queries.ts'

/**
 * How far these enrolments are in percent of the check-ins of their terms; those in other classes, and in terms without a mission,
 * are not in it. docs/rules.md R-1049.
 */
export async function findRates(db: ChannelDb, attendSeqs: AttendSeq[]) {
  const enrolled = await findChallengers(db, attendSeqs)
  const missions = await findMissionDays(db, [...new Set(enrolled.map(({ classSeq }) => classSeq))])
  return new Map(
    enrolled.flatMap(({ attendSeq, classSeq, count, ...dates }): [AttendSeq, number][] => {
      const own = missions.filter((mission) => mission.classSeq === classSeq)
      const total = totalOf(own, termDays(dates)?.dayCount ?? 0)
      return total === 0 ? [] : [[attendSeq, rateOf(count, total)]]
    }),
  )
}

/** Which part of what is paid for this term goes back; null where nothing does. docs/rules.md R-1027. */
export const depositRuleOf = (db: ChannelDb, classSeq: ClassSeq) => findDeposit(db, classSeq)

/** What is to be done on which days of a term, for everybody. docs/rules.md R-1334. */
export async function missionPlanOf(db: ChannelDb, classSeq: ClassSeq) {
  const missions = await findMissions(db, classSeq)
  return missions.map(({ title, fromDay, untilDay }) => ({ title, fromDay, untilDay }))
}
