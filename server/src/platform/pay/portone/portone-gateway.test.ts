import { describe, expect, test } from 'vitest'
import { nothingChosen, type WindowOptions } from 'contract/money/orders/card-options.rules'
import { payMethodList, type PayMethod } from 'contract/money/orders/pay-methods.rules'
import { ProviderRefused, ProviderUnreachable } from '../gateway.ts'
import { beginning, callsOf } from '../../../testing/gateway-payment.ts'
import { fakePortone, portoneKeys } from '../../../testing/fake-portone.ts'
import { noon } from '../../../testing/world.ts'
import type { PortoneWindow } from './payment-window.ts'
import { returnOf } from './payment-window.ts'
import { portoneGateway } from './portone-gateway.ts'

async function aPayment(mode: 'test' | 'live' = 'test') {
  const clock = { now: noon }
  const portone = await fakePortone(() => clock.now)
  const windows: PortoneWindow[] = []
  const windowPath = (window: PortoneWindow) => {
    windows.push(window)
    return '/payment-window/portone/x'
  }
  const gateway = portoneGateway(
    { mode, keys: portoneKeys },
    { baseUrl: portone.url, now: () => clock.now, windowPath },
  )
  const { paymentKey, redirectUrl } = await gateway.begin(beginning)
  const [window] = windows
  if (!window) throw new Error('no window')
  const confirm = (returnKey: string | null = null, idempotencyKey = 'confirmed-here') =>
    gateway.confirm({ paymentKey, returnKey, orderNo: 'P20261121-1', amount: 30_000, idempotencyKey })
  const { cancel } = callsOf(gateway, { paymentKey, reason: 'x'.repeat(400) })
  return {
    portone: portone.control,
    windows,
    clock,
    gateway,
    paymentKey,
    redirectUrl,
    window,
    confirm,
    cancel,
  }
}
const [first, second] = [
  '1d5f1a52-0b0c-4f43-9f51-1f6e2a9f0c01',
  '2d5f1a52-0b0c-4f43-9f51-1f6e2a9f0c02',
] as const

test('a payment is begun once, with its amount fixed before the window opens', async () => {
  const { portone, gateway, paymentKey, redirectUrl, window } = await aPayment()
  expect(await gateway.begin(beginning)).toEqual({ paymentKey, redirectUrl })
  expect(redirectUrl).toBe('http://haru.localhost:3000/payment-window/portone/x')
  expect(portone.registered.get(paymentKey)).toEqual({ totalAmount: 30_000, currency: 'KRW' })
  expect(window).toMatchObject({ paymentId: paymentKey, channelKey: portoneKeys.channelKey })
  expect(JSON.stringify(window)).not.toContain(portoneKeys.apiSecret)
  expect(portone.agree({ paymentId: paymentKey, totalAmount: 100 })).toMatchObject({ code: 'FORGERY' })
  expect(await gateway.find(paymentKey)).toEqual({
    status: 'OPEN',
    amount: 0,
    cancelledAmount: 0,
    outcome: null,
  })
})

test.each<[PayMethod, WindowOptions | undefined, object]>([
  [payMethodList.KAKAOPAY, undefined, { payMethod: 'EASY_PAY', easyPay: { easyPayProvider: 'KAKAOPAY' } }],
  [payMethodList.PHONE, undefined, { payMethod: 'MOBILE' }],
  [
    payMethodList.TRANSFER,
    { ...nothingChosen, receiptKind: 'EXPENSE' },
    { payMethod: 'TRANSFER', transfer: { cashReceiptType: 'CORPORATE' } },
  ],
  [
    payMethodList.VIRTUAL_ACCOUNT,
    { ...nothingChosen, receiptKind: 'INCOME' },
    {
      payMethod: 'VIRTUAL_ACCOUNT',
      virtualAccount: { accountExpiry: { validHours: expect.any(Number) }, cashReceiptType: 'PERSONAL' },
    },
  ],
  [
    payMethodList.CARD,
    { ...nothingChosen, cardCompany: 'SHINHAN', instalmentMonths: 3 },
    {
      payMethod: 'CARD',
      card: { availableCards: ['SHINHAN_CARD'], installment: { monthOption: { fixedMonth: 3 } } },
    },
  ],
  [
    payMethodList.CARD,
    { ...nothingChosen, instalmentMonths: 0 },
    { card: { installment: { monthOption: { fixedMonth: 1 } } } },
  ],
])('the window is asked for each way to pay in the words of PortOne', async (method, options, expected) => {
  const { gateway, windows } = await aPayment()
  expect(gateway.methods('KRW')).toContain(method)
  await gateway.begin({ ...beginning, method, ...(options && { options }) })
  expect(windows.at(-1)).toMatchObject(expected)
})

