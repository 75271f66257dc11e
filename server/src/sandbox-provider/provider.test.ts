import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { mountSandboxProvider } from './provider.ts'
import { fileStore } from './store.ts'

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
    return response.json<{ paymentKey: string; status: string; cancelledAmount: number; code?: string }>()
  }
  const begin = (key: string) =>
    ask(
      '',
      { orderNo: 'order-1', orderName: 'Yoga', amount: 100, currency: 'KRW', customerName: 'Mina', ...back },
      key,
    )
  const choose = (paymentKey: string, choice: string) =>
    http.inject({
      method: 'POST',
      url: `/sandbox-provider/checkout/${paymentKey}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: `choice=${choice}`,
    })
  return { ask, begin, choose, folder }
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
