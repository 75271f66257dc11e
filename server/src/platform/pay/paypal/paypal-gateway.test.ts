import { describe, expect, test } from 'vitest'
import { payMethodList } from 'contract/money/orders/pay-methods.rules'
import { ProviderRefused, ProviderUnreachable } from '../gateway.ts'
import { fakePaypal, paypalKeys } from '../../../testing/fake-paypal.ts'
import { beginning as byCard, callsOf } from '../../../testing/gateway-payment.ts'
import { noon } from '../../../testing/world.ts'
import { centsOf, moneyOf } from './paypal-amounts.ts'
import { paypalGateway } from './paypal-gateway.ts'

const beginning = {
  ...byCard,
  orderNo: '20261121-K7Q2M9X4',
  amount: 2999,
  currency: 'USD',
  method: payMethodList.PAYPAL,
} as const

async function aPayment() {
  const clock = { now: noon }
  const paypal = await fakePaypal(() => clock.now)
  const gateway = paypalGateway({ mode: 'test', keys: paypalKeys }, { baseUrl: paypal.url })
  const { paymentKey, redirectUrl } = await gateway.begin(beginning)
  const { orderNo, amount } = beginning
  const calls = callsOf(gateway, { paymentKey, orderNo, amount })
  return { paypal: paypal.control, clock, gateway, paymentKey, redirectUrl, ...calls }
}

test('cents are written as dollars, and read again', () => {
  for (const [cents, value] of [
    [2999, '29.99'],
    [5, '0.05'],
    [120_000, '1200.00'],
  ] as const) {
    expect(moneyOf(cents, 'USD')).toEqual({ currency_code: 'USD', value })
    expect(centsOf({ currency_code: 'USD', value })).toBe(cents)
  }
  expect(centsOf({ currency_code: 'USD', value: '30.5' })).toBe(3050)
  expect(() => centsOf({ currency_code: 'KRW', value: '30000' })).toThrow(ProviderUnreachable)
  expect(() => centsOf({ currency_code: 'USD', value: '30.501' })).toThrow(ProviderUnreachable)
})

test('only dollars are taken, and the same payment has the same page', async () => {
  const { paypal, gateway, paymentKey, redirectUrl } = await aPayment()
  expect([gateway.methods('USD'), gateway.methods('KRW')]).toEqual([[payMethodList.PAYPAL], []])
  expect(paypal.orders.get(paymentKey)).toMatchObject({
    amount: { currency_code: 'USD', value: '29.99' },
    customId: beginning.orderNo,
  })
  expect(await gateway.begin(beginning)).toEqual({ paymentKey, redirectUrl })
  expect(paypal.orders.size).toBe(1)
})

test('the payer agrees on the page, and the money is taken once, when it is confirmed', async () => {
  const { paypal, gateway, paymentKey, confirm } = await aPayment()
  expect(await confirm()).toEqual({ status: 'OPEN' })
  const back = new URL(paypal.agree(paymentKey)).searchParams
  expect(Object.fromEntries(back)).toMatchObject({
    orderNo: beginning.orderNo,
    amount: '2999',
    token: paymentKey,
  })
  expect(await gateway.find(paymentKey)).toMatchObject({ status: 'WAITING', amount: 2999 })
  expect(await confirm('other-sum', 100)).toEqual({ status: 'OPEN' })
  expect(paypal.captured).toBe(0)
  paypal.loses = 'capture'
  await expect(confirm('again')).rejects.toThrow(ProviderUnreachable)
  const paid = { status: 'PAID', cardName: 'm***@example.com', receiptUrl: null }
  expect(await confirm('again')).toEqual(paid)
  expect(await confirm('and again')).toEqual(paid)
  expect(paypal.captured).toBe(1)
})

test('money that PayPal has not got yet is not paid', async () => {
  const { paypal, gateway, paymentKey, confirm } = await aPayment()
  paypal.agree(paymentKey)
  paypal.captures = 'PENDING'
  expect(await confirm()).toEqual({ status: 'PENDING' })
  expect(await gateway.find(paymentKey)).toMatchObject({ status: 'PENDING', outcome: null })
  expect(await gateway.close(paymentKey)).toMatchObject({ status: 'PENDING' })
  paypal.clear(paymentKey)
  expect(await gateway.find(paymentKey)).toMatchObject({ outcome: { status: 'PAID' } })
})

test('a decline is refused with its name', async () => {
  const { paypal, paymentKey, confirm } = await aPayment()
  paypal.agree(paymentKey)
  paypal.captures = null
  await expect(confirm()).rejects.toMatchObject({ code: 'INSTRUMENT_DECLINED' })
})

test('what is given up is not captured, and what nobody paid is forgotten after hours', async () => {
  const { paypal, gateway, paymentKey, clock } = await aPayment()
  paypal.agree(paymentKey)
  expect(await gateway.close(paymentKey)).toMatchObject({ status: 'ENDED', outcome: { status: 'EXPIRED' } })
  clock.now = new Date(noon.getTime() + 4 * 3_600_000)
  expect(await gateway.find(paymentKey)).toBeNull()
  expect(paypal.captured).toBe(0)
})

