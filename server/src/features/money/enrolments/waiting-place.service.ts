import { asksApproval, hasLine } from 'contract/teaching/courses/courses.rules'
import type { WaitKind } from 'contract/teaching/courses/waitlist-kinds.schemas'
import type { WaitPayment } from 'contract/money/enrolments/waitlist.schemas'
import { userLimitTypes } from 'contract/values/type-codes'
import type { UserSeq } from 'contract/values/ids'
import type { ChannelTx } from '../../../platform/db/channel-db.ts'
import { refuse } from '../../../platform/refuse.ts'
import { joinWaiting, type CourseRow } from '../../teaching/courses/courses.public.ts'
import { insertEnrolment, removeEnrolment } from './enrolments.queries.ts'
import { makeRoomForProject } from './project-limit.service.ts'

/** What somebody new waits for here; nothing where they are enrolled at once. */
export const waitFor = (course: CourseRow): WaitKind | null => {
  if (asksApproval(course)) return 'APPROVAL'
  return hasLine(course) ? 'LIST' : null
}

interface Application {
  applicant: { userSeq: UserSeq; name: string; email: string; phone: string | null }
  now: Date
  eventCode: string | null
  source: 'ORDER' | 'FREE' | 'MEMBERSHIP'
  waitPayment: WaitPayment | null
}
/**
 * Puts somebody on the waitlist, or among those who wait for approval; no seat is taken. ALREADY_ENROLLED, PROJECTS_FULL,
 * NOTHING_TO_WAIT_FOR where seats are free, SOLD_OUT at a hard limit. A caller may go on after a refusal. docs/rules.md R-900.
 */
export async function waitForPlace(
  tx: ChannelTx,
  course: CourseRow,
  { applicant, now, ...application }: Application,
) {
  const { courseSeq, classSeq } = course
  await makeRoomForProject(tx, course, { ...applicant, now })
  const waitKind = asksApproval(course) ? 'APPROVAL' : 'LIST'
  const applied = await insertEnrolment(tx, {
    ...applicant,
    ...application,
    courseSeq,
    classSeq,
    state: 'WAITING',
    waitKind,
    waitingSince: now,
    holdUntil: null,
    appliedAt: now,
    attendAt: null,
    validAt: null,
    reviewExpiresAt: null,
  })
  if (!applied) throw refuse('ALREADY_ENROLLED')
  if (await joinWaiting(tx, classSeq, waitKind)) return applied.attendSeq
  await removeEnrolment(tx, applied.attendSeq)
  throw refuse(waitKind === 'LIST' && !isFullForGood(course) ? 'NOTHING_TO_WAIT_FOR' : 'SOLD_OUT')
}

/** All seats are taken, and nobody waits for one. */
const isFullForGood = ({ userLimitTypeCd, maxUserCount, attendCount }: CourseRow) =>
  userLimitTypeCd === userLimitTypes.limited && maxUserCount !== null && attendCount >= maxUserCount
