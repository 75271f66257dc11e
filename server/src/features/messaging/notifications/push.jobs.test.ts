import { createHash } from 'node:crypto'
import { runInNewContext } from 'node:vm'
import { expect, test, vi } from 'vitest'
import { logout } from 'contract/people/sessions/api'
import { readAlarms } from 'contract/messaging/notifications/api'
import { addNotice } from 'contract/site/notices/api'
import { endOtherDevices } from 'contract/people/sessions/devices.api'
import { getPush, subscribePush, unsubscribePush } from 'contract/messaging/notifications/push.api'
import { aBrowser, aPushService } from '../../../testing/push-world.ts'
import { aSite, somebody } from '../../../testing/world.ts'
import { pushWorker } from './push-worker.http.ts'

async function aReachableMina() {
  const site = await aSite()
  const { app, mina, owner, channelSeq } = site
  const service = await aPushService(app)
  const phone = aBrowser('phone')
  await mina.call(subscribePush, { channelSeq, body: phone.subscription })
  const publish = (title: string) =>
    owner.call(addNotice, { channelSeq, body: { title, content: '<p>x</p>', tellsMembers: true } })
  const payload = JSON.stringify({ channelSeq, payload: { userSeq: site.minaSeq } })
  const pushAgain = () => site.add.all("select graphile_worker.add_job('alarms.push', $1::json)", [payload])
  return {
    ...site,
    ...service,
    phone,
    publish,
    pushAgain,
    rows: () => site.add.all('select * from push_subscriptions'),
  }
}
const hash = (endpoint: string) => createHash('sha256').update(endpoint).digest('hex')

test('a push reaches the browser, signed for its push service and encrypted for it alone', async () => {
  const { mina, channelSeq, phone, publish, workThrough, received, add } = await aReachableMina()
  const { postSeq } = await publish('Closed on Friday')
  await workThrough({ minutes: 1 })

  const { publicKey } = await mina.call(getPush, { channelSeq, query: {} })
  expect(received).toMatchObject([{ host: 'fcm.googleapis.com', ttl: '86400', signedWith: publicKey }])
  expect(received[0]?.claims).toMatchObject({
    aud: 'https://fcm.googleapis.com',
    sub: 'https://haru.localhost:3000',
  })
  expect(phone.read(received[0]?.body ?? Buffer.alloc(0))).toEqual({
    title: expect.any(String) as string,
    body: '새 공지사항: Closed on Friday',
    path: `/notices/${postSeq}`,
    badge: 1,
  })
  const kept = await add.all<{ sealed: string }>('select sealed from push_keys')
  expect(kept).toHaveLength(1)
})

test("simultaneous notifications are pushed as one, in the member's language, and never twice", async () => {
  const { phone, app, received, add, minaSeq, clock, channelSeq, pushAgain } = await aReachableMina()
  await add.all("update users set language = 'en' where user_seq = $1", [minaSeq])
  for (const title of ['One', 'Two']) {
    await add.row('alarms', {
      channel_seq: channelSeq,
      target_user_seq: minaSeq,
      alarm_type: '21',
      content: JSON.stringify({ kind: 'notice', title }),
      path: '/notices',
      once: title,
      created_at: clock.now,
    })
  }
  await pushAgain()
  await app.workOnce()
  await pushAgain()
  await app.workOnce()

  expect(received).toHaveLength(1)
  expect(phone.read(received[0]?.body ?? Buffer.alloc(0))).toMatchObject({
    body: 'New notice: “Two”.\nand 1 more',
    badge: 2,
  })
})

test('a notification read meanwhile is not pushed', async () => {
  const { mina, channelSeq, app, received, add, minaSeq, clock, pushAgain } = await aReachableMina()
  const old = {
    channel_seq: channelSeq,
    target_user_seq: minaSeq,
    alarm_type: '20',
    content: '{}',
    path: '/',
  }
  await add.row('alarms', { ...old, once: 'x', created_at: clock.now })
  await mina.call(readAlarms, { channelSeq })
  await pushAgain()
  await app.workOnce()

  expect(received).toEqual([])
})

test.each([404, 410])(
  'a browser its push service does not know any more (%s) is forgotten',
  async (status) => {
    const { answers, phone, publish, workThrough, rows } = await aReachableMina()
    answers.set(phone.path, status)
    await publish('Hello')
    await workThrough({ minutes: 1 })

    expect(await rows()).toEqual([])
  },
)

test('a failing push service delays no other browser, and is retried', async () => {
  const { answers, phone, publish, app, workThrough, received, mina, channelSeq, pushAgain } =
    await aReachableMina()
  const desk = aBrowser('desk')
  await mina.call(subscribePush, { channelSeq, body: desk.subscription })
  answers.set(phone.path, 503)
  await publish('Hello')
  await workThrough({ minutes: 1 })
  expect(received.map(({ path }) => path)).toEqual([desk.path])

  answers.clear()
  await pushAgain()
  await app.workOnce()
  expect(received.map(({ path }) => path)).toEqual([desk.path, phone.path])
})

