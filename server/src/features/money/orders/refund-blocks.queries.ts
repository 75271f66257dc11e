import { sql } from 'kysely'
import type { AttendSeq } from 'contract/values/ids'
import type { ChannelDb } from '../../../platform/db/channel-db.ts'
import { tables } from '../../../platform/db/tables.ts'

/**
 * The payments of these enrolments of which something is left, with what may keep it from going back: one row for each, also of a
 * package, which is paid in one for all its classes. It is settled once one of them is.
 */
export function findPaymentsOfEnrolments(db: ChannelDb, attendSeqs: AttendSeq[]) {
  return tables(db)
    .selectFrom('orderItems as item')
    .innerJoin('payments', 'payments.orderSeq', 'item.orderSeq')
    .distinctOn('payments.paymentSeq')
    .select(({ exists, selectFrom }) => [
      'payments.gateway',
      'payments.merchantSeq',
      sql<string>`payments.pay_method_cd`.as('payMethodCd'),
      sql<boolean>`payments.unsure_since is not null`.as('isUnsure'),
      exists(
        selectFrom('refunds')
          .select('refunds.refundSeq')
          .whereRef('refunds.paymentSeq', '=', 'payments.paymentSeq')
          .where('refunds.state', '=', 'REQUESTED'),
      )
        .$castTo<boolean>()
        .as('isRefunding'),
      exists(
        selectFrom('moneyEntries as entry')
          .select('entry.entrySeq')
          .whereRef('entry.orderSeq', '=', 'item.orderSeq')
          .whereRef('entry.itemNo', '=', 'item.itemNo')
          .where('entry.kind', '=', 'CAPTURE')
          .where('entry.settlementNo', 'is not', null),
      )
        .$castTo<boolean>()
        .as('isSettled'),
    ])
    .where((eb) => {
      const these = sql<AttendSeq>`any(${attendSeqs})`
      return eb.or([eb('item.attendSeq', '=', these), eb('item.packageAttendSeq', '=', these)])
    })
    .where('payments.isSurplus', '=', false)
    .where('payments.state', 'in', ['PAID', 'PARTIALLY_REFUNDED'])
    .where(sql<boolean>`item.refunded_amount < item.paid_amount`)
    .orderBy('payments.paymentSeq')
    .orderBy('isSettled', 'desc')
    .execute()
}
