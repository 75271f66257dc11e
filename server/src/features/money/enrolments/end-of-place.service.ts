import { reviewExpires } from 'contract/money/enrolments/enrolments.rules'
import type { AttendSeq } from 'contract/values/ids'
import type { ChannelTx } from '../../../platform/db/channel-db.ts'
import { isRefusal } from '../../../platform/refuse.ts'
import { takeSeat } from '../../teaching/courses/courses.public.ts'
import { endGrant, moveGrantEnds } from '../access/access.public.ts'
import { updatePeriod, updateResting } from './access-period.queries.ts'
import { movePlace } from './enrolment-state.service.ts'
import { findActive, lockEnrolment } from './enrolments.queries.ts'
import { takeStudentPlace } from './student-limit.service.ts'

/**
 * A place without a price ends at another time: at once where that has come, and it lives again where it was over, unless its
 * person came in otherwise or no seat is left. One that rests keeps its seat when its time is over. Repeating it changes nothing.
 */
export async function moveEnd(
  tx: ChannelTx,
  attendSeq: AttendSeq,
  { validAt, isResting = false, now }: { validAt: Date; isResting?: boolean; now: Date },
) {
  const place = await lockEnrolment(tx, attendSeq)
  if (place?.state !== 'APPROVED' && place?.state !== 'EXPIRED') return
  const isOver = validAt <= now
  if (isOver && place.state === 'EXPIRED') return
  const period = { validAt, reviewExpiresAt: reviewExpires(validAt) }
  if (isOver && !isResting) {
    await updateResting(tx, attendSeq, false)
    await movePlace(tx, place, { state: 'EXPIRED', ...period })
    await endGrant(tx, attendSeq, { endedAt: now, endReason: 'EXPIRED' })
    return
  }
  if (place.state === 'EXPIRED') {
    if (await findActive(tx, place.userSeq, place.courseSeq)) return
    try {
      await takeStudentPlace(tx, place)
      await takeSeat(tx, place.classSeq, { isNew: false })
    } catch (error) {
      if (isRefusal(error)) return
      throw error
    }
    await movePlace(tx, place, { state: 'APPROVED', ...period })
  } else await updatePeriod(tx, attendSeq, period)
  await updateResting(tx, attendSeq, isResting)
  await moveGrantEnds(tx, [attendSeq], validAt)
}
