import type { Context } from '../../../platform/context.ts'
import { findParts } from '../../teaching/courses/courses.public.ts'
import type { EnrolmentRow } from './enrolments.public.ts'

export async function partsOf(ctx: Context, rows: EnrolmentRow[]) {
  const classSeqs = [...new Set(rows.map(({ classSeq }) => classSeq))]
  const parts = classSeqs.length > 0 ? await findParts(ctx.db, classSeqs) : []
  return new Map(parts.map((part) => [part.classSeq, part]))
}
/** A class that never had another round has no number worth saying. */
export const shownPart = (part: { partNumber: number; currentPartNumber: number } | undefined) =>
  part && part.currentPartNumber > 1 ? part.partNumber : null

/** docs/rules.md R-122. */
export const canReview = ({ state, reviewExpiresAt }: EnrolmentRow, now: Date) =>
  reviewExpiresAt === null ? state === 'APPROVED' : isPlace(state) && now < reviewExpiresAt
const isPlace = (state: EnrolmentRow['state']) => state === 'APPROVED' || state === 'EXPIRED'

/** Until when a seat is held for a payment the user began themselves; an admitted applicant has `invitedUntil`. */
export const reservedUntil = ({ state, invitedUntil, holdUntil }: EnrolmentRow) =>
  state === 'PENDING_PAYMENT' && invitedUntil === null ? holdUntil : null
