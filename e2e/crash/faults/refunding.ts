import { listMyOrders, refundOrder } from 'contract/money/orders/api'
import { cancelDeposit, confirmDeposit } from 'contract/money/orders/deposits.api'
import { saveRefundAccount } from 'contract/money/orders/refund-accounts.api'
import type { Output } from 'contract/http/endpoint'
import { payMethods } from 'contract/values/type-codes'
import { acceptRefundRequest, getRefundOffer, requestRefund } from 'contract/workflows/refund-requests/api'
import type { Counter } from './money-load.ts'
import type { Buyer, Store } from './shop.ts'

type Order = Output<typeof listMyOrders>['list'][number]
const account = { bankCode: '088', accountNumber: '110123456789', holder: 'Learner' } as const
const accountOf = ({ payMethodCd }: Order) =>
  payMethodCd === payMethods.virtualAccount ? { refundAccount: account } : {}

/** What a buyer has open is concluded: deposits are confirmed or cancelled, and everything that was paid goes back. */
export function refunding({ confirmed, attempt }: Counter, { channelSeq, owner }: Store) {
  async function conclude({ person }: Buyer, { orderNo, totalAmount }: Order, at: number) {
    if (at % 3 === 0) return void (await attempt(person, cancelDeposit, { channelSeq, orderNo }))
    const body = { amount: totalAmount, depositorName: 'Learner' }
    const order = await attempt(owner, confirmDeposit, { channelSeq, orderNo, body })
    if (order?.data.state === 'PAID') confirmed.paid.push({ orderNo, amount: totalAmount })
  }

  async function byStaff(order: Order) {
    const { orderNo } = order
    const body = { reason: 'a learner is ill', ...accountOf(order) }
    const done = await attempt(owner, refundOrder, { channelSeq, orderNo, body })
    const amount = done?.data.refundedAmount ?? 0
    if (amount > 0) confirmed.refunded.push({ orderNo, amount })
  }

  /** The buyer asks for the money of each item, and staff give it back, sometimes a part of it first. */
  async function onRequest({ person }: Buyer, order: Order, at: number) {
    const { orderNo } = order
    const offer = await attempt(person, getRefundOffer, { channelSeq, orderNo })
    for (const { itemNo, calculation, request } of offer?.data.items ?? []) {
      const isOpen = request?.state === 'REQUESTED'
      if (!isOpen && calculation.amount === 0) continue
      const body = {
        itemNo,
        amount: calculation.amount,
        reasonKind: 'PERSONAL' as const,
        agreed: true as const,
        ...accountOf(order),
      }
      const requested = isOpen
        ? request
        : (await attempt(person, requestRefund, { channelSeq, orderNo, body }))?.data
      if (!requested) continue
      const { refundRequestSeq } = requested
      confirmed.requested.push(refundRequestSeq)
      const amount = at % 4 === 1 ? Math.ceil(requested.amount / 2) : requested.amount
      const done = await attempt(owner, acceptRefundRequest, {
        channelSeq,
        refundRequestSeq,
        body: { amount, endsEnrolment: amount === requested.amount },
      })
      if (done?.data.isDone) confirmed.refunded.push({ orderNo, amount })
    }
  }

  return async (buyer: Buyer, at: number) => {
    const mine = await attempt(buyer.person, listMyOrders, { channelSeq, query: {} })
    for (const order of mine?.data.list ?? []) {
      const { orderNo, state, payMethodCd, isRefundAccountNeeded } = order
      if (isRefundAccountNeeded)
        await attempt(buyer.person, saveRefundAccount, { channelSeq, orderNo, body: account })
      if (state === 'CREATED' && payMethodCd === payMethods.deposit) await conclude(buyer, order, at)
      if (state === 'PARTIALLY_REFUNDED') await byStaff(order)
      if (state === 'PAID') await (at % 2 === 0 ? byStaff(order) : onRequest(buyer, order, at))
    }
  }
}
