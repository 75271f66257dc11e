import { ProviderRefused, ProviderUnreachable } from '../platform/pay/gateway.ts'
import type { BillingGateway, ChargeOutcome } from '../platform/pay/billing-gateway.ts'

/** Stored cards in this process, whose answers are lost and whose cards decline when the test says so. */
export function fakeBilling() {
  const cards = new Map<string, string>()
  const charges = new Map<string, ChargeOutcome>()
  let count = 0
  const control = {
    charges,
    cards,
    /** Cards are declined. */
    declines: false,
    /** Nobody answers; nothing is done. */
    isAway: false,
    /** The next charge is carried out and its answer is lost. */
    losesAnswer: false,
    /** How often a card was really asked for money. */
    paidCount: () => [...charges.values()].filter(({ status }) => status === 'PAID').length,
  }
  async function reach() {
    await Promise.resolve()
    if (control.isAway) throw new ProviderUnreachable('away')
  }
  const gateway: BillingGateway = {
    name: 'sandbox',
    isTest: true,
    async begin({ successUrl, customerKey }) {
      await reach()
      const url = new URL(successUrl)
      url.searchParams.set('customerKey', customerKey)
      url.searchParams.set('authKey', `auth-${customerKey}`)
      return { redirectUrl: url.href }
    },
    async issue({ customerKey }) {
      await reach()
      count += 1
      cards.set(`key-${count}`, customerKey)
      return { billingKey: `key-${count}`, brand: 'Sandbox', cardEnd: '4242' }
    },
    async charge({ billingKey, customerKey, chargeNo, amount }) {
      await reach()
      const before = charges.get(chargeNo)
      if (!before && cards.get(billingKey) !== customerKey)
        throw new ProviderRefused('NOT_FOUND_BILLING_KEY', 'no such card')
      const outcome: ChargeOutcome =
        before ??
        (control.declines
          ? { status: 'DECLINED', reason: 'REJECT_CARD_PAYMENT' }
          : { status: 'PAID', amount, receiptUrl: null })
      charges.set(chargeNo, outcome)
      if (control.losesAnswer) {
        control.losesAnswer = false
        throw new ProviderUnreachable('lost')
      }
      return outcome
    },
    async findCharge(chargeNo) {
      await reach()
      return charges.get(chargeNo) ?? null
    },
    async deleteKey(billingKey) {
      await reach()
      cards.delete(billingKey)
    },
  }
  return { gateway, control }
}
