import { describe, expect, test } from 'vitest'
import { payMethodList, payMethodName, type PayMethod } from 'contract/money/orders/pay-methods.rules'
import { ProviderRefused, ProviderUnreachable } from '../gateway.ts'
import { beginning, callsOf } from '../../../testing/gateway-payment.ts'
import { fakeStripe, stripeKeys } from '../../../testing/fake-stripe.ts'
import { noon } from '../../../testing/world.ts'
import { formOf } from './stripe-client.ts'
import { declineCode } from './stripe-declines.ts'
import { stripeGateway } from './stripe-gateway.ts'

async function aPayment({ method = beginning.method }: { method?: PayMethod } = {}) {
  const clock = { now: noon }
  const stripe = await fakeStripe(() => clock.now)
  const gateway = stripeGateway(
    { mode: 'test', keys: stripeKeys },
    { baseUrl: stripe.url, now: () => clock.now },
  )
  const { paymentKey, redirectUrl } = await gateway.begin({ ...beginning, method })
  const calls = callsOf(gateway, { paymentKey })
  return { stripe: stripe.control, clock, gateway, paymentKey, redirectUrl, ...calls }
}

test('a form is written as Stripe reads it', () => {
  const form = formOf({ mode: 'payment', list: ['a'], items: [{ quantity: 1, price: { currency: 'krw' } }] })
  expect([...form]).toEqual([
    ['mode', 'payment'],
    ['list[0]', 'a'],
    ['items[0][quantity]', '1'],
    ['items[0][price][currency]', 'krw'],
  ])
})

test('won are not multiplied by a hundred, and the same payment has the same page', async () => {
  const { stripe, gateway, paymentKey, redirectUrl } = await aPayment()
  expect(stripe.sessions.get(paymentKey)).toMatchObject({ amount_total: 30_000, currency: 'krw' })
  expect(await gateway.begin(beginning)).toEqual({ paymentKey, redirectUrl })
  expect(stripe.sessions.size).toBe(1)
  await expect(gateway.begin({ ...beginning, successUrl: 'http://haru.localhost:3000/x' })).rejects.toThrow(
    ProviderUnreachable,
  )
  const dollars = {
    ...beginning,
    idempotencyKey: crypto.randomUUID(),
    amount: 2_999,
    currency: 'USD',
    method: payMethodList.FOREIGN_CARD,
  } as const
  const { paymentKey: other } = await gateway.begin(dollars)
  expect(stripe.sessions.get(other)).toMatchObject({ amount_total: 2_999, currency: 'usd' })
})

test('the payer agrees on the page, and the money is taken once, when it is confirmed', async () => {
  const { stripe, gateway, paymentKey, confirm } = await aPayment()
  expect(await confirm()).toEqual({ status: 'OPEN' })
  const back = new URL(stripe.agree(paymentKey)).searchParams
  expect(Object.fromEntries(back)).toEqual({ orderNo: 'P20261121-1', amount: '30000', paymentKey })
  expect(await gateway.find(paymentKey)).toMatchObject({ status: 'WAITING', amount: 30_000 })
  expect(await confirm('other-sum', 100)).toEqual({ status: 'OPEN' })
  expect(stripe.captured).toBe(0)
  stripe.loses = 'capture'
  await expect(confirm('again')).rejects.toThrow(ProviderUnreachable)
  const paid = { status: 'PAID', cardName: 'shinhan', receiptUrl: 'https://pay.stripe.com/receipts/1' }
  expect(await confirm('again')).toEqual(paid)
  expect(await confirm('and again')).toEqual(paid)
  expect(stripe.captured).toBe(1)
})

test.each([
  [payMethodList.FOREIGN_CARD, 'card', 'visa'],
  [payMethodList.CARD, 'kr_card', 'shinhan'],
  [payMethodList.KAKAOPAY, 'kakao_pay', null],
  [payMethodList.NAVERPAY, 'naver_pay', null],
])('%o is only authorized on the page, and taken when it is confirmed', async (method, type, cardName) => {
  const { stripe, paymentKey, confirm } = await aPayment({ method })
  stripe.agree(paymentKey)
  expect(stripe.intentOf(paymentKey)).toMatchObject({ type, status: 'requires_capture' })
  expect(await confirm()).toMatchObject({ status: 'PAID', cardName })
  expect(stripe.captured).toBe(1)
})

test('Korean ways to pay are offered in won alone', async () => {
  const { gateway } = await aPayment()
  const names = (currency: 'KRW' | 'USD') => gateway.methods(currency).map(payMethodName)
  expect(names('KRW')).toEqual(['KAKAOPAY', 'NAVERPAY', 'CARD', 'FOREIGN_CARD'])
  expect(names('USD')).toEqual(['FOREIGN_CARD'])
})

test('a way to pay that is not activated in the account begins nothing', async () => {
  const { stripe, gateway } = await aPayment()
  stripe.activated.delete('kakao_pay')
  const payment = { ...beginning, idempotencyKey: crypto.randomUUID(), method: payMethodList.KAKAOPAY }
  await expect(gateway.begin(payment)).rejects.toMatchObject({ code: 'payment_method_unactivated' })
  expect(stripe.sessions.size).toBe(1)
})

test('a payment that is closed cannot be paid any more, and its authorization ends', async () => {
  const { stripe, gateway, paymentKey } = await aPayment()
  expect(await gateway.close(paymentKey)).toMatchObject({ status: 'ENDED', outcome: { status: 'EXPIRED' } })
  expect(() => stripe.agree(paymentKey)).toThrow('not open')
  const other = await aPayment()
  other.stripe.agree(other.paymentKey)
  expect(await other.gateway.close(other.paymentKey)).toMatchObject({ outcome: { status: 'EXPIRED' } })
  expect(other.stripe.intentOf(other.paymentKey)).toMatchObject({ status: 'canceled' })
})

