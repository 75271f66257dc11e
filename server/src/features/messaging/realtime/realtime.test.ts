import { once } from 'node:events'
import { expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { logout } from 'contract/people/sessions/api'
import { readAlarms } from 'contract/messaging/notifications/api'
import { issuePlatformTicket, issueTicket } from 'contract/messaging/realtime/api'
import { publisherOf } from '../../../platform/realtime/sockets.ts'
import { aSite, somebody } from '../../../testing/world.ts'

async function aListeningSite() {
  const site = await aSite()
  const address = await site.app.http.listen({ port: 0, host: '127.0.0.1' })
  const ticket = async () => (await site.mina.call(issueTicket, { channelSeq: site.channelSeq })).ticket
  const connect = (given: string, origin = 'http://haru.localhost:3000') =>
    new WebSocket(`${address.replace('http', 'ws')}/realtime?ticket=${given}`, {
      origin,
      headers: { host: 'haru.localhost:3000' },
    })
  /** An open socket: its opening may come while the test asks for the next ticket. */
  const opened = async (given: string) => {
    const socket = connect(given)
    await once(socket, 'open')
    return socket
  }
  return { ...site, ticket, connect, opened }
}
/** The status an upgrade was refused with. */
const answerTo = async (socket: WebSocket) => {
  const [, response] = (await once(socket, 'unexpected-response')) as [unknown, { statusCode: number }]
  return response.statusCode
}
const heard = async (socket: WebSocket) => {
  const [message] = (await once(socket, 'message')) as [Buffer]
  return JSON.parse(message.toString('utf8')) as unknown
}

test('a member gets messages to them, and learns that the sign-in ended', async () => {
  const { ticket, mina, minaSeq, channelSeq, otherSite, ports, opened } = await aListeningSite()
  const socket = await opened(await ticket())

  const first = heard(socket)
  publisherOf(ports.bus).person(otherSite.channelSeq, minaSeq, { cmd: 'sales' })
  publisherOf(ports.bus).person(channelSeq, minaSeq, { cmd: 'alarm' })
  expect(await first).toEqual({ cmd: 'alarm' })

  const last = heard(socket)
  await mina.call(logout, {})
  expect(await last).toEqual({ cmd: 'E0013' })
  socket.close()
  await once(socket, 'close')
})

test('a ticket opens one socket, within half a minute, for a page of this installation', async () => {
  const { ticket, connect, clock, opened } = await aListeningSite()
  const spent = await ticket()
  const socket = await opened(spent)
  expect(await answerTo(connect(spent))).toBe(401)
  expect(await answerTo(connect(await ticket(), 'http://evil.example.com'))).toBe(403)
  const late = await ticket()
  clock.pass({ minutes: 0.5 })
  expect(await answerTo(connect(late))).toBe(401)
  socket.close()
  await once(socket, 'close')
})

test('a signed-in user who is not a member learns of their sign-in only', async () => {
  const { otherSite, add, as, channelSeq, ports, opened } = await aListeningSite()
  const person = await somebody(add, { name: 'Guest' })
  const guest = as(person)
  const { ticket } = await guest.call(issueTicket, { channelSeq })
  const platform = await guest.call(issuePlatformTicket, {})
  expect(platform.url).toMatch(/^ws:.*\/realtime\?ticket=/)
  const here = await opened(ticket)
  const there = await opened(platform.ticket)

  const first = Promise.all([heard(here), heard(there)])
  publisherOf(ports.bus).site(channelSeq, { cmd: 'alarm', within: 10 })
  publisherOf(ports.bus).site(otherSite.channelSeq, { cmd: 'alarm', within: 10 })
  // Messages from the platform's own pages have no effect.
  there.send('{"cmd":"turn_on","curriculumSeq":7}')
  await guest.call(logout, {})
  expect(await first).toEqual([{ cmd: 'E0013' }, { cmd: 'E0013' }])
  here.close()
  there.close()
  await Promise.all([once(here, 'close'), once(there, 'close')])
})

test("reading notifications in one window updates the member's other windows only", async () => {
  const { ticket, mina, owner, channelSeq, opened } = await aListeningSite()
  const other = await opened(await ticket())
  const someone = await opened((await owner.call(issueTicket, { channelSeq })).ticket)
  const received: unknown[] = []
  someone.on('message', (data: Buffer) => received.push(data.toString('utf8')))

  const next = heard(other)
  await mina.call(readAlarms, { channelSeq })
  expect(await next).toEqual({ cmd: 'alarm_read' })
  const pong = heard(someone)
  someone.send('{"cmd":"ping"}')
  await pong
  expect(received).toEqual(['{"cmd":"pong"}'])
  other.close()
  someone.close()
  await Promise.all([once(other, 'close'), once(someone, 'close')])
})

test('a visitor gets no ticket', async () => {
  const { visitor, mina, channelSeq } = await aSite()
  await expect(visitor.call(issueTicket, { channelSeq })).refuses('SIGN_IN_FIRST')
  await expect(visitor.call(issuePlatformTicket, {})).refuses('SIGN_IN_FIRST')
  expect((await mina.call(issueTicket, { channelSeq })).url).toMatch(
    /^ws:\/\/haru\.localhost:3000\/realtime\?ticket=/,
  )
})

test("playback in one window is announced to the member's other windows", async () => {
  const { ticket, opened } = await aListeningSite()
  const here = await opened(await ticket())
  const there = await opened(await ticket())

  const received = heard(there)
  here.send('{"cmd":"turn_on","curriculumSeq":7}')
  expect(await received).toEqual({ cmd: 'turn_on', curriculumSeq: 7 })
  const pong = heard(here)
  here.send('{"cmd":"ping"}')
  expect(await pong).toEqual({ cmd: 'pong' })
  here.close()
  there.close()
  await Promise.all([once(here, 'close'), once(there, 'close')])
})
