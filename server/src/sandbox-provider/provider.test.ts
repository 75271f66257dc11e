import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import { payMethodNames } from 'contract/money/orders/pay-methods.rules'
import { expect, onTestFinished, test } from 'vitest'
import { mountSandboxProvider } from './provider.ts'
import { fileStore } from './store.ts'

interface Reply {
  paymentKey: string
  status: string
  cancelledAmount: number
  failReason: string | null
  account: { accountNumber: string; dueAt: number } | null
  code?: string
}

function aProvider(folder = mkdtempSync(join(tmpdir(), 'seodang-sandbox-'))) {
  const http = Fastify()
  const options = { secret: 's', publicBase: 'http://localhost', now: () => new Date('2026-11-21T03:00:00Z') }
  mountSandboxProvider(http, { ...options, store: fileStore(folder) })
  onTestFinished(async () => {
    await http.close()
    rmSync(folder, { recursive: true, force: true })
  })
  const authorization = `Basic ${Buffer.from('s:').toString('base64')}`
  const ask = async (path: string, payload: object | null, key?: string) => {
    const response = await http.inject({
      method: payload ? 'POST' : 'GET',
      url: `/sandbox-provider/v1/payments${path}`,
      headers: { authorization, ...(key && { 'idempotency-key': key }) },
      ...(payload && { payload }),
    })
    return response.json<Reply>()
  }
  const begin = (key: string, input: object = {}) =>
    ask(
      '',
      {
        orderNo: 'order-1',
        orderName: 'Yoga',
        amount: 100,
        currency: 'KRW',
        customerName: 'Mina',
        ...back,
        ...input,
      },
      key,
    )
  const page = async (paymentKey: string) =>
    (await http.inject({ url: `/sandbox-provider/checkout/${paymentKey}` })).body
  const choose = (paymentKey: string, choice: string) =>
    http.inject({
      method: 'POST',
      url: `/sandbox-provider/checkout/${paymentKey}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: `choice=${choice}`,
    })
  return { ask, begin, page, choose, folder }
}
const back = { successUrl: 'http://localhost/success', failUrl: 'http://localhost/fail' }

test('one key asked ten times at once begins one payment, and another key another', async () => {
  const { begin } = aProvider()

  const answers = await Promise.all(Array.from({ length: 10 }, () => begin('one')))

  expect(new Set(answers.map(({ paymentKey }) => paymentKey)).size).toBe(1)
  expect((await begin('two')).paymentKey).not.toBe(answers[0]?.paymentKey)
})

test('a key keeps its answer over a restart', async () => {
  const { begin, folder } = aProvider()
  const { paymentKey } = await begin('one')

  expect((await aProvider(folder).begin('one')).paymentKey).toBe(paymentKey)
})

test('a payment that nobody paid can be ended by the merchant, and one that was paid cannot', async () => {
  const { ask, begin, choose } = aProvider()
  const { paymentKey } = await begin('one')
  expect((await ask(`/${paymentKey}/close`, {})).status).toBe('EXPIRED')
  await choose(paymentKey, 'pay')
  expect((await ask(`/${paymentKey}`, null)).status).toBe('EXPIRED')

  const paid = (await begin('two')).paymentKey
  await choose(paid, 'pay')
  await ask(`/${paid}/confirm`, { orderNo: 'order-1', amount: 100 }, 'confirm')
  expect((await ask(`/${paid}/close`, {})).status).toBe('DONE')
})

test('a refund asked for twice at once with one key goes back once; more than is left is refused', async () => {
  const { ask, begin, choose } = aProvider()
  const { paymentKey } = await begin('one')
  await choose(paymentKey, 'pay')
  await ask(`/${paymentKey}/confirm`, { orderNo: 'order-1', amount: 100 }, 'confirm')
  const refund = (key: string) => ask(`/${paymentKey}/cancel`, { amount: 60, reason: 'x' }, key)

  const [first, second] = await Promise.all([refund('a'), refund('a')])

  expect([first.cancelledAmount, second.cancelledAmount]).toEqual([60, 60])
  expect((await refund('b')).code).toBe('NOT_CANCELABLE_AMOUNT')
})

test('a virtual account is issued instead of taking the money, waits for its deposit, and pays back to an account alone', async () => {
  const { ask, begin, choose, page } = aProvider()
  const depositDueAt = '2026-11-24T14:59:59Z'
  const { paymentKey } = await begin('one', { method: 'VIRTUAL_ACCOUNT', depositDueAt })
  await choose(paymentKey, 'pay')
  const confirm = () => ask(`/${paymentKey}/confirm`, { orderNo: 'order-1', amount: 100 })
  const issued = await confirm()
  expect(issued).toMatchObject({
    status: 'WAITING_FOR_DEPOSIT',
    account: { dueAt: Date.parse(depositDueAt) },
  })
  expect((await confirm()).account).toEqual(issued.account)
  expect(await page(paymentKey)).toContain(issued.account?.accountNumber)
  const { headers } = await choose(paymentKey, 'deposit')
  expect(headers['location']).toBe(`/sandbox-provider/checkout/${paymentKey}`)
  await choose(paymentKey, 'expire')
  expect((await ask(`/${paymentKey}`, null)).status).toBe('DONE')
  const cancel = (refundAccount?: object) =>
    ask(`/${paymentKey}/cancel`, { amount: 100, reason: 'x', refundAccount })
  expect((await cancel()).code).toBe('INVALID_REFUND_ACCOUNT_INFO')
  const account = { bankCode: '088', accountNumber: '110123456789', holder: 'Mina' }
  expect((await cancel(account)).cancelledAmount).toBe(100)
})

test('a virtual account that nobody pays to is over when it is due, or when the merchant closes it', async () => {
  const { ask, begin, choose } = aProvider()
  const issue = async (key: string, depositDueAt: string) => {
    const { paymentKey } = await begin(key, { method: 'VIRTUAL_ACCOUNT', depositDueAt })
    await choose(paymentKey, 'pay')
    await ask(`/${paymentKey}/confirm`, { orderNo: 'order-1', amount: 100 })
    return paymentKey
  }
  const late = await issue('late', '2026-11-20T14:59:59Z')
  expect((await ask(`/${late}`, null)).status).toBe('EXPIRED')
  const open = await issue('open', '2026-11-24T14:59:59Z')
  expect((await ask(`/${open}/close`, {})).status).toBe('EXPIRED')
  await choose(open, 'deposit')
  expect((await ask(`/${open}`, null)).status).toBe('EXPIRED')
})

test.each(payMethodNames)(
  '%s has a page of its own, and is refused for a reason of its own',
  async (method) => {
    const { ask, begin, choose, page } = aProvider()
    const { paymentKey } = await begin('one', { method })
    const html = await page(paymentKey)
    expect(html).toContain('<button class="pay" name="choice" value="pay">')
    const [, reason = ''] =
      /<select id="reason"[^>]*>.*?<option value="([A-Z_]+)">[^<]*[가-힣]+<\/option><\/select>/.exec(html) ??
      []
    expect(reason).not.toBe('')
    await choose(paymentKey, `decline&reason=${reason}`)
    expect(await ask(`/${paymentKey}`, null)).toMatchObject({
      status: 'ABORTED',
      failReason: reason,
    })
  },
)

test.each([
  ['ONCE', 1],
  ['TWICE', 2],
  ['NEVER', 0],
] as const)('events that are sent %s arrive %i times', async (events, count) => {
  const merchant = Fastify()
  const heard: unknown[] = []
  merchant.post('/hook', (request) => {
    heard.push(request.body)
    return {}
  })
  const url = await merchant.listen({ host: '127.0.0.1', port: 0 })
  onTestFinished(() => merchant.close())
  const { ask, begin, choose } = aProvider()
  const { paymentKey } = await begin('one', { webhookUrl: `${url}/hook` })
  await choose(paymentKey, `pay&events=${events}`)
  await ask(`/${paymentKey}/confirm`, { orderNo: 'order-1', amount: 100 })
  await expect.poll(() => heard.length).toBe(count)
  expect(new Set(heard.map((event) => JSON.stringify(event))).size).toBe(Math.min(1, count))
})
