import { expect, test } from 'vitest'
import { getMerchants } from 'contract/money/merchants/api'
import { beginTrial, finishTrial, listTrials } from 'contract/money/merchants/trials.api'
import { PAYMENT_WINDOW, windowAt } from '../../../platform/pay/toss/payment-window.ts'
import { fakeStripe, stripeKeys } from '../../../testing/fake-stripe.ts'
import { aConnectedShop, aMerchant } from '../../../testing/merchants-world.ts'
import { aShop } from '../../../testing/orders-world.ts'

const returnTo = 'http://haru.localhost:3000/settings/payments'

/** A site with an account at Toss Payments whose owner begins a trial. */
async function aTrial() {
  const world = await aMerchant()
  const { owner, channelSeq, app, toss, add } = world
  const [merchant] = (await owner.call(getMerchants, { channelSeq })).merchants
  if (!merchant) throw new Error('nothing is connected')
  const { merchantSeq, webhookUrl } = merchant
  const begin = () => owner.call(beginTrial, { channelSeq, merchantSeq, body: { returnTo } })
  const { redirectUrl } = await begin()
  const sealed = new URL(redirectUrl ?? '').pathname.slice(PAYMENT_WINDOW.length + 1)
  const window = windowAt(app.ports.secrets, sealed)
  if (!window) throw new Error(`no window at ${redirectUrl}`)
  const finish = (paymentKey: string | null, code: string | null = null) =>
    owner.call(finishTrial, { channelSeq, merchantSeq, body: { paymentKey, code } })
  return {
    ...world,
    merchantSeq,
    begin,
    redirectUrl,
    window,
    finish,
    latest: async () => (await owner.call(listTrials, { channelSeq })).trials[0],
    sendEvent: () =>
      app.http.inject({
        method: 'POST',
        url: new URL(webhookUrl).pathname,
        payload: { eventType: 'PAYMENT_STATUS_CHANGED', data: { orderId: window.orderId, status: 'DONE' } },
      }),
    payment: () => toss.of(window.orderId),
    counts: async () =>
      add.all(
        'select (select count(*) from orders)::int + (select count(*) from payments)::int + (select count(*) from money_entries)::int + (select count(*) from enrolments)::int as sum',
      ),
  }
}

test('a trial is paid, heard of, given back at once, and is no sale', async () => {
  const { window, toss, finish, sendEvent, payment, counts, clock, app, latest } = await aTrial()
  expect(window).toMatchObject({ amount: 1000 })
  expect(window.successUrl).toContain('http://haru.localhost:3000/settings/payments?trial=')
  const trial = await finish(toss.agree(window))
  expect(trial).toMatchObject({ state: 'CANCELLED', cardName: '토스페이', failedStep: null, eventAt: null })
  expect(payment()).toMatchObject({ status: 'CANCELED', balanceAmount: 0 })
  clock.pass({ minutes: 1 })
  expect((await sendEvent()).statusCode).toBe(200)
  await app.workOnce()
  expect(await latest()).toMatchObject({ eventAt: clock.now.toISOString(), state: 'CANCELLED' })
  expect(await counts()).toEqual([{ sum: 0 }])
})

test('coming back twice takes and gives back once', async () => {
  const { window, toss, finish, payment, begin, redirectUrl } = await aTrial()
  expect(await begin()).toEqual({ redirectUrl })
  const key = toss.agree(window)
  await Promise.all([finish(key), finish(key)])
  expect(await finish(key)).toMatchObject({ state: 'CANCELLED' })
  expect([toss.confirmed, payment()?.cancels.length]).toEqual([1, 1])
})

test.each(['confirm', 'cancel'] as const)(
  'where the answer to %s is lost, a job finishes it',
  async (call) => {
    const { window, toss, finish, payment, latest, workThrough } = await aTrial()
    toss.loses = call
    expect(await finish(toss.agree(window))).toMatchObject({
      state: call === 'confirm' ? 'CONFIRMING' : 'CAPTURED',
    })
    await workThrough({ minutes: 2 })
    expect(await latest()).toMatchObject({ state: 'CANCELLED' })
    expect([toss.confirmed, payment()?.cancels.length]).toEqual([1, 1])
  },
)

