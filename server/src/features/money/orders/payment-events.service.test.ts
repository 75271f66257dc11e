import { expect, test } from 'vitest'
import { getOrder, listSales, refundOrder } from 'contract/money/orders/api'
import { ProviderUnreachable } from '../../../platform/pay/gateway.ts'
import { aShop, buy, pressPay, PRICE } from '../../../testing/orders-world.ts'
import { reconcile } from './reconcile.jobs.ts'

async function aShopWithEvents() {
  const shop = await aShop()
  const { app, channelSeq, mina, owner, add } = shop
  let count = 0
  const send = (orderNo: string, type: 'PAID' | 'CANCELLED' | 'FAILED', eventId = `evt-${(count += 1)}`) =>
    app.http.inject({
      method: 'POST',
      url: `/api/v1.0/channels/${channelSeq}/payments/webhook/sandbox`,
      headers: { 'sandbox-signature': 'right' },
      payload: { eventId, type, paymentKey: `key-${orderNo}`, orderNo },
    })
  return {
    ...shop,
    send,
    /** Sends an event and does what is due. */
    sendWebhook: async (...event: Parameters<typeof send>) => {
      expect((await send(...event)).statusCode).toBe(200)
      await app.workOnce()
    },
    orderOf: (orderNo: string) => mina.call(getOrder, { channelSeq, orderNo }),
    refund: (orderNo: string) =>
      owner.call(refundOrder, { channelSeq, orderNo, body: { reason: 'asked for it' } }),
    refunds: () =>
      add.all<{ state: string; source: string; amount: number }>(
        'select state, source, amount from refunds order by refund_seq',
      ),
    events: () =>
      add.all<{ state: string; tries: number }>(
        'select state, tries from payment_webhooks order by event_id',
      ),
  }
}

test('money given back at the provider stands with the order, ends the place, and is counted once', async () => {
  const { mina, courseRef, gateway, sendWebhook, orderOf, refunds, seats, owner, channelSeq } =
    await aShopWithEvents()
  const { orderNo } = await buy(mina, courseRef)
  gateway.control.refundThere(`key-${orderNo}`)

  await sendWebhook(orderNo, 'CANCELLED', 'evt-a')
  await sendWebhook(orderNo, 'CANCELLED', 'evt-a')
  await sendWebhook(orderNo, 'CANCELLED', 'evt-b')
  await sendWebhook(orderNo, 'PAID', 'evt-c')

  expect(await orderOf(orderNo)).toMatchObject({ state: 'REFUNDED', refundedAmount: PRICE })
  expect(await refunds()).toEqual([{ state: 'DONE', source: 'PROVIDER', amount: PRICE }])
  expect(await seats()).toEqual([0, 0])
  const sales = await owner.call(listSales, { channelSeq, query: {} })
  expect([sales.paidSum, sales.refundedSum]).toEqual([PRICE, PRICE])
})

test('a part given back at the provider keeps the place; the rest can be refunded here', async () => {
  const { mina, courseRef, gateway, sendWebhook, orderOf, refund, refunds, seats } = await aShopWithEvents()
  const { orderNo } = await buy(mina, courseRef)
  gateway.control.refundThere(`key-${orderNo}`, 10_000)

  await sendWebhook(orderNo, 'CANCELLED')

  expect(await orderOf(orderNo)).toMatchObject({ state: 'PARTIALLY_REFUNDED', refundedAmount: 10_000 })
  expect(await seats()).toEqual([1, 1])
  expect(await refund(orderNo)).toEqual({ refundedAmount: 20_000 })
  expect(await refunds()).toEqual([
    { state: 'DONE', source: 'PROVIDER', amount: 10_000 },
    { state: 'DONE', source: 'OURS', amount: 20_000 },
  ])
  expect(await seats()).toEqual([0, 0])
})

