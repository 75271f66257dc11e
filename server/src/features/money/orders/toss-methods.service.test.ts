import { expect, test } from 'vitest'
import { getPayMethods, savePayMethods } from 'contract/money/merchants/pay-methods.api'
import { getMerchants } from 'contract/money/merchants/api'
import { getOrder, getPaymentInfo, refundOrder } from 'contract/money/orders/api'
import { merchantWebhook } from 'contract/money/orders/payment-events.api'
import { cancelDeposit } from 'contract/money/orders/deposits.api'
import type { ChannelSeq } from 'contract/values/ids'
import type { Person } from '../../../testing/person.ts'
import { aMerchant } from '../../../testing/merchants-world.ts'
import { PRICE } from '../../../testing/orders-world.ts'
import { reconcile } from './reconcile.jobs.ts'

const account = { bankCode: '004', accountNumber: '110-123-456789', holder: '김민아' } as const

/** The account of the site, and where its events arrive. */
async function accountOf(owner: Person, channelSeq: ChannelSeq) {
  const [merchant] = (await owner.call(getMerchants, { channelSeq })).merchants
  if (!merchant) throw new Error('the site has no account')
  const { merchantSeq, webhookUrl } = merchant
  return { here: { channelSeq, merchantSeq }, webhookUrl }
}

/** A site whose contract covers every way to pay in won. */
async function aMerchantOfMethods() {
  const shop = await aMerchant()
  const { owner, channelSeq, app, toss, mina, press, comeBack } = shop
  const { here, webhookUrl } = await accountOf(owner, channelSeq)
  const { offered } = await owner.call(getPayMethods, here)
  await owner.call(savePayMethods, { ...here, body: { chosen: offered } })
  const noticeToken = webhookUrl.split('/').at(-1) ?? ''
  return {
    ...shop,
    orderOf: (orderNo: string) => mina.call(getOrder, { channelSeq, orderNo }),
    async issue() {
      const { orderNo, window } = await press(mina, { payMethodCd: '03' })
      const order = await comeBack(mina, orderNo, toss.agree(window))
      return { ...order, window }
    },
    async send(body: object) {
      await mina.call(merchantWebhook, { channelSeq, noticeToken, body })
      await app.workOnce()
    },
    refusalOf: (body: object) => mina.refusal(merchantWebhook, { channelSeq, noticeToken, body }),
  }
}

test('an account begins with the card; the site switches on what its contract covers', async () => {
  const { owner, mina, press, channelSeq, courseRef } = await aMerchant()
  const { here } = await accountOf(owner, channelSeq)
  expect(await mina.call(getPaymentInfo, courseRef)).toMatchObject({ methods: [{ payMethodCd: '00' }] })
  await expect(press(mina, { payMethodCd: '02' })).refuses('PAY_METHOD_OFF')
  await expect(mina.call(getPayMethods, here)).refuses('NOT_ALLOWED')
  await expect(owner.call(savePayMethods, { ...here, body: { chosen: ['PAYPAL'] } })).refuses(
    'PAY_METHOD_OFF',
  )
  await owner.call(savePayMethods, { ...here, body: { chosen: ['TRANSFER', 'KAKAOPAY'] } })
  expect((await owner.call(getPayMethods, here)).chosen).toEqual(['KAKAOPAY', 'TRANSFER'])
  expect(await mina.call(getPaymentInfo, courseRef)).toMatchObject({
    methods: [{ payMethodCd: '04', mobilePay: 'KAKAOPAY' }, { payMethodCd: '02' }],
  })
})

test.each([
  [
    { payMethodCd: '04', mobilePay: 'NAVERPAY' },
    { method: 'CARD', card: { flowMode: 'DIRECT', easyPay: 'NAVERPAY' } },
  ],
  [{ payMethodCd: '04', mobilePay: 'PHONE' }, { method: 'MOBILE_PHONE' }],
  [{ payMethodCd: '02', mobilePay: null }, { method: 'TRANSFER' }],
  [
    { payMethodCd: '01', mobilePay: null },
    { method: 'CARD', card: { useInternationalCardOnly: true } },
  ],
] as const)('%o is asked for in the words of the window', async (method, request) => {
  const { mina, press, comeBack, toss } = await aMerchantOfMethods()
  const { orderNo, window } = await press(mina, method)
  expect(window.request).toEqual(request)
  expect(await comeBack(mina, orderNo, toss.agree(window))).toMatchObject({ state: 'PAID', ...method })
})