test('without manual approval the money is there when the payer returns', async () => {
  const { portone, gateway, paymentKey, confirm } = await aPayment()
  expect(await confirm(paymentKey)).toEqual({ status: 'OPEN' })
  portone.agree({ paymentId: paymentKey, totalAmount: 30_000 })
  const paid = { status: 'PAID', cardName: 'KAKAOPAY', receiptUrl: 'https://receipt.example/1' }
  expect(await confirm(paymentKey)).toEqual(paid)
  expect(await gateway.find(paymentKey)).toMatchObject({ status: 'ENDED', amount: 30_000, outcome: paid })
})

test('with manual approval nothing is taken before it is confirmed, and then once', async () => {
  const { portone, gateway, paymentKey, window, confirm } = await aPayment()
  portone.isManual = true
  const returned = portone.agree({ paymentId: paymentKey, totalAmount: 30_000 })
  const key = new URL(returnOf(window, returned)).searchParams.get('paymentKey')
  expect(await gateway.find(paymentKey, key)).toMatchObject({ status: 'WAITING' })
  expect(portone.captured).toBe(0)
  expect(await confirm('token-of-nobody')).toEqual({ status: 'OPEN' })
  portone.loses = 'confirm'
  await expect(confirm(key, 'second-question')).rejects.toThrow(ProviderUnreachable)
  expect(await confirm(key, 'second-question')).toMatchObject({ status: 'PAID' })
  expect(await confirm(key, 'third-question-')).toMatchObject({ status: 'PAID' })
  expect(portone.captured).toBe(1)
})

const dueAt = new Date(noon.getTime() + 3 * 86_400_000)

test('a virtual account waits for its deposit, and the refund goes to the account of its buyer', async () => {
  const { portone, gateway, paymentKey, confirm } = await aPayment()
  portone.issue({ paymentId: paymentKey, totalAmount: 30_000 }, dueAt)
  const account = { bankName: '신한은행', accountNumber: '56012345678901', holder: '하루', dueAt }
  expect(await confirm(paymentKey)).toEqual({ status: 'AWAITING_DEPOSIT', account })
  expect(await gateway.find(paymentKey)).toMatchObject({
    status: 'AWAITING_DEPOSIT',
    amount: 30_000,
    account,
  })

  portone.deposit(paymentKey)
  expect(await gateway.find(paymentKey)).toMatchObject({ outcome: { status: 'PAID', cardName: '신한은행' } })
  const refundAccount = { bankCode: '004', accountNumber: '110123456789', holder: '김민아' }
  const idempotencyKey = first
  const refund = { paymentKey, amount: 30_000, reason: 'ill', idempotencyKey }
  await expect(gateway.cancel({ ...refund, refundAccount: null })).rejects.toThrow(ProviderRefused)
  expect(await gateway.cancel({ ...refund, refundAccount, idempotencyKey: second })).toEqual({
    cancelledAmount: 30_000,
  })
  expect(portone.refundedTo).toEqual([{ bank: 'KOOKMIN', number: '110123456789', holderName: '김민아' }])
  expect(await gateway.find(paymentKey)).toMatchObject({ cancelledAmount: 30_000 })
})

