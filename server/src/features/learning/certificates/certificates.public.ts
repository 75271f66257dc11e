import { DEFAULT_MIN_PERCENT } from 'contract/learning/certificates/certificates.rules'
import type { AttendSeq, CourseSeq } from 'contract/values/ids'
import type { ChannelDb } from '../../../platform/db/channel-db.ts'
import { findCertified, findRules } from './certificates.queries.ts'

/** The enrolments among these whose certificate was issued or can be. */
export async function findEarned(
  db: ChannelDb,
  places: { attendSeq: AttendSeq; courseSeq: CourseSeq; percent: number }[],
) {
  const rules = await findRules(db, [...new Set(places.map(({ courseSeq }) => courseSeq))])
  const certified = await findCertified(
    db,
    places.map(({ attendSeq }) => attendSeq),
  )
  const earned = places.filter(({ attendSeq, courseSeq, percent }) => {
    const rule = rules.find((one) => one.courseSeq === courseSeq)
    const isIssued = certified.some((one) => one.attendSeq === attendSeq)
    return isIssued || percent >= (rule?.minPercent ?? DEFAULT_MIN_PERCENT)
  })
  return new Set(earned.map(({ attendSeq }) => attendSeq))
}