test('refunding what went back at the provider unheard ends well, in whole and in part', async () => {
  const { mina, member, courseRef, gateway, orderOf, refund, seats } = await aShopWithEvents()
  const first = await buy(mina, courseRef)
  gateway.control.refundThere(`key-${first.orderNo}`)
  expect(await refund(first.orderNo)).toEqual({ refundedAmount: PRICE })
  expect(await orderOf(first.orderNo)).toMatchObject({ state: 'REFUNDED', refundedAmount: PRICE })

  const second = await buy(await member('Jun'), courseRef)
  gateway.control.refundThere(`key-${second.orderNo}`, 10_000)
  expect(await refund(second.orderNo)).toEqual({ refundedAmount: PRICE })
  expect(gateway.control.payments.get(`key-${second.orderNo}`)?.cancelled).toBe(PRICE)
  expect(await seats()).toEqual([0, 0])
  await expect(refund(second.orderNo)).refuses('NOTHING_TO_REFUND')
})

test('a refund that the provider refuses for good has failed, and another may be opened', async () => {
  const { mina, courseRef, gateway, orderOf, refund, refunds, app } = await aShopWithEvents()
  const { orderNo } = await buy(mina, courseRef)
  gateway.control.refundRefusal = 'EXCEED_CANCEL_PERIOD'
  await expect(refund(orderNo)).refuses('REFUND_REJECTED')
  await app.workOnce()
  expect(await refunds()).toMatchObject([{ state: 'FAILED' }])
  expect((await orderOf(orderNo)).state).toBe('PAID')

  gateway.control.refundRefusal = null
  expect(await refund(orderNo)).toEqual({ refundedAmount: PRICE })
})

test('a payment that was declined at the provider keeps its seat for another one, and one that was paid enrols', async () => {
  const { mina, member, courseRef, gateway, sendWebhook, orderOf, seats, owner, channelSeq } =
    await aShopWithEvents()
  const { orderNo } = await pressPay(mina, courseRef)
  gateway.control.decline(`key-${orderNo}`)
  await sendWebhook(orderNo, 'FAILED')
  expect([(await orderOf(orderNo)).state, await seats()]).toEqual(['CREATED', [1, 0]])

  const jun = await member('Jun')
  const paid = await pressPay(jun, courseRef)
  gateway.control.capture(`key-${paid.orderNo}`)
  await sendWebhook(paid.orderNo, 'PAID')
  expect(await seats()).toEqual([2, 1])
  const { list } = await owner.call(listSales, { channelSeq, query: {} })
  expect(list).toMatchObject([{ orderNo: paid.orderNo, state: 'PAID' }])
})

test('an event is believed only as far as the provider confirms it when asked', async () => {
  const { mina, courseRef, gateway, sendWebhook, orderOf } = await aShopWithEvents()
  const { orderNo } = await pressPay(mina, courseRef)

  for (const type of ['PAID', 'CANCELLED', 'FAILED'] as const) await sendWebhook(orderNo, type)

  expect((await orderOf(orderNo)).state).toBe('CREATED')
  expect(gateway.control.takenSum()).toBe(0)
})

test('an event whose provider does not answer is kept with its tries, and acted on when it does', async () => {
  const { mina, courseRef, gateway, send, orderOf, events, app, clock, passTimer } = await aShopWithEvents()
  const { orderNo } = await pressPay(mina, courseRef)
  gateway.control.capture(`key-${orderNo}`)
  const { find } = gateway
  gateway.find = () => Promise.reject(new ProviderUnreachable('away'))
  await send(orderNo, 'PAID')
  await app.workOnce()
  expect(await events()).toMatchObject([{ state: 'RECEIVED', tries: 1 }])

  gateway.find = find
  clock.pass({ minutes: 2 })
  await passTimer(reconcile)

  expect((await orderOf(orderNo)).state).toBe('PAID')
  expect(await events()).toMatchObject([{ state: 'DONE', tries: 2 }])
})

test('a refund at the provider that came without an event is found within two days', async () => {
  const { mina, courseRef, gateway, orderOf, clock, passTimer, refunds } = await aShopWithEvents()
  const { orderNo } = await buy(mina, courseRef)
  await passTimer(reconcile)
  gateway.control.refundThere(`key-${orderNo}`)

  clock.pass({ days: 2 })
  await passTimer(reconcile)

  expect((await orderOf(orderNo)).state).toBe('REFUNDED')
  expect(await refunds()).toMatchObject([{ source: 'PROVIDER', amount: PRICE }])
})