test('a repeated refund is one refund, also a day later, and more than is left is refused', async () => {
  const { paypal, gateway, clock, paymentKey, confirm, cancel } = await aPayment()
  paypal.agree(paymentKey)
  await confirm()
  paypal.loses = 'refund'
  await expect(cancel(1000, 'first')).rejects.toThrow(ProviderUnreachable)
  expect(await cancel(1000, 'first')).toEqual({ cancelledAmount: 1000 })
  clock.now = new Date(noon.getTime() + 86_400_000)
  expect(await cancel(1000, 'first')).toEqual({ cancelledAmount: 1000 })
  expect(await gateway.find(paymentKey)).toMatchObject({ status: 'ENDED', cancelledAmount: 1000 })
  await expect(cancel(2999, 'second')).rejects.toMatchObject({ code: 'REFUND_AMOUNT_EXCEEDED' })
  expect(await cancel(1999, 'third')).toEqual({ cancelledAmount: 2999 })
  expect(paypal.refundedSum(paymentKey)).toBe(2999)
})

test('a token that ran out is fetched anew, and keys that PayPal does not accept are refused', async () => {
  const { paypal, gateway, paymentKey } = await aPayment()
  expect(paypal.signIns).toBe(1)
  paypal.forgetTokens()
  expect(await gateway.find(paymentKey)).toMatchObject({ status: 'OPEN' })
  expect(paypal.signIns).toBe(2)
  expect(await gateway.checkKeys()).toEqual({ verdict: 'ACCEPTED', accountKey: paypalKeys.clientId })
  paypal.secrets.clear()
  expect(await gateway.checkKeys()).toEqual({ verdict: 'REFUSED' })
})

test('an event is believed once PayPal says that it sent it', async () => {
  const { paypal, gateway, paymentKey, confirm } = await aPayment()
  paypal.agree(paymentKey)
  await confirm()
  const read = ({ headers, payload }: ReturnType<typeof paypal.event>) =>
    gateway.readWebhook(headers, Buffer.from(payload))
  const event = paypal.event('PAYMENT.CAPTURE.COMPLETED', paymentKey)
  expect(await read(event)).toMatchObject({ type: 'PAID', paymentKey, orderNo: beginning.orderNo })
  expect(await read({ ...event, payload: `${event.payload} ` })).toBeNull()
  expect(await read(paypal.event('PAYMENT.CAPTURE.COMPLETED', paymentKey, { isForged: true }))).toBeNull()
  expect(await read(paypal.event('PAYMENT.CAPTURE.REFUNDED', paymentKey))).toMatchObject({
    type: 'CANCELLED',
    paymentKey,
  })
  expect(await read(paypal.event('CHECKOUT.ORDER.APPROVED', paymentKey))).toBe('NOTHING')
  expect(await gateway.readWebhook({}, Buffer.from('{}'))).toBeNull()
  paypal.isDown = true
  await expect(read(event)).rejects.toThrow(ProviderUnreachable)
})

/** The same against the real one, for developers who have keys of a sandbox app: PAYPAL_LIVE='client-id secret'. */
describe('the real PayPal', () => {
  const keys = process.env['PAYPAL_LIVE']
  const [clientId = '', clientSecret = ''] = (keys ?? '').split(' ')
  const real = (secret = clientSecret) =>
    paypalGateway(
      { mode: 'test', keys: { clientId, clientSecret: secret } },
      { baseUrl: 'https://api-m.sandbox.paypal.com' },
    )

  test.skipIf(!keys)('accepts these keys, and refuses others', async () => {
    expect(await real().checkKeys()).toEqual({ verdict: 'ACCEPTED', accountKey: clientId })
    expect(await real('of-nobody').checkKeys()).toEqual({ verdict: 'REFUSED' })
  })
  test.skipIf(!keys)(
    'makes an order, gives it back by its key, and captures nothing before the payer agreed',
    async () => {
      const payment = { ...beginning, idempotencyKey: crypto.randomUUID() }
      const begun = await real().begin(payment)
      expect(await real().begin(payment)).toEqual(begun)
      const { paymentKey } = begun
      expect(await real().find(paymentKey)).toMatchObject({ status: 'OPEN', amount: 2999 })
      const confirm = { paymentKey, returnKey: null, orderNo: payment.orderNo, amount: 2999 }
      expect(await real().confirm({ ...confirm, idempotencyKey: crypto.randomUUID() })).toEqual({
        status: 'OPEN',
      })
      const cancel = { amount: 100, reason: 'test', idempotencyKey: crypto.randomUUID(), refundAccount: null }
      await expect(real().cancel({ paymentKey, ...cancel })).rejects.toThrow(ProviderRefused)
    },
  )
})
