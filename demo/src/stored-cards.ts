import { randomBytes } from 'node:crypto'
import type { BillingGateway, ChargeOutcome } from 'server/src/platform/pay/billing-gateway.ts'
import { cardEnds, charged, issued, type StoredCharge } from 'server/src/sandbox-provider/billing.ts'
import type { BillingStore } from 'server/src/sandbox-provider/billing-store.ts'
import type { DemoPayment } from './sales.ts'

interface Provider {
  store: BillingStore
  /** What is charged is kept as a payment too, so that it can be given back. */
  sold: DemoPayment[]
  now: Date
}
/**
 * The stored cards of the sandbox provider while nobody can call it: the demo is filled before the server listens. Everybody names the
 * card that is always charged.
 */
export function storedCards({ store: { state }, sold, now }: Provider): BillingGateway {
  const createdAt = now.getTime()
  return {
    name: 'sandbox',
    isTest: true,
    begin(input) {
      const registrationKey = randomBytes(16).toString('hex')
      const authKey = randomBytes(24).toString('base64url')
      const named = { authKey, cardKind: 'GOOD' as const, isOver: true }
      state.registrations[registrationKey] = { ...input, registrationKey, createdAt, ...named }
      const back = new URL(input.successUrl)
      back.searchParams.set('customerKey', input.customerKey)
      back.searchParams.set('authKey', authKey)
      return Promise.resolve({ redirectUrl: back.href })
    },
    issue({ authKey, customerKey }) {
      const registration = Object.values(state.registrations).find((one) => one.authKey === authKey)
      const card = issued(registration, { authKey, customerKey, now: createdAt })
      state.cards[card.billingKey] = card
      return Promise.resolve({
        billingKey: card.billingKey,
        brand: 'Sandbox',
        cardEnd: cardEnds[card.kind],
      })
    },
    charge({ billingKey, customerKey, chargeNo, chargeName, amount, currency }) {
      const card = state.cards[billingKey]
      const input = { orderId: chargeNo, customerKey, amount, currency }
      const charge = charged(card, input, { paidBefore: 0, now: createdAt })
      state.charges[chargeNo] = charge
      sold.push({
        paymentKey: chargeNo,
        orderNo: chargeNo,
        orderName: chargeName,
        shopName: 'Seodang',
        customerName: '',
        amount,
        currency: 'KRW',
        cancelledAmount: 0,
        status: 'DONE',
        failReason: null,
        cardName: 'Sandbox 4242',
        successUrl: '',
        failUrl: '',
        webhookUrl: null,
        createdAt,
        method: 'CARD',
        depositDueAt: createdAt,
        account: null,
        trial: { events: 'ONCE', answers: 'AT_ONCE' },
      })
      return Promise.resolve(outcomeOf(charge))
    },
    findCharge(chargeNo) {
      const charge = state.charges[chargeNo]
      return Promise.resolve(charge ? outcomeOf(charge) : null)
    },
    deleteKey: () => Promise.resolve(),
  }
}

const outcomeOf = ({ status, amount, failReason }: StoredCharge): ChargeOutcome =>
  status === 'DONE'
    ? { status: 'PAID', amount, receiptUrl: null }
    : { status: 'DECLINED', reason: failReason ?? status }
