import { expect, test } from 'vitest'
import { getDashboard } from 'contract/growth/statistics/api'
import { saveMerchant, switchMerchant } from 'contract/money/merchants/api'
import { getPayMethods } from 'contract/money/merchants/pay-methods.api'
import { beginTrial, finishTrial } from 'contract/money/merchants/trials.api'
import { listAlarms } from 'contract/messaging/notifications/api'
import { listStaffActions } from 'contract/people/staff/api'
import { downloadAttendees, listAttendees } from 'contract/workflows/admissions/api'
import { confirmPayment, getOrder, getPaymentInfo, refundOrder } from 'contract/money/orders/api'
import { seoulDay } from 'contract/values/korea-time'
import { fakePaypal, paypalKeys } from '../../../testing/fake-paypal.ts'
import { aConnectedShop } from '../../../testing/merchants-world.ts'
import { aShop, pressPay } from '../../../testing/orders-world.ts'
import { rowsAt } from '../../../testing/spreadsheets.ts'
import { reconcile } from './reconcile.jobs.ts'

/** A class for $25 on a site that takes PayPal, which stands beside it. */
async function aPaypalShop() {
  const shop = await aShop()
  const { add, app, clock, mina, channelSeq, courseRef } = shop
  await add.all("update courses set display_currency = 'USD', price_ex = 2500")
  const { control, url } = await fakePaypal(() => clock.now)
  const currencies = ['USD'] as const
  const connected = await aConnectedShop({ provider: 'paypal', url, keys: paypalKeys, currencies }, shop)
  const press = async () => {
    const { orderNo, redirectUrl } = await pressPay(mina, courseRef, { payMethodCd: '05', totalAmount: 2500 })
    return { orderNo, paymentKey: new URL(redirectUrl).searchParams.get('token') ?? '' }
  }
  const comeBack = (orderNo: string, paymentKey: string) =>
    mina.call(confirmPayment, { channelSeq, body: { orderNo, paymentKey, amount: 2500 } })
  const send = (event: ReturnType<typeof control.event>) =>
    app.http.inject({ method: 'POST', url: connected.webhookUrl, ...event })
  return { ...shop, ...connected, paypal: control, press, comeBack, send }
}

test('a buyer pays dollars at PayPal; a refund in its console is read after its event, and the rest is given back', async () => {
  const { app, clock, mina, owner, channelSeq, courseRef, seats, paypal, press, comeBack, send } =
    await aPaypalShop()
  const { methods } = await mina.call(getPaymentInfo, courseRef)
  expect(methods).toEqual([{ payMethodCd: '05', mobilePay: null, isTest: true, charge: null }])
  const { orderNo, paymentKey } = await press()
  paypal.agree(paymentKey)
  expect(await comeBack(orderNo, paymentKey)).toMatchObject({
    state: 'PAID',
    currency: 'USD',
    paidAmount: 2500,
    cardName: 'm***@example.com',
  })
  expect(await seats()).toEqual([1, 1])

  paypal.refundThere(paymentKey, '10.00')
  const forged = paypal.event('PAYMENT.CAPTURE.REFUNDED', paymentKey, { isForged: true })
  expect((await send(forged)).statusCode).toBe(403)
  const event = paypal.event('PAYMENT.CAPTURE.REFUNDED', paymentKey)
  paypal.isDown = true
  expect((await send(event)).statusCode).toBe(503)
  paypal.isDown = false
  expect((await send(event)).statusCode).toBe(200)
  await app.workOnce()
  expect(await mina.call(getOrder, { channelSeq, orderNo })).toMatchObject({ refundedAmount: 1000 })

  await owner.call(refundOrder, { channelSeq, orderNo, body: { reason: 'asked for it' } })
  expect(paypal.refundedSum(paymentKey)).toBe(2500)
  expect(await mina.call(getOrder, { channelSeq, orderNo })).toMatchObject({ state: 'REFUNDED' })
  const day = seoulDay(clock.now)
  const { today } = await owner.call(getDashboard, { channelSeq, query: { startAt: day, endAt: day } })
  expect(today).toMatchObject({ paymentAmountUsd: 2500, cancelAmountUsd: 2500, paymentAmountKrw: 0 })
})

