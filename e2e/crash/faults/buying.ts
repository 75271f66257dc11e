import { confirmPayment, getPaymentInfo, pay } from 'contract/money/orders/api'
import { payMethods } from 'contract/values/type-codes'
import type { Counter } from './money-load.ts'
import { atProvider, keyIn } from './provider.ts'
import { COUPON_WON, type Buyer, type Store } from './shop.ts'

/** Buys a class or the package, each in every way, with a coupon or without. A deposit to the bank is confirmed by staff. */
export function buying({ port, confirmed, attempt }: Counter, { channelSeq, products, ways }: Store) {
  async function press({ person, couponIssueSeq }: Buyer, at: number) {
    const courseSeq = products[at % products.length]
    if (courseSeq === undefined) return null
    const payMethodCd = ways[(at >> 2) % ways.length] ?? payMethods.card
    const info = await attempt(person, getPaymentInfo, { channelSeq, courseSeq })
    if (!info) return null
    const hasCoupon = at % 5 < 2
    const body = {
      payMethodCd,
      totalAmount: info.data.totalAmount - (hasCoupon ? COUPON_WON : 0),
      ...(hasCoupon && { couponIssueSeq }),
      name: 'Learner',
      email: 'faults@example.com',
      phone: '',
      agreed: true as const,
      skipAttendCheck: true,
      returnTo: `http://demo.localhost:${port}/`,
    }
    const begun = await attempt(person, pay, { channelSeq, courseSeq, body })
    return begun && { ...begun.data, payMethodCd }
  }

  /** A tenth of them close the page, or are declined. */
  return async (buyer: Buyer, at: number) => {
    const begun = await press(buyer, at)
    if (!begun || begun.payMethodCd === payMethods.deposit || at % 11 === 3) return
    const paymentKey = keyIn(begun.redirectUrl)
    const back = await atProvider(port, paymentKey, at % 13 === 5 ? 'decline' : 'pay')
    const amount = Number(back.get('amount'))
    const { orderNo } = begun
    const body = { orderNo, paymentKey, amount }
    const order = (await attempt(buyer.person, confirmPayment, { channelSeq, body }))?.data
    if (order?.state === 'PAID') confirmed.paid.push({ orderNo, amount })
    if (order?.state === 'CREATED' && begun.payMethodCd === payMethods.virtualAccount)
      await atProvider(port, paymentKey, 'deposit')
  }
}
