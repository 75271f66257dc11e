import { expect, test } from 'vitest'
import { confirmPayment, failPayment, getOrder } from 'contract/money/orders/api'
import { aShop, comeBack, pressPay, PRICE } from '../../../testing/orders-world.ts'
import { ProviderUnreachable } from '../../../platform/pay/gateway.ts'
import { expireOrders } from './orders.jobs.ts'
import { reconcile } from './reconcile.jobs.ts'

type Shop = Awaited<ReturnType<typeof aShop>>
const paymentsOf = ({ add }: Shop) =>
  add.all<{ state: string; payment_key: string | null; is_surplus: boolean; refunded_amount: number }>(
    'select state, payment_key, is_surplus, refunded_amount from payments order by payment_seq',
  )
const orderOf = ({ mina, channelSeq }: Shop, orderNo: string) => mina.call(getOrder, { channelSeq, orderNo })
const returnWith = ({ mina, channelSeq }: Shop, orderNo: string, paymentKey: string) =>
  mina.call(confirmPayment, { channelSeq, body: { orderNo, paymentKey, amount: PRICE } })

/** An order whose first payment the provider denied knowing for a moment, and that got a second one. */
async function anOrderWithTwoPayments() {
  const shop = await aShop()
  const { mina, courseRef, gateway } = shop
  const { orderNo } = await pressPay(mina, courseRef)
  const { find } = gateway
  gateway.find = () => Promise.resolve(null)
  const second = await pressPay(mina, courseRef)
  gateway.find = find
  expect(second.orderNo).toBe(orderNo)
  return { ...shop, shop, orderNo, keys: [`key-${orderNo}`, `key-${orderNo}-2`] as const }
}

test('six tabs in which one buyer presses at once get one order, one payment and one address', async () => {
  const shop = await aShop()
  const { mina, courseRef, gateway, seats } = shop

  const pressed = await Promise.all(Array.from({ length: 6 }, () => pressPay(mina, courseRef)))

  expect(new Set(pressed.map(({ orderNo, redirectUrl }) => `${orderNo} ${redirectUrl}`)).size).toBe(1)
  expect(await paymentsOf(shop)).toMatchObject([{ state: 'REQUESTED' }])
  expect([gateway.control.payments.size, await seats()]).toEqual([1, [1, 0]])
})

test('a payment whose process died while its provider was asked begins again as the same one', async () => {
  const shop = await aShop()
  const { mina, courseRef, gateway, bugs } = shop
  gateway.control.meanwhile = () => Promise.reject(new Error('the process died here'))
  await expect(pressPay(mina, courseRef)).rejects.toThrow('500000')
  bugs.length = 0
  expect(await paymentsOf(shop)).toMatchObject([{ state: 'REQUESTED', payment_key: null }])
  gateway.control.meanwhile = () => Promise.resolve()

  const { orderNo } = await pressPay(mina, courseRef)

  expect(await paymentsOf(shop)).toMatchObject([{ state: 'REQUESTED', payment_key: `key-${orderNo}` }])
  expect(gateway.control.payments.size).toBe(1)
  expect((await comeBack(mina, courseRef, orderNo)).state).toBe('PAID')
})

test('who agreed and closed the page completes the payment by pressing again', async () => {
  const shop = await aShop()
  const { mina, courseRef, gateway } = shop
  const { orderNo } = await pressPay(mina, courseRef)
  gateway.control.agree(`key-${orderNo}`)

  const again = await pressPay(mina, courseRef)

  const url = new URL(again.redirectUrl)
  expect(url.pathname).toBe(`/classes/${courseRef.courseSeq}/payment/success`)
  const { paymentKey = '' } = Object.fromEntries(url.searchParams)
  expect((await returnWith(shop, orderNo, paymentKey)).state).toBe('PAID')
  expect(gateway.control.takenSum()).toBe(PRICE)
})

test('who was declined and closed the page goes on with the same order and seat, at a new address', async () => {
  const shop = await aShop({ seats: 1 })
  const { mina, courseRef, gateway, seats } = shop
  const first = await pressPay(mina, courseRef)
  gateway.control.decline(`key-${first.orderNo}`)

  const again = await pressPay(mina, courseRef)

  expect(again.orderNo).toBe(first.orderNo)
  expect(again.redirectUrl).not.toBe(first.redirectUrl)
  expect(await seats()).toEqual([1, 0])
  expect(await paymentsOf(shop)).toMatchObject([{ state: 'FAILED' }, { state: 'REQUESTED' }])
  expect((await returnWith(shop, again.orderNo, `key-${again.orderNo}-2`)).state).toBe('PAID')
})

