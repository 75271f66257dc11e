import { expect, onTestFinished, test, vi } from 'vitest'
import { superviseMedia } from './media-child.ts'

const settings = () => ({
  apiKey: { key: 'key', secret: 'secret-of-this-test-and-of-no-other' },
  port: 0,
  bindAddress: '127.0.0.1',
  publicAddresses: [],
  ice: { stunUrls: [], turn: null },
  restrictions: [],
  recordingsFolder: '',
  recordings: [],
})

test('a media process that hangs is ended, and another one serves', async () => {
  const child = superviseMedia({ settings, onMessage: () => {}, onState: () => {}, pingEveryMs: 200 })
  onTestFinished(() => child.stop())
  const isReady = () => vi.waitUntil(() => child.state() === 'READY', { timeout: 20_000 })
  await isReady()
  const hanging = child.pid() ?? 0

  process.kill(hanging, 'SIGSTOP')
  await vi.waitUntil(() => child.crashes() === 1, { timeout: 10_000 })
  await isReady()
  expect(child.pid()).not.toBe(hanging)
})