test('a virtual account that nobody paid to is closed, and one that was paid at that moment stays paid', async () => {
  const { portone, gateway, paymentKey } = await aPayment()
  portone.issue({ paymentId: paymentKey, totalAmount: 30_000 })
  expect(await gateway.find(paymentKey)).toMatchObject({
    account: { dueAt: new Date('2026-11-24T14:59:59Z') },
  })
  expect(await gateway.close(paymentKey)).toMatchObject({ status: 'ENDED', outcome: { status: 'EXPIRED' } })
  portone.deposit(paymentKey)
  expect(await gateway.find(paymentKey)).toMatchObject({ outcome: { status: 'EXPIRED' } })

  portone.issue({ paymentId: paymentKey, totalAmount: 30_000 }, dueAt)
  portone.deposit(paymentKey)
  expect(await gateway.close(paymentKey)).toMatchObject({ outcome: { status: 'PAID' } })
})

test('an account of a test channel takes no deposit at an account for real payments', async () => {
  const { portone, gateway, paymentKey } = await aPayment('live')
  portone.issue({ paymentId: paymentKey, totalAmount: 30_000 }, dueAt)
  expect(await gateway.find(paymentKey)).toMatchObject({ outcome: { status: 'DECLINED' } })
})

test('money of a test channel pays nothing at an account for real payments', async () => {
  const { portone, gateway, paymentKey } = await aPayment('live')
  portone.agree({ paymentId: paymentKey, totalAmount: 30_000, channel: 'TEST' })
  expect(await gateway.find(paymentKey)).toMatchObject({
    outcome: { status: 'DECLINED' },
    cancelledAmount: 0,
  })
})

test('a repeated refund is one refund, also when PortOne forgot its key, and more than is left is refused', async () => {
  const { portone, gateway, clock, paymentKey, cancel } = await aPayment()
  portone.agree({ paymentId: paymentKey, totalAmount: 30_000 })
  portone.loses = 'cancel'
  await expect(cancel(10_000, first)).rejects.toThrow(ProviderUnreachable)
  expect(await cancel(10_000, first)).toEqual({ cancelledAmount: 10_000 })
  clock.now = new Date(noon.getTime() + 4 * 3_600_000)
  expect(await cancel(10_000, first)).toEqual({ cancelledAmount: 10_000 })
  expect(await gateway.find(paymentKey)).toMatchObject({ status: 'ENDED', cancelledAmount: 10_000 })
  await expect(cancel(30_000, second)).rejects.toMatchObject({
    code: 'CANCEL_AMOUNT_EXCEEDS_CANCELLABLE_AMOUNT',
  })
  expect(await cancel(20_000, `3${second.slice(1)}`)).toEqual({ cancelledAmount: 30_000 })
})

test('a refund that the company behind PortOne refuses or works on is named as such, and not made twice', async () => {
  const { portone, clock, paymentKey, cancel } = await aPayment()
  portone.agree({ paymentId: paymentKey, totalAmount: 30_000 })
  portone.refusesCancel = 'EXCEED_MAX_REFUND_DUE'
  await expect(cancel(10_000, first)).rejects.toMatchObject({ code: 'EXCEED_MAX_REFUND_DUE' })
  portone.refusesCancel = null
  portone.isSlow = true
  await expect(cancel(10_000, second)).rejects.toThrow(ProviderUnreachable)
  clock.now = new Date(noon.getTime() + 4 * 3_600_000)
  await expect(cancel(10_000, second)).rejects.toThrow(ProviderUnreachable)
  expect(portone.payments.get(paymentKey)?.cancellations).toHaveLength(1)
})

test.each([
  [
    { reason: 'REJECT_CARD_COMPANY.', pgCode: 'REJECT_CARD_COMPANY' },
    { status: 'DECLINED', reason: 'REJECT_CARD_COMPANY' },
  ],
  [
    { reason: '[결제포기] 사용자가 결제를 취소하였습니다' },
    { status: 'CANCELLED', reason: 'PAY_PROCESS_CANCELED' },
  ],
  [{ reason: 'unknown' }, { status: 'DECLINED', reason: 'FAILED' }],
])('a failure %o', async (failure, outcome) => {
  const { portone, gateway, paymentKey } = await aPayment()
  portone.fail(paymentKey, failure)
  expect(await gateway.find(paymentKey)).toMatchObject({ status: 'ENDED', outcome })
})