test('opening the page of success before paying changes nothing', async () => {
  const shop = await aShop()
  const { mina, courseRef, gateway, seats } = shop
  const { orderNo } = await pressPay(mina, courseRef)
  gateway.control.isAgreedOnReturn = false

  await expect(comeBack(mina, courseRef, orderNo)).refuses('PAYMENT_NOT_MADE')
  expect([(await orderOf(shop, orderNo)).state, await seats()]).toEqual(['CREATED', [1, 0]])

  gateway.control.agree(`key-${orderNo}`)
  expect((await comeBack(mina, courseRef, orderNo)).state).toBe('PAID')
})

test('the page of failure says that an order is paid, also when the provider alone knows it', async () => {
  const shop = await aShop()
  const { mina, courseRef, gateway, channelSeq, seats } = shop
  const { orderNo } = await pressPay(mina, courseRef)
  gateway.control.capture(`key-${orderNo}`)

  const body = { orderNo, code: 'PAY_PROCESS_CANCELED' }
  expect((await mina.call(failPayment, { channelSeq, body })).state).toBe('PAID')
  expect((await mina.call(failPayment, { channelSeq, body })).state).toBe('PAID')
  expect(await seats()).toEqual([1, 1])
})

test('once one payment of an order is paid the other is ended at the provider, and coming back with it says "paid"', async () => {
  const { shop, orderNo, keys, passTimer, gateway } = await anOrderWithTwoPayments()
  expect((await returnWith(shop, orderNo, keys[1])).state).toBe('PAID')

  expect((await returnWith(shop, orderNo, keys[0])).state).toBe('PAID')
  await passTimer(reconcile)

  expect(gateway.control.payments.get(keys[0])).toMatchObject({ taken: false, ended: { status: 'EXPIRED' } })
  expect(gateway.control.takenSum()).toBe(PRICE)
})

test('the older of two payments may be the one that is paid', async () => {
  const { shop, orderNo, keys, gateway } = await anOrderWithTwoPayments()

  expect((await returnWith(shop, orderNo, keys[0])).state).toBe('PAID')

  expect(await paymentsOf(shop)).toMatchObject([{ state: 'PAID' }, { state: 'EXPIRED' }])
  expect((await returnWith(shop, orderNo, keys[1])).state).toBe('PAID')
  expect(gateway.control.takenSum()).toBe(PRICE)
})

test('money that a second payment of the same order brings goes back in full by itself', async () => {
  const { shop, orderNo, keys, gateway, passTimer, app, seats } = await anOrderWithTwoPayments()
  gateway.control.capture(keys[0])
  expect((await returnWith(shop, orderNo, keys[1])).state).toBe('PAID')

  await passTimer(reconcile)
  await app.workOnce()

  expect(gateway.control.payments.get(keys[0])).toMatchObject({ taken: true, cancelled: PRICE })
  expect(await orderOf(shop, orderNo)).toMatchObject({
    state: 'PAID',
    paidAmount: PRICE,
    refundedAmount: 0,
  })
  expect(await paymentsOf(shop)).toMatchObject([
    { state: 'REFUNDED', is_surplus: true, refunded_amount: PRICE },
    { state: 'PAID', is_surplus: false, refunded_amount: 0 },
  ])
  expect(await seats()).toEqual([1, 1])
})

test('a provider that cannot be reached is said to be so, and the seat waits for the next press', async () => {
  const shop = await aShop()
  const { mina, courseRef, gateway, seats } = shop
  const { begin } = gateway
  gateway.begin = () => Promise.reject(new ProviderUnreachable('away'))
  await expect(pressPay(mina, courseRef)).refuses('PROVIDER_UNREACHABLE')
  expect(await seats()).toEqual([1, 0])

  gateway.begin = begin
  const { orderNo } = await pressPay(mina, courseRef)
  expect((await comeBack(mina, courseRef, orderNo)).state).toBe('PAID')
})

test('a payment whose order ended before its provider named it is asked about, and its money is found', async () => {
  const shop = await aShop()
  const { mina, courseRef, gateway, clock, passTimer } = shop
  gateway.control.meanwhile = async (call) => {
    if (call !== 'begin') return
    clock.pass({ minutes: 20 })
    await passTimer(expireOrders)
    await passTimer(reconcile)
    expect(await paymentsOf(shop)).toMatchObject([{ state: 'EXPIRED', payment_key: null }])
  }
  const { orderNo } = await pressPay(mina, courseRef)
  gateway.control.meanwhile = () => Promise.resolve()
  gateway.control.capture(`key-${orderNo}`)
  clock.pass({ minutes: 1 })
  await passTimer(reconcile)
  expect(await paymentsOf(shop)).toMatchObject([{ state: 'PAID', payment_key: `key-${orderNo}` }])
  expect(await orderOf(shop, orderNo)).toMatchObject({ state: 'PAID' })
})
