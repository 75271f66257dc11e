// Many browsers in one process: each opens a socket and then only pings. `sockets.ts` passes the address.
import { Agent, request } from 'node:http'
import type { Duplex } from 'node:stream'
import { issueTicket } from 'contract/messaging/realtime/api'
import { clientOf } from './client.ts'
import { dataOf, pathOf, signIn } from './visits.ts'

export interface CrowdOrders {
  port: number
  host: string
  count: number
  /** The account that requests the tickets; none for the baseline. */
  email: string | null
}
export type CrowdSaid = { said: 'open' } | { said: 'heard'; count: number }

const LANES = 16
const PING_MS = 30_000
/** `{"cmd":"ping"}` as a browser sends it: one text frame with a mask of zeros. */
const text = Buffer.from('{"cmd":"ping"}')
const PING = Buffer.concat([Buffer.from([0x81, 0x80 | text.length, 0, 0, 0, 0]), text])

process.once('message', (orders: CrowdOrders) => void gather(orders))
process.once('disconnect', () => process.exit(0))

async function gather({ port, host, count, email }: CrowdOrders) {
  const send = clientOf({ port, host })
  const headers = email === null ? {} : await signIn(send, email)
  const ticket = async () =>
    email === null
      ? ''
      : dataOf(issueTicket, await send({ path: pathOf(issueTicket), body: {}, headers })).ticket
  let left = count
  let received = 0
  const lane = async () => {
    while (left > 0) {
      left -= 1
      const socket = await connect({ port, host, ticket: await ticket() })
      socket.on('data', (frame: Buffer) => {
        if (frame.includes('alarm')) received += 1
        if (received === count) process.send?.({ said: 'heard', count } satisfies CrowdSaid)
      })
      setTimeout(() => setInterval(() => socket.write(PING), PING_MS), Math.random() * PING_MS)
    }
  }
  await Promise.all(Array.from({ length: LANES }, lane))
  process.send?.({ said: 'open' } satisfies CrowdSaid)
}

function connect({ port, host, ticket }: { port: number; host: string; ticket: string }) {
  return new Promise<Duplex>((resolve, reject) => {
    const upgrade = request({
      agent: new Agent({ keepAlive: false }),
      hostname: '127.0.0.1',
      port,
      path: `/realtime?ticket=${encodeURIComponent(ticket)}`,
      headers: {
        host: `${host}:${port}`,
        origin: `http://${host}:${port}`,
        connection: 'Upgrade',
        upgrade: 'websocket',
        'sec-websocket-version': '13',
        'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
      },
    })
    upgrade.on('upgrade', (_, socket) => resolve(socket))
    upgrade.on('response', ({ statusCode }) => reject(new Error(`a socket was refused with ${statusCode}`)))
    upgrade.on('error', reject)
    upgrade.end()
  })
}
