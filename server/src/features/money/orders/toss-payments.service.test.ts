import { expect, test } from 'vitest'
import { getMerchants, saveMerchant, switchMerchant } from 'contract/money/merchants/api'
import { confirmPayment, failPayment, getOrder, refundOrder } from 'contract/money/orders/api'
import { merchantWebhook } from 'contract/money/orders/payment-events.api'
import { aMerchant, testKeys } from '../../../testing/merchants-world.ts'
import { pressPay, PRICE } from '../../../testing/orders-world.ts'
import { reconcile } from './reconcile.jobs.ts'

const refundBody = { reason: 'asked for it' }

test('a buyer pays in the window of the provider, is enrolled, and gets the money back', async () => {
  const { mina, owner, channelSeq, buyThere, toss, seats } = await aMerchant()
  const { orderNo, state, cardName, isSandbox, window } = await buyThere(mina)
  expect({ state, cardName, isSandbox }).toEqual({ state: 'PAID', cardName: '토스페이', isSandbox: true })
  expect(await seats()).toEqual([1, 1])
  expect(window).toMatchObject({ clientKey: testKeys.keys.clientKey, amount: PRICE })
  expect(window.successUrl).toContain(`/payment/success?orderNo=${orderNo}`)

  await owner.call(refundOrder, { channelSeq, orderNo, body: refundBody })
  expect(toss.of(window.orderId)).toMatchObject({ status: 'CANCELED', balanceAmount: 0 })
  expect(await mina.call(getOrder, { channelSeq, orderNo })).toMatchObject({ state: 'REFUNDED' })
  expect(await seats()).toEqual([0, 0])
})

test('pressing again, coming back twice and a lost answer take the money once', async () => {
  const { mina, press, comeBack, toss, channelSeq, seats, clock, passTimer } = await aMerchant()
  const first = await press(mina)
  expect(await press(mina)).toEqual(first)
  const paymentKey = toss.agree(first.window)

  toss.loses = 'confirm'
  await expect(comeBack(mina, first.orderNo, paymentKey)).refuses('PAYMENT_PENDING')
  clock.pass({ minutes: 2 })
  await passTimer(reconcile)
  expect(await mina.call(getOrder, { channelSeq, orderNo: first.orderNo })).toMatchObject({ state: 'PAID' })
  await comeBack(mina, first.orderNo, paymentKey)
  expect(toss.confirmed).toBe(1)
  expect(await seats()).toEqual([1, 1])
})

test('a confirmation that never arrived is made by the reconciler, also where open payments are not found', async () => {
  const { mina, press, comeBack, toss, channelSeq, clock, passTimer } = await aMerchant()
  const { orderNo, window } = await press(mina)
  const paymentKey = toss.agree(window)
  toss.isOpenFound = false
  toss.secretKeys.clear()
  await expect(comeBack(mina, orderNo, paymentKey)).refuses('PAYMENT_PENDING')

  toss.secretKeys.add(testKeys.keys.secretKey)
  clock.pass({ minutes: 2 })
  await passTimer(reconcile)
  expect(await mina.call(getOrder, { channelSeq, orderNo })).toMatchObject({ state: 'PAID' })
})

test('a closed tab after agreeing is found when the buyer presses again', async () => {
  const { mina, press, toss, channelSeq, courseRef } = await aMerchant()
  const { orderNo, window } = await press(mina)
  toss.agree(window)
  const { redirectUrl } = await pressPay(mina, courseRef)
  const back = new URL(redirectUrl).searchParams
  const body = { orderNo, paymentKey: back.get('paymentKey') ?? '', amount: Number(back.get('amount')) }
  expect(await mina.call(confirmPayment, { channelSeq, body })).toMatchObject({ state: 'PAID' })
})

test('after ten minutes the agreement is lost, and nothing was taken', async () => {
  const { mina, press, comeBack, toss, clock, seats } = await aMerchant()
  const { orderNo, window } = await press(mina)
  const paymentKey = toss.agree(window)
  clock.pass({ minutes: 11 })
  await expect(comeBack(mina, orderNo, paymentKey)).refuses('PAYMENT_EXPIRED')
  expect(toss.confirmed).toBe(0)
  expect(await seats()).toEqual([1, 0])
})

test('a refused card is named as such, and another payment of the class is begun anew', async () => {
  const { mina, press, comeBack, toss, buyThere } = await aMerchant()
  const { orderNo, window } = await press(mina)
  toss.declines = 'REJECT_CARD_COMPANY'
  await expect(comeBack(mina, orderNo, toss.agree(window))).refuses('PAYMENT_DECLINED')
  toss.declines = null
  expect(await buyThere(mina)).toMatchObject({ state: 'PAID' })
})