test('while the money is pending nobody is enrolled and the seat stays, and the event lets the buyer in', async () => {
  const { app, mina, channelSeq, seats, paypal, press, comeBack, send, passTimer, clock } =
    await aPaypalShop()
  const { orderNo, paymentKey } = await press()
  paypal.agree(paymentKey)
  paypal.captures = 'PENDING'
  await expect(comeBack(orderNo, paymentKey)).refuses('PAYMENT_PENDING')
  clock.pass({ days: 1 })
  await passTimer(reconcile)
  expect(await seats()).toEqual([1, 0])
  expect(await mina.call(getOrder, { channelSeq, orderNo })).toMatchObject({ state: 'CREATED' })
  paypal.clear(paymentKey)
  expect((await send(paypal.event('PAYMENT.CAPTURE.COMPLETED', paymentKey))).statusCode).toBe(200)
  await app.workOnce()
  expect(await mina.call(getOrder, { channelSeq, orderNo })).toMatchObject({ state: 'PAID' })
  expect(await seats()).toEqual([1, 1])
  expect(paypal.captured).toBe(1)
})

test('a decline leaves nothing paid, and a lost answer is asked for again', async () => {
  const { passTimer, mina, channelSeq, clock, paypal, press, comeBack } = await aPaypalShop()
  const first = await press()
  paypal.agree(first.paymentKey)
  paypal.captures = null
  await expect(comeBack(first.orderNo, first.paymentKey)).refuses('PAYMENT_DECLINED')
  paypal.captures = 'COMPLETED'
  const { orderNo, paymentKey } = await press()
  paypal.agree(paymentKey)
  paypal.loses = 'capture'
  await expect(comeBack(orderNo, paymentKey)).refuses('PAYMENT_PENDING')
  clock.pass({ minutes: 2 })
  await passTimer(reconcile)
  expect(await mina.call(getOrder, { channelSeq, orderNo })).toMatchObject({ state: 'PAID' })
  expect(paypal.captured).toBe(1)
})

test('an owner tries the account with a dollar, which goes back at once; it takes no won', async () => {
  const { owner, channelSeq, merchantSeq, paypal } = await aPaypalShop()
  expect(await owner.call(getPayMethods, { channelSeq, merchantSeq })).toEqual({
    offered: ['PAYPAL'],
    chosen: ['PAYPAL'],
  })
  const returnTo = 'http://haru.localhost:3000/settings/payments'
  const { redirectUrl } = await owner.call(beginTrial, { channelSeq, merchantSeq, body: { returnTo } })
  const paymentKey = new URL(redirectUrl ?? '').searchParams.get('token') ?? ''
  paypal.agree(paymentKey)
  const body = { paymentKey, code: null }
  expect(await owner.call(finishTrial, { channelSeq, merchantSeq, body })).toMatchObject({
    state: 'CANCELLED',
    currency: 'USD',
    amount: 100,
  })
  expect(paypal.refundedSum(paymentKey)).toBe(100)
  const won = { currencies: ['KRW' as const] }
  await expect(owner.call(switchMerchant, { channelSeq, merchantSeq, body: won })).refuses(
    'MERCHANT_CURRENCY_WRONG',
  )
  const wrong = { merchantSeq: null, provider: 'paypal', mode: 'test' } as const
  const keys = { ...paypalKeys, clientSecret: `${paypalKeys.clientSecret}x` }
  await expect(owner.call(saveMerchant, { channelSeq, body: { ...wrong, keys } })).refuses(
    'MERCHANT_KEYS_REFUSED',
  )
})

test('staff and buyers read what was paid and given back in dollars', async () => {
  const { app, mina, owner, channelSeq, courseRef, paypal, press, comeBack } = await aPaypalShop()
  const { orderNo, paymentKey } = await press()
  paypal.agree(paymentKey)
  await comeBack(orderNo, paymentKey)
  const { list } = await owner.call(listAttendees, { ...courseRef, query: {} })
  expect(list).toMatchObject([{ paidAmount: 2500, refundedAmount: 0, currency: 'USD' }])
  const [heads = [], row = []] = await rowsAt(
    app,
    (await owner.call(downloadAttendees, { ...courseRef, body: {} })).url,
  )
  expect(row[heads.indexOf('결제 금액')]).toBe(25)
  expect(row[heads.indexOf('통화')]).toBe('USD')

  await owner.call(refundOrder, { channelSeq, orderNo, body: { reason: 'asked for it' } })
  await app.workOnce()
  const alarms = async (who: typeof mina) => (await who.call(listAlarms, { channelSeq, query: {} })).list
  const [alarm] = (await alarms(mina)).filter(({ content }) => content.includes('cancelled'))
  expect(JSON.parse(alarm?.content ?? '')).toMatchObject({ amount: 2500, currency: 'USD' })
  const actions = await owner.call(listStaffActions, { channelSeq, query: {} })
  expect(actions.list[0]).toMatchObject({ after: { wishedAmount: 2500, currency: 'USD' } })
})
