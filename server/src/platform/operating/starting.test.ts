import type { AddressInfo } from 'node:net'
import { createServer } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { answerStarting } from './starting.ts'

async function aStartingProduct() {
  const server = createServer(answerStarting)
  onTestFinished(() => void server.close())
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

test('while it starts it is alive, not ready, and says when to retry', async () => {
  const base = await aStartingProduct()

  expect((await fetch(`${base}/health/live`)).status).toBe(200)
  expect((await fetch(`${base}/health/ready`)).status).toBe(503)
  const call = await fetch(`${base}/api/v1.0/channels`, { headers: { 'accept-language': 'en' } })
  expect(call.headers.get('retry-after')).toBe('1')
  expect(await call.json()).toEqual({
    code: '503000',
    message: 'The service cannot be reached for a moment. Please try again shortly.',
    data: null,
  })
  const page = await fetch(`${base}/classes`)
  expect([page.status, page.headers.get('refresh')]).toEqual([503, '1'])
  expect(await page.text()).toBe('서비스에 잠시 연결할 수 없습니다. 잠시 후 다시 시도해 주세요.')
})