test('who does not agree in time has not paid, and who closes the window is brought back', async () => {
  const { gateway, clock, paymentKey, window } = await aPayment()
  expect(await gateway.close(paymentKey)).toMatchObject({ outcome: { status: 'EXPIRED' } })
  clock.now = new Date(noon.getTime() + 41 * 60_000)
  expect(await gateway.find(paymentKey)).toMatchObject({ status: 'ENDED', outcome: { status: 'EXPIRED' } })
  const returned = { code: 'FAILURE_TYPE_PG', message: '사용자가 결제를 취소하였습니다' }
  expect(returnOf(window, returned)).toBe(
    'http://haru.localhost:3000/classes/1/payment/fail?orderNo=P20261121-1&code=PAY_PROCESS_CANCELED',
  )
  expect(returnOf(window, { code: 'FAILURE_TYPE_PG', pgCode: 'REJECT_CARD_COMPANY' })).toContain(
    'code=REJECT_CARD_COMPANY',
  )
  expect(returnOf(window, { paymentId: paymentKey })).toContain(`paymentKey=${paymentKey}&amount=30000`)
})

test('an event is believed with its signature alone, for five minutes', async () => {
  const { portone, gateway, paymentKey } = await aPayment()
  const read = ({ headers, payload }: ReturnType<typeof portone.event>) =>
    gateway.readWebhook(headers, Buffer.from(payload))
  const event = portone.event('Transaction.Paid', paymentKey, { id: 'msg_1' })
  expect(read(event)).toMatchObject({ eventId: 'msg_1', type: 'PAID', paymentKey })
  const other = `whsec_${Buffer.from('another secret').toString('base64')}`
  expect(
    read(portone.event('Transaction.Cancelled', paymentKey, { secrets: [other, portoneKeys.webhookSecret] })),
  ).toMatchObject({ type: 'CANCELLED' })
  expect(read(portone.event('Transaction.Paid', paymentKey, { secrets: [other] }))).toBeNull()
  expect(read({ ...event, payload: event.payload.replace('Paid', 'Failed') })).toBeNull()
  const old = new Date(noon.getTime() - 301_000)
  expect(read(portone.event('Transaction.Paid', paymentKey, { at: old }))).toBeNull()
  expect(read(portone.event('Transaction.VirtualAccountIssued', paymentKey))).toMatchObject({ paymentKey })
  expect(read(portone.event('Transaction.SomethingNew', paymentKey))).toBe('NOTHING')
  expect(gateway.readWebhook({}, Buffer.from('{}'))).toBeNull()
})

test('keys that PortOne does not accept are refused', async () => {
  const { portone, gateway } = await aPayment()
  const { storeId, channelKey } = portoneKeys
  expect(await gateway.checkKeys()).toEqual({ verdict: 'ACCEPTED', accountKey: `${storeId}/${channelKey}` })
  portone.apiSecrets.clear()
  expect(await gateway.checkKeys()).toEqual({ verdict: 'REFUSED' })
})

/** The same against the real one, for developers with a test channel: PORTONE_LIVE='store-… channel-key-… secret'. */
describe('the real PortOne', () => {
  const given = process.env['PORTONE_LIVE']
  const [storeId = '', channelKey = '', apiSecret = ''] = given?.split(' ') ?? []
  const real = (secret = apiSecret) =>
    portoneGateway(
      { mode: 'test', keys: { storeId, channelKey, apiSecret: secret } },
      { baseUrl: 'https://api.portone.io', now: () => new Date(), windowPath: () => '/x' },
    )

  test.skipIf(!given)('accepts these keys, and refuses others', async () => {
    expect(await real().checkKeys()).toMatchObject({ verdict: 'ACCEPTED' })
    expect(await real('x'.repeat(80)).checkKeys()).toEqual({ verdict: 'REFUSED' })
  })
  test.skipIf(!given)('registers a payment, and knows nothing of one that nobody agreed to', async () => {
    const idempotencyKey = crypto.randomUUID()
    const { paymentKey } = await real().begin({ ...beginning, idempotencyKey, createdAt: new Date() })
    expect(await real().find(paymentKey)).toMatchObject({ status: 'OPEN' })
    await expect(
      real().cancel({ paymentKey, amount: 100, reason: 'test', idempotencyKey, refundAccount: null }),
    ).rejects.toThrow(ProviderRefused)
  })
})