test('one that was paid stays paid, and a page expires by itself', async () => {
  const { stripe, gateway, paymentKey, confirm, clock } = await aPayment()
  stripe.agree(paymentKey)
  await confirm()
  expect(await gateway.close(paymentKey)).toMatchObject({ outcome: { status: 'PAID' } })
  const next = await gateway.begin({ ...beginning, idempotencyKey: crypto.randomUUID() })
  clock.now = new Date(noon.getTime() + 41 * 60_000)
  expect(await gateway.find(next.paymentKey)).toMatchObject({
    outcome: { status: 'EXPIRED', reason: 'EXPIRED' },
  })
  expect(await gateway.find('cs_test_of_nobody')).toBeNull()
})

test('a repeated refund is one refund, also a day later, and more than is left is refused', async () => {
  const { stripe, gateway, clock, paymentKey, confirm, cancel } = await aPayment()
  stripe.agree(paymentKey)
  await confirm()
  stripe.loses = 'refunds'
  await expect(cancel(10_000, 'first')).rejects.toThrow(ProviderUnreachable)
  expect(await cancel(10_000, 'first')).toEqual({ cancelledAmount: 10_000 })
  clock.now = new Date(noon.getTime() + 2 * 86_400_000)
  expect(await cancel(10_000, 'first')).toEqual({ cancelledAmount: 10_000 })
  expect(await gateway.find(paymentKey)).toMatchObject({ status: 'ENDED', cancelledAmount: 10_000 })
  await expect(cancel(30_000, 'second')).rejects.toMatchObject({ code: 'amount_too_large' })
  expect(await cancel(20_000, 'third')).toEqual({ cancelledAmount: 30_000 })
  expect(stripe.refundedSum()).toBe(30_000)
})

test.each([
  [{ code: 'card_declined', decline_code: 'insufficient_funds' }, 'INSUFFICIENT_FUNDS'],
  [{ code: 'card_declined', decline_code: 'do_not_honor' }, 'CARD_DECLINED'],
  [{ code: 'expired_card' }, 'EXPIRED_CARD'],
  [{ code: 'processing_error' }, 'PROCESSING_ERROR'],
  [null, 'CARD_DECLINED'],
])('a decline %o', async (error, reason) => {
  expect(declineCode(error)).toBe(reason)
  const { stripe, gateway, paymentKey } = await aPayment()
  stripe.failLater(paymentKey, error)
  expect(await gateway.find(paymentKey)).toMatchObject({ outcome: { status: 'DECLINED', reason } })
})

test('an event is believed with its signature alone, for five minutes', async () => {
  const { stripe, gateway, paymentKey } = await aPayment()
  const read = ({ headers, payload }: ReturnType<typeof stripe.event>) =>
    gateway.readWebhook(headers, Buffer.from(payload))
  const event = stripe.event('checkout.session.completed', paymentKey)
  expect(read(event)).toMatchObject({ eventId: 'evt_checkout.session.completed', type: 'PAID', paymentKey })
  expect(read({ ...event, payload: `${event.payload} ` })).toBeNull()
  expect(read(stripe.event('checkout.session.completed', paymentKey, { secret: 'whsec_other' }))).toBeNull()
  const old = new Date(noon.getTime() - 301_000)
  expect(read(stripe.event('checkout.session.completed', paymentKey, { at: old }))).toBeNull()
  expect(read(stripe.event('customer.created', 'cus_1'))).toBe('NOTHING')
  expect(gateway.readWebhook({}, Buffer.from('{}'))).toBeNull()
})

test('keys belong to an account, and those that Stripe does not accept are refused', async () => {
  const { stripe, gateway } = await aPayment()
  expect(await gateway.checkKeys()).toEqual({ verdict: 'ACCEPTED', accountKey: 'acct_haru' })
  stripe.secretKeys.clear()
  expect(await gateway.checkKeys()).toEqual({ verdict: 'REFUSED' })
})

/** The same against the real one, for developers who have a key: STRIPE_LIVE='sk_test_…'. */
describe('the real Stripe', () => {
  const key = process.env['STRIPE_LIVE']
  const real = (secretKey = key ?? '') =>
    stripeGateway(
      { mode: 'test', keys: { secretKey } },
      { baseUrl: 'https://api.stripe.com', now: () => new Date() },
    )

  test.skipIf(!key)('accepts this key, and refuses others', async () => {
    expect(await real().checkKeys()).toMatchObject({ verdict: 'ACCEPTED' })
    expect(await real('sk_test_ofnobody').checkKeys()).toEqual({ verdict: 'REFUSED' })
  })
  test.skipIf(!key)('makes a page, gives it back by its key, and ends it', async () => {
    const payment = {
      ...beginning,
      method: payMethodList.FOREIGN_CARD,
      idempotencyKey: crypto.randomUUID(),
      createdAt: new Date(),
    }
    const begun = await real().begin(payment)
    expect(await real().begin(payment)).toEqual(begun)
    expect(await real().find(begun.paymentKey)).toMatchObject({ status: 'OPEN', amount: 30_000 })
    const cancel = { amount: 100, reason: 'test', idempotencyKey: crypto.randomUUID(), refundAccount: null }
    await expect(real().cancel({ paymentKey: begun.paymentKey, ...cancel })).rejects.toThrow(ProviderRefused)
    expect(await real().close(begun.paymentKey)).toMatchObject({ outcome: { status: 'EXPIRED' } })
  })
})