test('a receipt, a card company and months open the window with them; choosing anew opens another one', async () => {
  const { mina, press, comeBack, toss, add } = await aMerchantOfMethods()
  const choice = { cashReceipt: { kind: 'EXPENSE' as const, number: null } }
  const transfer = await press(mina, { payMethodCd: '02', ...choice })
  expect(transfer.window.request).toEqual({
    method: 'TRANSFER',
    transfer: { cashReceipt: { type: '지출증빙' } },
  })
  const card = await press(mina, { cardCompany: 'SHINHAN' })
  expect(card.window.request).toEqual({ method: 'CARD', card: { cardCompany: '41' } })
  const other = await press(mina, { cardCompany: 'HYUNDAI' })
  expect(other.orderNo).toBe(card.orderNo)
  expect(other.window.orderId).not.toBe(card.window.orderId)
  expect((await press(mina, { cardCompany: 'HYUNDAI' })).window.orderId).toBe(other.window.orderId)
  expect(await comeBack(mina, other.orderNo, toss.agree(other.window))).toMatchObject({ state: 'PAID' })
  expect(await add.all('select * from cash_receipts')).toEqual([])
})

test('the deposit to a virtual account is believed with its secret, enrols, and goes back to the account of the buyer', async () => {
  const { owner, issue, toss, send, refusalOf, orderOf, seats, channelSeq } = await aMerchantOfMethods()
  const { orderNo, window, deposit, state } = await issue()
  expect(window.request).toMatchObject({
    method: 'VIRTUAL_ACCOUNT',
    virtualAccount: { validHours: expect.any(Number) },
  })
  expect({ state, deposit }).toMatchObject({
    state: 'CREATED',
    deposit: {
      bankName: 'KB국민은행',
      accountNumber: 'X1102345678901',
      dueAt: '2026-11-24T14:59:59.000Z',
      trialUrl: null,
    },
  })
  expect(await seats()).toEqual([1, 0])

  const event = toss.deposit(window.orderId)
  expect(await refusalOf({ ...event, secret: 'ps_of_another' })).not.toBeNull()
  expect(await orderOf(orderNo)).toMatchObject({ state: 'CREATED' })
  await send(event)
  // The provider sends one deposit as two events.
  await send({ eventType: 'PAYMENT_STATUS_CHANGED', data: { orderId: window.orderId, status: 'DONE' } })
  expect(await orderOf(orderNo)).toMatchObject({
    state: 'PAID',
    payMethodCd: '03',
    cashReceiptUrl: 'https://dashboard.tosspayments.com/cash-receipt',
  })
  expect(await seats()).toEqual([1, 1])

  const reason = { reason: 'ill' }
  await expect(owner.call(refundOrder, { channelSeq, orderNo, body: reason })).refuses(
    'REFUND_ACCOUNT_NEEDED',
  )
  const body = { ...reason, refundAccount: account }
  expect(await owner.call(refundOrder, { channelSeq, orderNo, body })).toEqual({ refundedAmount: PRICE })
  expect(toss.of(window.orderId)).toMatchObject({ status: 'CANCELED', balanceAmount: 0 })
})

test('what its buyer cancels is cancelled at the provider, and nothing is paid', async () => {
  const { mina, issue, toss, orderOf, seats, passTimer, channelSeq } = await aMerchantOfMethods()
  const { orderNo, window } = await issue()
  await mina.call(cancelDeposit, { channelSeq, orderNo })
  await passTimer(reconcile)
  expect(toss.of(window.orderId)).toMatchObject({ status: 'CANCELED' })
  await passTimer(reconcile)
  expect(await orderOf(orderNo)).toMatchObject({ state: 'CANCELLED', paidAmount: 0 })
  expect(await seats()).toEqual([0, 0])
})

test('a deposit that the bank took back ends the enrolment', async () => {
  const { issue, toss, send, orderOf, seats } = await aMerchantOfMethods()
  const { orderNo, window } = await issue()
  const event = toss.deposit(window.orderId)
  await send(event)
  toss.reverse(window.orderId)
  await send({ ...event, status: 'WAITING_FOR_DEPOSIT' })
  expect(await orderOf(orderNo)).toMatchObject({ state: 'REFUNDED' })
  expect(await seats()).toEqual([0, 0])
})