test('a key of another payment, or of nobody, pays nothing and keeps the order open', async () => {
  const { mina, member, press, comeBack, toss, seats } = await aMerchant()
  const jun = await member('Jun')
  const hers = await press(mina)
  const his = await press(jun)
  const hersKey = toss.agree(hers.window)

  await expect(comeBack(jun, his.orderNo, hersKey)).refuses('PAYMENT_NOT_MADE')
  await expect(comeBack(jun, his.orderNo, 'tgen_of_nobody')).refuses('PAYMENT_NOT_MADE')
  expect(toss.confirmed).toBe(0)
  expect(await comeBack(jun, his.orderNo, toss.agree(his.window))).toMatchObject({ state: 'PAID' })
  expect(await comeBack(mina, hers.orderNo, hersKey)).toMatchObject({ state: 'PAID' })
  expect(await seats()).toEqual([2, 2])
})

test('a payer who agreed to a smaller sum pays nothing', async () => {
  const { mina, press, comeBack, toss } = await aMerchant()
  const { orderNo, window } = await press(mina)
  const paymentKey = toss.agree({ ...window, amount: 100 })
  await expect(comeBack(mina, orderNo, paymentKey)).refuses('PAYMENT_NOT_MADE')
  expect(toss.confirmed).toBe(0)
})

test('who cancels in the window keeps the seat and gets another window', async () => {
  const { mina, press, channelSeq, seats } = await aMerchant()
  const { orderNo, window } = await press(mina)
  const body = { orderNo, code: 'PAY_PROCESS_CANCELED' }
  expect(await mina.call(failPayment, { channelSeq, body })).toMatchObject({ state: 'CREATED' })
  expect(await seats()).toEqual([1, 0])
  const again = await press(mina)
  expect(again.orderNo).toBe(orderNo)
  expect(again.window.orderId).not.toBe(window.orderId)
})

test('a refund whose answer was lost is not made twice', async () => {
  const { mina, owner, channelSeq, buyThere, toss, workThrough } = await aMerchant()
  const { orderNo, window } = await buyThere(mina)
  toss.loses = 'cancel'
  await expect(owner.call(refundOrder, { channelSeq, orderNo, body: refundBody })).refuses('REFUND_FAILED')
  await workThrough({ minutes: 1 })
  await workThrough({ minutes: 5 })
  expect(toss.of(window.orderId)?.cancels).toHaveLength(1)
  expect(await mina.call(getOrder, { channelSeq, orderNo })).toMatchObject({ state: 'REFUNDED' })
})

test('an event at the address of the account is believed for what the provider answers when asked', async () => {
  const { mina, owner, visitor, app, channelSeq, buyThere, toss } = await aMerchant()
  const { orderNo, window } = await buyThere(mina)
  const address = async () =>
    new URL((await owner.call(getMerchants, { channelSeq })).merchants[0]?.webhookUrl ?? '').pathname
  const send = async (data: object) =>
    app.http.inject({
      method: 'POST',
      url: await address(),
      headers: { 'tosspayments-webhook-transmission-id': 'one' },
      payload: { eventType: 'PAYMENT_STATUS_CHANGED', createdAt: '2026-11-21T12:00:00.000000', data },
    })

  expect((await send({ orderId: window.orderId, status: 'CANCELED' })).statusCode).toBe(200)
  await app.workOnce()
  expect(await mina.call(getOrder, { channelSeq, orderNo })).toMatchObject({ state: 'PAID' })

  toss.refundThere(window.orderId, 10_000)
  await app.http.inject({
    method: 'POST',
    url: await address(),
    payload: {
      eventType: 'PAYMENT_STATUS_CHANGED',
      data: { orderId: window.orderId, status: 'PARTIAL_CANCELED' },
    },
  })
  await app.workOnce()
  expect(await mina.call(getOrder, { channelSeq, orderNo })).toMatchObject({ refundedAmount: 10_000 })
  expect((await owner.call(getMerchants, { channelSeq })).merchants[0]?.heardAt).not.toBeNull()
  await expect(visitor.call(merchantWebhook, { channelSeq, noticeToken: 'x'.repeat(32), body: {} })).refuses(
    'NOT_FOUND',
  )
})

test('what was paid with older keys is refunded with them', async () => {
  const { mina, member, owner, channelSeq, buyThere, toss } = await aMerchant()
  const { orderNo, window } = await buyThere(mina)
  toss.secretKeys.add('live_sk_haru5678')
  const live = {
    ...testKeys,
    mode: 'live',
    keys: { clientKey: 'live_ck_haru5678', secretKey: 'live_sk_haru5678' },
  } as const
  const { merchantSeq } = await owner.call(saveMerchant, { channelSeq, body: live })
  expect(await owner.call(getMerchants, { channelSeq })).toMatchObject({ state: 'TEST' })
  await owner.call(switchMerchant, { channelSeq, merchantSeq, body: { currencies: ['KRW'] } })
  expect(await buyThere(await member('Jun'))).toMatchObject({ state: 'PAID', isSandbox: false })

  toss.secretKeys.delete('live_sk_haru5678')
  await owner.call(refundOrder, { channelSeq, orderNo, body: refundBody })
  expect(toss.of(window.orderId)).toMatchObject({ status: 'CANCELED' })
})
