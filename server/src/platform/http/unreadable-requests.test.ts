import { connect } from 'node:net'
import Fastify from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { answerUnreadableRequests } from './unreadable-requests.ts'

let http: ReturnType<typeof Fastify>
beforeEach(async () => {
  http = Fastify({ clientErrorHandler: answerUnreadableRequests() })
  http.get('/', () => 'here')
  await http.listen({ port: 0, host: '127.0.0.1' })
})
afterEach(() => http.close())

interface Conversation {
  first: string
  /** Sent when the server has replied and the reply is still in transit. */
  after?: Buffer
}

/** The status received before the connection closed; '' without one. */
function statusOf({ first, after }: Conversation) {
  return new Promise<string>((resolve) => {
    let answer = ''
    const socket = connect(http.addresses()[0]?.port ?? 0, '127.0.0.1')
    const finish = () => resolve(answer.slice(9, 12))
    socket.on('data', (piece) => void (answer += piece.toString('latin1')))
    socket.on('error', finish).on('close', finish)
    http.server.once('clientError', () => after && socket.write(after))
    socket.write(first)
  })
}

test('a head that is too long gets its status even while the client is still sending', async () => {
  const first = `GET / HTTP/1.1\r\nhost: a.test\r\ncontent-type: ${'a'.repeat(300_000)}\r\n`
  expect(await statusOf({ first, after: Buffer.alloc(100_000, 'b') })).toBe('431')
})

test('a malformed request gets its status, and the next one works', async () => {
  expect(await statusOf({ first: '\u0001 nothing\r\n\r\n' })).toBe('400')
  expect(await statusOf({ first: 'GET / HTTP/1.1\r\nhost: a.test\r\nconnection: close\r\n\r\n' })).toBe('200')
})
