import { expect, test } from 'vitest'
import { confirmPayment, getOrder, refundOrder } from 'contract/money/orders/api'
import { PORTONE_WINDOW, portoneWindowAt } from '../../../platform/pay/portone/payment-window.ts'
import { fakePortone, portoneKeys } from '../../../testing/fake-portone.ts'
import { fakeStripe, stripeKeys } from '../../../testing/fake-stripe.ts'
import { aConnectedShop } from '../../../testing/merchants-world.ts'
import { aShop, pressPay } from '../../../testing/orders-world.ts'

type Shop = Awaited<ReturnType<typeof aShop>>
/** What the page of success does with the address at which a payer arrives. */
function comeBack({ mina, channelSeq }: Shop, address: string) {
  const { searchParams } = new URL(address)
  const body = {
    orderNo: searchParams.get('orderNo') ?? '',
    paymentKey: searchParams.get('paymentKey') ?? '',
    amount: Number(searchParams.get('amount')),
  }
  return mina.call(confirmPayment, { channelSeq, body })
}

test('a buyer pays in the window of PortOne, and a refund in its console is read after its event', async () => {
  const shop = await aShop()
  const { app, clock, mina, owner, visitor, courseRef, channelSeq, seats } = shop
  const { control, url } = await fakePortone(() => clock.now)
  const { webhookUrl } = await aConnectedShop({ provider: 'portone', url, keys: portoneKeys }, shop)
  const { orderNo, redirectUrl } = await pressPay(mina, courseRef)
  const path = new URL(redirectUrl).pathname
  const get = (address: string) => app.http.inject({ url: address, headers: { host: visitor.state.host } })

  const page = await get(path)
  expect(page.statusCode).toBe(200)
  expect(page.headers['content-security-policy']).toContain("script-src 'self' https://*.portone.io")
  expect(page.body).toContain('https://cdn.portone.io/v2/browser-sdk.js')
  expect(page.body).not.toContain(portoneKeys.apiSecret)
  expect((await get(`${PORTONE_WINDOW}/forged`)).statusCode).toBe(404)
  expect((await get(`${PORTONE_WINDOW}/forged/return`)).statusCode).toBe(404)
  expect((await get(`${PORTONE_WINDOW}/open.js`)).headers['content-type']).toContain('javascript')

  const window = portoneWindowAt(app.ports.secrets, path.slice(PORTONE_WINDOW.length + 1))
  if (!window) throw new Error('no window')
  control.isManual = true
  const returned = control.agree(window) as { paymentId: string; paymentToken: string }
  const way = await get(
    `${path}/return?paymentId=${returned.paymentId}&paymentToken=${returned.paymentToken}`,
  )
  expect(way.statusCode).toBe(303)
  const order = await comeBack(shop, String(way.headers.location))
  expect(order).toMatchObject({ orderNo, state: 'PAID', cardName: 'KAKAOPAY', isSandbox: true })
  expect(await seats()).toEqual([1, 1])

  control.refundThere(window.paymentId, 10_000)
  const send = (event: ReturnType<typeof control.event>) =>
    app.http.inject({ method: 'POST', url: webhookUrl, ...event })
  const forged = control.event('Transaction.PartialCancelled', window.paymentId, { secrets: ['whsec_AAAA'] })
  expect((await send(forged)).statusCode).toBe(403)
  expect((await send(control.event('Transaction.PartialCancelled', window.paymentId))).statusCode).toBe(200)
  await app.workOnce()
  expect(await mina.call(getOrder, { channelSeq, orderNo })).toMatchObject({ refundedAmount: 10_000 })

  await owner.call(refundOrder, { channelSeq, orderNo, body: { reason: 'asked for it' } })
  expect(control.payments.get(window.paymentId)).toMatchObject({ status: 'CANCELLED' })
  expect(await mina.call(getOrder, { channelSeq, orderNo })).toMatchObject({ state: 'REFUNDED' })
})

test('a buyer pays on the page of Stripe, and an event that comes too takes nothing more', async () => {
  const shop = await aShop()
  const { app, clock, mina, owner, courseRef, channelSeq, seats } = shop
  const { control, url } = await fakeStripe(() => clock.now)
  const { webhookUrl } = await aConnectedShop({ provider: 'stripe', url, keys: stripeKeys }, shop)
  const { orderNo, redirectUrl } = await pressPay(mina, courseRef)
  const sessionId = redirectUrl.split('/').at(-1) ?? ''
  const back = control.agree(sessionId)
  expect(await comeBack(shop, back)).toMatchObject({ orderNo, state: 'PAID', cardName: 'visa' })
  expect(await seats()).toEqual([1, 1])
  const event = control.event('checkout.session.completed', sessionId)
  expect(
    (
      await app.http.inject({
        method: 'POST',
        url: webhookUrl,
        ...event,
        headers: { ...event.headers, 'content-type': 'application/json' },
      })
    ).statusCode,
  ).toBe(200)
  await app.workOnce()
  expect(control.captured).toBe(1)
  await owner.call(refundOrder, { channelSeq, orderNo, body: { reason: 'asked for it' } })
  expect(control.refundedSum()).toBe(30_000)
  expect(await mina.call(getOrder, { channelSeq, orderNo })).toMatchObject({ state: 'REFUNDED' })
})
