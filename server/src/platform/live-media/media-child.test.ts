import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
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
  broadcastsFolder: '',
  ffmpeg: null,
  broadcasts: [],
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

test('sockets on their way to a process that dies are closed, so that a server that closes waits for none', async () => {
  const child = superviseMedia({ settings, onMessage: () => {}, onState: () => {} })
  onTestFinished(() => child.stop())
  await vi.waitUntil(() => child.state() === 'READY', { timeout: 20_000 })
  const accepted: Socket[] = []
  const server = createServer({ pauseOnConnect: true }, (socket) => accepted.push(socket)).listen(0)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const browsers = [1, 2, 3].map(() => connect(port))
  const closed = browsers.map((browser) => once(browser.on('error', () => {}).resume(), 'close'))
  await vi.waitUntil(() => accepted.length === browsers.length)

  const pid = child.pid() ?? 0
  process.kill(pid, 'SIGSTOP')
  for (const socket of accepted) child.send({ kind: 'socket', url: '/rtc', headers: {}, head: '' }, socket)
  process.kill(pid, 'SIGKILL')
  await Promise.all(closed)
  server.close()
  await once(server, 'close')
})
