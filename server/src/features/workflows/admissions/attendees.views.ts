import type { Attendee } from 'contract/workflows/admissions/schemas'
import type { z } from 'zod'
import type { Context } from '../../../platform/context.ts'
import { shownName } from '../../../platform/words/shown-name.ts'
import { findProgress } from '../../learning/lessons/lessons.public.ts'
import { type EnrolmentRow, partsOf } from '../../money/enrolments/enrolments.public.ts'
import { findPaidFor } from '../../money/orders/orders.public.ts'

/** Staff of the site see payments; class staff do not. */
export const seesMoney = ({ user }: Context) => user !== null && user.role !== null

/** Applicants with their payments and progress: two queries for the whole page. */
export async function attendeesOf(
  ctx: Context,
  rows: EnrolmentRow[],
  withMoney = seesMoney(ctx),
): Promise<z.output<typeof Attendee>[]> {
  const attendSeqs = rows.map(({ attendSeq }) => attendSeq)
  const paid = await findPaidFor(ctx.db, attendSeqs)
  const progress = await findProgress(ctx.db, rows, ctx.now())
  const parts = await partsOf(ctx, rows)
  const hidden = { orderNo: null, paidAmount: null, refundedAmount: null }
  return rows.map((row) => {
    const order = paid.get(row.attendSeq)
    const { orderNo = null, paidAmount = 0, refundedAmount = 0, currency = 'KRW' } = order ?? {}
    return {
      ...row,
      isInPackage: row.parentAttendSeq !== null,
      name: shownName(row.name, ctx.language),
      partNumber: parts.get(row.classSeq)?.partNumber ?? 1,
      percent: progress.get(row.attendSeq)?.percent ?? 0,
      currency,
      ...(withMoney ? { orderNo, paidAmount, refundedAmount } : hidden),
    }
  })
}
