import type { ChannelTx } from '../../../platform/db/channel-db.ts'
import { followPackage } from './class-places.service.ts'
import type { EnrolmentChange } from './enrolments.queries.ts'
import { moveOne, type EnrolmentStatus } from './move-one.service.ts'

/**
 * Moves a place on, the only way a place moves; the places in the classes of a package move with it. False when it no
 * longer stands where the caller found it. docs/rules.md.
 */
export async function movePlace(tx: ChannelTx, enrolment: EnrolmentStatus, change: EnrolmentChange) {
  if (!(await moveOne(tx, enrolment, change))) return false
  await followPackage(tx, enrolment, change)
  return true
}
