import { expect, test } from 'vitest'
import { getMerchants } from 'contract/money/merchants/api'
import { savePayMethods } from 'contract/money/merchants/pay-methods.api'
import { confirmPayment, getOrder, refundOrder } from 'contract/money/orders/api'
import { PORTONE_WINDOW, portoneWindowAt } from '../../../platform/pay/portone/payment-window.ts'
import { fakePortone, portoneKeys } from '../../../testing/fake-portone.ts'
import { fakeStripe, stripeKeys } from '../../../testing/fake-stripe.ts'
import { aConnectedShop } from '../../../testing/merchants-world.ts'
import { aShop, pressPay, PRICE } from '../../../testing/orders-world.ts'

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

test('a virtual account of PortOne waits with the seat though its buyer closed the window, is paid and given back', async () => {
  const shop = await aShop()
  const { app, clock, mina, owner, courseRef, channelSeq, seats } = shop
  const { control, url } = await fakePortone(() => clock.now)
  const { webhookUrl } = await aConnectedShop({ provider: 'portone', url, keys: portoneKeys }, shop)
  const [merchant] = (await owner.call(getMerchants, { channelSeq })).merchants
  if (!merchant) throw new Error('the site has no account')
  const { merchantSeq } = merchant
  await owner.call(savePayMethods, { channelSeq, merchantSeq, body: { chosen: ['CARD', 'VIRTUAL_ACCOUNT'] } })
  const { orderNo, redirectUrl } = await pressPay(mina, courseRef, { payMethodCd: '03' })
  const sealed = new URL(redirectUrl).pathname.slice(PORTONE_WINDOW.length + 1)
  const window = portoneWindowAt(app.ports.secrets, sealed)
  if (!window) throw new Error('no window')
  const { paymentId } = window
  const send = async (type: string) => {
    await app.http.inject({ method: 'POST', url: webhookUrl, ...control.event(type, paymentId) })
    await app.workOnce()
  }
  const order = () => mina.call(getOrder, { channelSeq, orderNo })

  control.issue(window, new Date(clock.now.getTime() + 3 * 86_400_000))
  await send('Transaction.VirtualAccountIssued')
  const deposit = { bankName: '신한은행', accountNumber: '56012345678901' }
  expect(await order()).toMatchObject({ state: 'CREATED', payMethodCd: '03', deposit })
  expect(await seats()).toEqual([1, 0])

  control.deposit(paymentId)
  await send('Transaction.Paid')
  expect(await order()).toMatchObject({ state: 'PAID', paidAmount: PRICE })
  expect(await seats()).toEqual([1, 1])

  const refundAccount = { bankCode: '004', accountNumber: '110-123-456789', holder: '김민아' } as const
  await owner.call(refundOrder, { channelSeq, orderNo, body: { reason: 'ill', refundAccount } })
  expect(control.refundedTo).toEqual([{ bank: 'KOOKMIN', number: '110123456789', holderName: '김민아' }])
  expect(await order()).toMatchObject({ state: 'REFUNDED' })
})

test('a buyer pays on the page of Stripe, and an event that comes too takes nothing more', async () => {
  const shop = await aShop()
  const { app, clock, mina, owner, courseRef, channelSeq, seats } = shop
  const { control, url } = await fakeStripe(() => clock.now)
  const { webhookUrl } = await aConnectedShop({ provider: 'stripe', url, keys: stripeKeys }, shop)
  const { orderNo, redirectUrl } = await pressPay(mina, courseRef, { payMethodCd: '01' })
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
