import { act } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { issueTicket } from 'contract/messaging/realtime/api'
import type { Session } from './session-store.ts'
import { aMember } from '../testing/people.ts'
import { renderSite } from '../testing/render-site.tsx'
import { useRealtime } from './realtime.ts'

const sockets: FakeSocket[] = []
class FakeSocket extends EventTarget {
  static readonly OPEN = 1
  readonly readyState = 1
  readonly sent: string[] = []
  readonly url: string
  constructor(url: string) {
    super()
    this.url = url
    sockets.push(this)
  }
  send(text: string) {
    this.sent.push(text)
  }
  close() {
    this.dispatchEvent(new Event('close'))
  }
  /** A message of the server. */
  onEvent(data: string) {
    this.dispatchEvent(new MessageEvent('message', { data }))
  }
}

beforeEach(() => {
  sockets.length = 0
  vi.stubGlobal('WebSocket', FakeSocket)
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const member = aMember()

function Ear({ onEvent }: { onEvent: () => void }) {
  useRealtime('alarm', onEvent)
  return null
}
const ticket = { ticket: 'one', url: 'ws://demo.localhost:3000/realtime?ticket=one' }
const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000))

async function twoEars(session: Session) {
  const heard = vi.fn<() => void>()
  const site = renderSite(
    <>
      <Ear onEvent={heard} />
      <Ear onEvent={heard} />
    </>,
    { session, path: '/here', route: '/here' },
  )
  for (let at = 0; at < 3; at += 1) site.answers(issueTicket, ticket)
  await pass(0)
  return { heard, site }
}

test('all listeners on a page share one socket, and each is notified', async () => {
  const { heard } = await twoEars(member)
  expect(sockets).toHaveLength(1)
  sockets[0]?.onEvent('{"cmd":"alarm"}')
  sockets[0]?.onEvent('{"cmd":"sales"}')
  expect(heard).toHaveBeenCalledTimes(2)
})

test('a visitor opens no socket', async () => {
  await twoEars({ state: 'visitor' })
  expect(sockets).toHaveLength(0)
})

test('an unresponsive connection is closed, and opened again ten seconds later', async () => {
  await twoEars(member)
  await pass(30)
  expect(sockets[0]?.sent).toEqual(['{"cmd":"ping"}'])
  await pass(30)
  expect(sockets).toHaveLength(1)
  await pass(12)
  expect(sockets).toHaveLength(2)
})

test('opens no connection again after a forced stop', async () => {
  await twoEars(member)
  sockets[0]?.onEvent('{"cmd":"E0013"}')
  await pass(60)
  expect(sockets).toHaveLength(1)
})

test('a screen that opens after a forced stop opens no connection either; the next sign-in does', async () => {
  const { site } = await twoEars(member)
  sockets[0]?.onEvent('{"cmd":"E0003"}')
  await pass(0)
  await act(() => site.router.navigate('/'))
  await act(() => site.router.navigate('/here'))
  await pass(0)
  expect(sockets).toHaveLength(1)
  act(() => site.site.session.set({ state: 'visitor' }))
  act(() => site.site.session.set(member))
  await pass(0)
  expect(sockets).toHaveLength(2)
})

test('a user who leaves a page and opens it again receives messages immediately', async () => {
  const { site, heard } = await twoEars(member)
  await act(() => site.router.navigate('/'))
  await act(() => site.router.navigate('/here'))
  await pass(0)
  expect(sockets).toHaveLength(2)
  sockets[1]?.onEvent('{"cmd":"alarm"}')
  expect(heard).toHaveBeenCalledTimes(2)
})
