import { describe, expect, test } from 'vitest'
import { ProviderRefused } from '../gateway.ts'
import { beginning, callsOf } from '../../../testing/gateway-payment.ts'
import { fakeToss, tossKeys } from '../../../testing/fake-toss.ts'
import { noon } from '../../../testing/world.ts'
import { tossGateway } from './toss-gateway.ts'

const common = { now: () => noon, windowPath: () => '/payment-window/x' }

async function gatewayWith() {
  const toss = await fakeToss(() => noon)
  return {
    toss: toss.control,
    gateway: tossGateway({ mode: 'test', keys: tossKeys }, { ...common, baseUrl: toss.url }),
  }
}

test('the same payment is begun under the same number, which the provider accepts', async () => {
  const { gateway } = await gatewayWith()
  const begun = await gateway.begin(beginning)
  expect(await gateway.begin(beginning)).toEqual(begun)
  expect(begun.paymentKey).toMatch(/^[A-Za-z0-9_-]{6,64}$/)
  expect(begun.redirectUrl).toBe('http://haru.localhost:3000/payment-window/x')
})

test('a repeated refund is one refund, and more than is left is refused', async () => {
  const { toss, gateway } = await gatewayWith()
  const { paymentKey } = await gateway.begin(beginning)
  const returnKey = toss.agree({ orderId: paymentKey, amount: 30_000 })
  const confirm = { paymentKey, returnKey, orderNo: 'P20261121-1', amount: 30_000, idempotencyKey: 'a' }
  expect(await gateway.confirm(confirm)).toMatchObject({ status: 'PAID' })
  expect(await gateway.confirm({ ...confirm, idempotencyKey: 'b' })).toMatchObject({ status: 'PAID' })

  const { cancel } = callsOf(gateway, { paymentKey, reason: 'x'.repeat(400) })
  expect(await cancel(10_000, 'c')).toEqual({ cancelledAmount: 10_000 })
  expect(await cancel(10_000, 'c')).toEqual({ cancelledAmount: 10_000 })
  expect(await gateway.find(paymentKey)).toMatchObject({ status: 'ENDED', cancelledAmount: 10_000 })
  await expect(cancel(30_000, 'd')).rejects.toMatchObject({ code: 'NOT_CANCELABLE_AMOUNT' })
})

test.each([
  ['DONE', 'PAID'],
  ['PARTIAL_CANCELED', 'CANCELLED'],
  ['EXPIRED', 'FAILED'],
])('word of %s is read as %s', async (status, type) => {
  const { gateway } = await gatewayWith()
  const body = { eventType: 'PAYMENT_STATUS_CHANGED', data: { orderId: 'sd-1-a', status, secret: 'ps_1' } }
  const event = gateway.readWebhook({}, Buffer.from(JSON.stringify(body)))
  expect(event).toMatchObject({ type, paymentKey: 'sd-1-a' })
  expect(JSON.stringify(event)).not.toContain('ps_1')
})

test('other events ask for nothing, and what is no event is refused', async () => {
  const { gateway } = await gatewayWith()
  const read = (body: string) => gateway.readWebhook({}, Buffer.from(body))
  expect(read('{"eventType":"BILLING_DELETED"}')).toBe('NOTHING')
  expect(
    read('{"eventType":"PAYMENT_STATUS_CHANGED","data":{"orderId":"sd-1-a","status":"IN_PROGRESS"}}'),
  ).toBe('NOTHING')
  expect(read('hello')).toBeNull()
  expect(read('{}')).toBeNull()
})

/** The same against the real test environment, for developers who have keys: TOSS_LIVE='test_ck_… test_sk_…'. */
describe('the real Toss Payments', () => {
  const keys = process.env['TOSS_LIVE']
  const [clientKey = '', secretKey = ''] = keys?.split(' ') ?? []
  const real = (secret = secretKey) =>
    tossGateway(
      { mode: 'test', keys: { clientKey, secretKey: secret } },
      { ...common, now: () => new Date(), baseUrl: 'https://api.tosspayments.com' },
    )

  test.skipIf(!keys)('accepts these keys, and refuses others', async () => {
    expect(await real().checkKeys()).toEqual({ verdict: 'ACCEPTED', accountKey: clientKey })
    expect(await real('test_sk_ofnobody').checkKeys()).toEqual({ verdict: 'REFUSED' })
  })
  test.skipIf(!keys)('knows nothing of a payment that nobody agreed to', async () => {
    const { paymentKey } = await real().begin({ ...beginning, createdAt: new Date() })
    expect(await real().find(paymentKey)).toMatchObject({ status: 'OPEN' })
    const confirm = { paymentKey, orderNo: 'P1', amount: 30_000, idempotencyKey: crypto.randomUUID() }
    expect(await real().confirm({ ...confirm, returnKey: 'tgen_of_nobody' })).toEqual({ status: 'OPEN' })
    await expect(
      real().cancel({
        paymentKey,
        amount: 100,
        reason: 'test',
        idempotencyKey: crypto.randomUUID(),
        refundAccount: null,
      }),
    ).rejects.toThrow(ProviderRefused)
  })
})
