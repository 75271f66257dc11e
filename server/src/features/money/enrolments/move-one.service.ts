import { canMove, holdsSeat } from 'contract/money/enrolments/enrolments.rules'
import type { EnrolmentState } from 'contract/money/enrolments/schemas'
import type { AttendSeq, ClassSeq, CourseSeq } from 'contract/values/ids'
import { seatFreed } from 'contract/money/enrolments/waitlist.events'
import type { ChannelTx } from '../../../platform/db/channel-db.ts'
import { emit } from '../../../platform/jobs/tasks.ts'
import { freeSeat, countAccepted, countWaiting } from '../../teaching/courses/courses.public.ts'
import { updateState, type EnrolmentChange } from './enrolments.queries.ts'

export interface EnrolmentStatus {
  attendSeq: AttendSeq
  courseSeq: CourseSeq
  classSeq: ClassSeq
  state: EnrolmentState
}

/** Moves this place alone: never but as R-151 allows, and its seat comes free as R-152 says. */
export async function moveOne(
  tx: ChannelTx,
  { attendSeq, courseSeq, classSeq, state }: EnrolmentStatus,
  change: EnrolmentChange,
) {
  if (!canMove(state, change.state)) throw new Error(`a place never goes from ${state} to ${change.state}`)
  if (!(await updateState(tx, { attendSeq, from: state }, change))) return false
  if (holdsSeat(state) && !holdsSeat(change.state)) {
    const waiting = await freeSeat(tx, classSeq)
    if (waiting > 0) await emit(tx, seatFreed, { courseSeq, classSeq })
  }
  if (state === 'WAITING') await countWaiting(tx, classSeq, -1)
  if (change.state === 'WAITING') await countWaiting(tx, classSeq, 1)
  if (state === 'APPROVED' && change.state !== 'APPROVED') await countAccepted(tx, classSeq, -1)
  if (change.state === 'APPROVED') await countAccepted(tx, classSeq, 1)
  return true
}
