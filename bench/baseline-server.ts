// The baseline: plain Node doing the same work in a separate process; `baseline.ts` passes the responses.
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { Pool } from 'pg'
import type { Orders } from './baseline.ts'
import { RUSH_SEATS } from './rush-limits.ts'

const CLASSES = `
  select * from courses join course_rounds using (channel_seq, course_seq)
  where channel_seq = 1 and courses.state = 'PUBLISHED' and public_cd = '00' order by sort, course_seq limit 20`
const CLASS = `
  select * from courses join course_rounds using (channel_seq, course_seq)
  where channel_seq = 1 and course_seq = $1`

process.once('message', ({ answers, database, file }: Orders) => {
  const pool = new Pool({ connectionString: database })
  const kept = new Map(
    Object.entries(answers).map(([path, { headers, body }]) => [
      path,
      { headers, body: Buffer.from(body, 'base64') },
    ]),
  )
  const works: Record<string, (response: ServerResponse) => Promise<void> | void> = {
    '/classes': async (response) => sendJson(response, (await pool.query(CLASSES)).rows),
    '/class': async (response) => sendJson(response, (await pool.query(CLASS, [1])).rows[0]),
    '/seat': async (response) => sendJson(response, { place: await takeSeat(pool) }),
    '/last-seats': async (response) => sendJson(response, { place: await takeLastSeat(pool) }),
    '/beat': async (response) => sendJson(response, await keepMoment(pool)),
    '/file': (response) => {
      response.writeHead(200, { ...file.headers })
      createReadStream(file.path).pipe(response)
    },
  }
  const server = createServer((request, response) => {
    const answer = kept.get(request.url ?? '')
    if (answer) response.writeHead(200, answer.headers).end(answer.body)
    else void works[request.url ?? '']?.(response)
  })
  server.on('upgrade', (request, socket) => keepOpen(request, socket))
  server.listen(0, '127.0.0.1', () => {
    const address = server.address()
    process.send?.(typeof address === 'object' && address ? address.port : 0)
  })
})
process.once('disconnect', () => process.exit(0))

/** Accepts a WebSocket and reads its messages. */
function keepOpen({ headers }: IncomingMessage, socket: Duplex) {
  const key = `${headers['sec-websocket-key']}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`
  const accept = createHash('sha1').update(key).digest('base64')
  socket.write(
    `HTTP/1.1 101 Switching Protocols\r\nupgrade: websocket\r\nconnection: Upgrade\r\nsec-websocket-accept: ${accept}\r\n\r\n`,
  )
  socket.on('error', () => socket.destroy())
  socket.resume()
}

function sendJson(response: ServerResponse, data: unknown) {
  const text = JSON.stringify({ code: '000000', message: '', data })
  response.writeHead(200, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(text),
  })
  response.end(text)
}

/** The minimal work that prevents giving a seat twice. */
async function takeSeat(pool: Pool) {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query('select taken from bench.seats where seq = 1 for update')
    await client.query('update bench.seats set taken = taken + 1 where seq = 1')
    const { rows } = await client.query<{ seq: string }>(
      'insert into bench.places default values returning seq',
    )
    await client.query('commit')
    return rows[0]?.seq
  } finally {
    client.release()
  }
}

/** One of the last seats in one statement; null once all are taken. */
async function takeLastSeat(pool: Pool) {
  const { rows } = await pool.query<{ taken: number }>(
    'update bench.seats set taken = taken + 1 where seq = 1 and taken < $1 returning taken',
    [RUSH_SEATS],
  )
  return rows[0]?.taken ?? null
}

/** The minimal work that finds a player and stores its position: one statement each. */
async function keepMoment(pool: Pool) {
  const { rows } = await pool.query<{ second: number }>('select second from bench.players where seq = 1')
  await pool.query('update bench.players set second = $1 where seq = 1', [(rows[0]?.second ?? 0) + 1])
  return rows[0]
}