test('an owner who agrees and closes the page gets the money back', async () => {
  const { window, toss, payment, latest, workThrough } = await aTrial()
  await workThrough({ minutes: 35 })
  toss.agree(window)
  await workThrough({ minutes: 7 })
  expect(await latest()).toMatchObject({ state: 'CANCELLED' })
  expect(payment()).toMatchObject({ balanceAmount: 0 })
})

test('a refused cancellation is named, and tried again until the money is back', async () => {
  const { window, toss, finish, begin, payment, latest, workThrough } = await aTrial()
  toss.refusesCancel = 'NOT_CANCELABLE_PAYMENT'
  expect(await finish(toss.agree(window))).toMatchObject({
    state: 'CAPTURED',
    failedStep: 'CANCEL',
    failCode: 'NOT_CANCELABLE_PAYMENT',
  })
  await expect(begin()).refuses('TRIAL_UNDER_WAY')
  toss.refusesCancel = null
  await workThrough({ minutes: 2 })
  expect(await latest()).toMatchObject({ state: 'CANCELLED', failedStep: null })
  expect(payment()).toMatchObject({ balanceAmount: 0 })
})

test('a decline and a closed window are named, and another trial begins anew', async () => {
  const { window, toss, finish, begin, redirectUrl, latest } = await aTrial()
  toss.declines = 'REJECT_CARD_COMPANY'
  const declined = { state: 'UNPAID', failedStep: 'CONFIRM', failCode: 'REJECT_CARD_COMPANY' }
  expect(await finish(toss.agree(window))).toMatchObject(declined)
  expect((await begin()).redirectUrl).not.toBe(redirectUrl)
  expect(await latest()).toMatchObject({ state: 'BEGUN' })
  expect(await finish(null, 'PAY_PROCESS_CANCELED')).toMatchObject({
    state: 'UNPAID',
    failCode: 'PAY_PROCESS_CANCELED',
  })
})

test('a window that nobody used is over after its time', async () => {
  const { latest, workThrough } = await aTrial()
  await workThrough({ minutes: 42 })
  expect(await latest()).toMatchObject({ state: 'UNPAID', failCode: 'EXPIRED' })
})

test('keys that are refused when the window is asked for are named', async () => {
  const shop = await aShop()
  const { owner, clock, channelSeq } = shop
  const { control, url } = await fakeStripe(() => clock.now)
  const { merchantSeq } = await aConnectedShop({ provider: 'stripe', url, keys: stripeKeys }, shop)
  const begin = () => owner.call(beginTrial, { channelSeq, merchantSeq, body: { returnTo } })
  control.secretKeys.clear()
  expect(await begin()).toEqual({ redirectUrl: null })
  expect(await owner.call(listTrials, { channelSeq })).toMatchObject({
    trials: [{ state: 'UNPAID', failedStep: 'WINDOW', failCode: 'KEYS_REFUSED' }],
  })
  control.secretKeys.add(stripeKeys.secretKey)
  const { redirectUrl } = await begin()
  const back = new URL(control.agree(redirectUrl?.split('/').at(-1) ?? '')).searchParams
  const body = { paymentKey: back.get('paymentKey'), code: null }
  const trial = await owner.call(finishTrial, { channelSeq, merchantSeq, body })
  expect(trial).toMatchObject({ state: 'CANCELLED', cardName: 'visa' })
  expect([control.captured, control.refundedSum()]).toEqual([1, 1000])
})

test('only owners try an account of their own site, with a recent proof', async () => {
  const { owner, member, otherSite, add, ownerSeq, channelSeq, merchantSeq } = await aTrial()
  const body = { returnTo }
  const manager = await member('Moon', 'MNG')
  await expect(manager.call(beginTrial, { channelSeq, merchantSeq, body })).refuses('NOT_ALLOWED')
  const other = { channelSeq: otherSite.channelSeq, merchantSeq }
  await expect(otherSite.owner.call(beginTrial, { ...other, body })).refuses('NOT_FOUND')
  await expect(
    otherSite.owner.call(finishTrial, { ...other, body: { paymentKey: null, code: null } }),
  ).refuses('NOT_FOUND')
  await add.all(`update http_sessions set proved_at = '2026-01-01' where user_seq = $1`, [ownerSeq])
  await expect(owner.call(beginTrial, { channelSeq, merchantSeq, body })).refuses('PROVE_AGAIN')
})