test('a user who signs out gets no more pushes, there or from another device', async () => {
  const { mina, channelSeq, rows, as, add } = await aReachableMina()
  await mina.call(logout, {})
  expect(await rows()).toEqual([])

  const jun = as(await somebody(add, { name: 'Jun', channelSeq }))
  await jun.call(subscribePush, { channelSeq, body: aBrowser('jun').subscription })
  await jun.call(endOtherDevices, {})
  expect(await rows()).toHaveLength(1)
})

test("unsubscribing ends pushes in this browser only, and nobody unsubscribes another member's", async () => {
  const { mina, owner, channelSeq, phone, rows } = await aReachableMina()
  const browser = hash(phone.subscription.endpoint)
  expect(await mina.call(getPush, { channelSeq, query: { browser } })).toMatchObject({ isOn: true })
  expect(await owner.call(getPush, { channelSeq, query: { browser } })).toMatchObject({ isOn: false })
  await owner.call(unsubscribePush, { channelSeq, body: { browser } })
  expect(await rows()).toHaveLength(1)

  await mina.call(unsubscribePush, { channelSeq, body: { browser } })
  expect(await rows()).toEqual([])
})

test("a browser's pushes go to the member who subscribed last", async () => {
  const { owner, ownerSeq, channelSeq, phone, rows } = await aReachableMina()
  await owner.call(subscribePush, { channelSeq, body: phone.subscription })

  expect(await rows()).toMatchObject([{ user_seq: ownerSeq }])
})

test.each([
  'https://127.0.0.1/send',
  'https://169.254.169.254/latest',
  'https://example.com/push',
  'https://fcm.googleapis.com.example.com/push',
  'https://fcm.googleapis.com:8443/push',
  'https://user@fcm.googleapis.com/push',
])('nothing is ever sent to %s', async (endpoint) => {
  const { mina, channelSeq } = await aSite()
  const body = { ...aBrowser('x').subscription, endpoint }
  await expect(mina.call(subscribePush, { channelSeq, body })).refuses('PUSH_SERVICE_UNKNOWN')
})

test('the ten newest browsers of one person are notified', async () => {
  const { mina, channelSeq, clock, rows } = await aReachableMina()
  for (let at = 0; at < 11; at++) {
    clock.pass({ minutes: 1 })
    await mina.call(subscribePush, { channelSeq, body: aBrowser(`b${at}`).subscription })
  }
  const endpoints = (await rows()).map((row) => (row as { endpoint: string }).endpoint)
  expect(endpoints).toHaveLength(10)
  expect(endpoints).not.toContain('https://fcm.googleapis.com/send/phone')
})

/** The worker as a browser runs it. */
async function pushedTo(
  pages: { visibilityState: string; url: string; focus: () => void }[],
  userAgent = '',
) {
  const hears = new Map<string, (event: object) => void>()
  const shown = vi.fn()
  const openWindow = vi.fn()
  const setAppBadge = vi.fn(() => Promise.resolve())
  const self = {
    navigator: { userAgent, setAppBadge },
    location: { origin: 'https://haru.example' },
    registration: { showNotification: shown },
    clients: { matchAll: () => Promise.resolve(pages), openWindow },
    addEventListener: (name: string, handle: (event: object) => void) => hears.set(name, handle),
  }
  runInNewContext(pushWorker, { self, URL })
  const happen = async (name: string, event: object) => {
    let work: unknown
    hears.get(name)?.({ ...event, waitUntil: (given: unknown) => (work = given) })
    await work
  }
  const payload = { title: 'Haru', body: 'News', path: '/notices/1', badge: 3 }
  await happen('push', { data: { json: () => payload } })
  return { shown, openWindow, setAppBadge, happen }
}

test('without a visible page the worker shows the notification, counts it, and opens its target', async () => {
  const { shown, openWindow, setAppBadge, happen } = await pushedTo([])
  expect(shown).toHaveBeenCalledWith('Haru', expect.objectContaining({ body: 'News' }))
  expect(setAppBadge).toHaveBeenCalledWith(3)
  await happen('notificationclick', { notification: { close: vi.fn(), data: { path: '/notices/1' } } })
  expect(openWindow).toHaveBeenCalledWith('https://haru.example/notices/1')
  await happen('notificationclick', { notification: { close: vi.fn(), data: { path: '//evil.example/' } } })
  expect(openWindow).toHaveBeenCalledTimes(1)
})

test('with a visible page only the bell updates, except in Safari, which requires a notification', async () => {
  const page = { visibilityState: 'visible', url: '', focus: vi.fn() }
  expect((await pushedTo([page])).shown).not.toHaveBeenCalled()
  const safari =
    'Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15'
  expect((await pushedTo([page], safari)).shown).toHaveBeenCalled()
})

test('the worker is served at the root of every site and always revalidated', async () => {
  const { app } = await aSite()
  const worker = await app.http.inject({ url: '/push-worker.js', headers: { host: 'haru.localhost:3000' } })
  expect(worker.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'no-cache',
  })
})
