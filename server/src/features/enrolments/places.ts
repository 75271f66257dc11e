import { canMove, holdsSeat } from 'contract/enrolment.rules'
import type { EnrolmentState } from 'contract/enrolments'
import type { AttendSeq, ClassSeq } from 'contract/values'
import type { ChannelTx } from '../../platform/db/channel-db.ts'
import { freeSeat, noteAccepted } from '../courses/courses.public.ts'
import { updateState, type EnrolmentChange } from './enrolments.queries.ts'

/**
 * Moves a place on, the only way a place moves: never but as R-151 allows, and its seat comes free as R-152 says. False
 * when it no longer stands where the caller found it.
 */
export async function movePlace(
  tx: ChannelTx,
  { attendSeq, classSeq, state }: { attendSeq: AttendSeq; classSeq: ClassSeq; state: EnrolmentState },
  change: EnrolmentChange,
) {
  if (!canMove(state, change.state)) throw new Error(`a place never goes from ${state} to ${change.state}`)
  if (!(await updateState(tx, { attendSeq, from: state }, change))) return false
  if (holdsSeat(state) && !holdsSeat(change.state)) await freeSeat(tx, classSeq)
  if (state === 'APPROVED') await noteAccepted(tx, classSeq, -1)
  if (change.state === 'APPROVED') await noteAccepted(tx, classSeq, 1)
  return true
}
