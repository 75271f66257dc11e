import {
  asksReceiptNumber,
  cashReceiptDue,
  isReceiptNumber,
  owesCashReceipt,
  takesCashReceipt,
} from 'contract/money/orders/cash-receipts.rules'
import type { CashReceiptRequest, SaleCashReceipt } from 'contract/money/orders/cash-receipts.schemas'
import type { BuyerMethod } from 'contract/money/orders/pay-methods.rules'
import type { OrderSeq } from 'contract/values/ids'
import type { z } from 'zod'
import type { Context, MemberContext } from '../../../platform/context.ts'
import type { ChannelTx } from '../../../platform/db/channel-db.ts'
import { refuse } from '../../../platform/refuse.ts'
import {
  deleteReceipt,
  findReceipts,
  isPaidByHand,
  setIssued,
  upsertReceipt,
} from './cash-receipts.queries.ts'
import { lockOrder, type OrderRow } from './orders.queries.ts'

const labelOf = ({ channelSeq }: Pick<Context, 'channelSeq'>, orderSeq: OrderSeq) =>
  `cash-receipt:${channelSeq}:${orderSeq}`
const DIGITS_SHOWN = 4

interface ReceiptInput {
  method: BuyerMethod
  currency: OrderRow['currency']
  cashReceipt?: CashReceiptRequest | undefined
}
/** CASH_RECEIPT_NUMBER_WRONG where a seller could not issue it with this number. docs/rules.md R-862. */
export function checkReceipt({ method, currency, cashReceipt }: ReceiptInput) {
  if (!cashReceipt || !takesCashReceipt({ ...method, currency }) || !asksReceiptNumber(method)) return
  const { kind, number } = cashReceipt
  if (number === null || !isReceiptNumber(kind, number)) throw refuse('CASH_RECEIPT_NUMBER_WRONG')
}

/** Keeps what the buyer wants with this payment, its number sealed; nothing of an earlier choice stays. docs/rules.md R-862. */
export async function keepReceipt(
  ctx: MemberContext,
  tx: ChannelTx,
  { orderSeq, currency, method, cashReceipt }: ReceiptInput & Pick<OrderRow, 'orderSeq'>,
) {
  if (!cashReceipt || !takesCashReceipt({ ...method, currency })) return deleteReceipt(tx, orderSeq)
  const number = asksReceiptNumber(method) ? cashReceipt.number : null
  return upsertReceipt(tx, {
    orderSeq,
    kind: cashReceipt.kind,
    sealed: number && ctx.ports.secrets.wrap(Buffer.from(number), labelOf(ctx, orderSeq)),
    numberEnd: number && number.slice(-DIGITS_SHOWN),
    requestedAt: ctx.now(),
  })
}

/** What staff need to issue the receipt of an order: the whole number only for those who do. docs/rules.md R-863. */
export async function receiptForStaff(
  ctx: MemberContext,
  { orderSeq, paidAmount, refundedAmount, paidAt }: OrderRow,
): Promise<z.output<typeof SaleCashReceipt>> {
  const [receipt] = await findReceipts(ctx.db, [orderSeq])
  const isOwed =
    paidAt !== null &&
    owesCashReceipt({
      isByHand: await isPaidByHand(ctx.db, orderSeq),
      isRequested: receipt !== undefined,
      isIssued: receipt?.issuedAt != null,
      paidAmount,
      refundedAmount,
    })
  const mayRead = isOwed && ctx.user.permissions.has('SITE_SALES_UPDATE')
  const sealed = mayRead ? receipt?.sealed : null
  return {
    number: sealed ? ctx.ports.secrets.unwrap(sealed, labelOf(ctx, orderSeq)).toString('utf8') : null,
    dueAt: isOwed ? cashReceiptDue(paidAt) : null,
  }
}

/** CASH_RECEIPT_NOT_OWED of an order that owes none, or whose receipt was issued. docs/rules.md R-863. */
export function noteIssued(
  ctx: MemberContext,
  { orderNo, issueNumber }: { orderNo: string; issueNumber: string },
) {
  return ctx.transaction(async (tx) => {
    const order = await lockOrder(tx, orderNo)
    if (!order) throw refuse('NOT_FOUND')
    const { orderSeq, title, paidAmount, refundedAmount } = order
    const [receipt] = await findReceipts(tx, [orderSeq])
    const isOwed = owesCashReceipt({
      // Below the amount from which it is owed unasked, a seller may issue one all the same.
      isRequested: true,
      isByHand: await isPaidByHand(tx, orderSeq),
      isIssued: receipt?.issuedAt != null,
      paidAmount,
      refundedAmount,
    })
    if (!isOwed) throw refuse('CASH_RECEIPT_NOT_OWED')
    await setIssued(tx, {
      orderSeq,
      issueNumber,
      issuedAt: ctx.now(),
      issuedByUserSeq: ctx.user.userSeq,
    })
    ctx.audit.record({ about: `${title} · ${orderNo}`, after: { issueNumber } })
    return null
  })
}
