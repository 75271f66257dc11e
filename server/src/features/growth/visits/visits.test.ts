import { expect, test } from 'vitest'
import { getHealth } from 'contract/views/operator-health/api'
import { getDashboard } from 'contract/growth/statistics/api'
import { logEvent, trackUserEvent } from 'contract/growth/visits/api'
import { person } from '../../../testing/person.ts'
import { aClass, aSite, somebody } from '../../../testing/world.ts'

const today = { startAt: '2026-11-21', endAt: '2026-11-21' }

async function aVisitedSite() {
  const world = await aClass({ price: 0 })
  const { app, channelSeq, owner } = world
  const browser = () => {
    const one = person(app, { host: 'haru.localhost:3000' })
    one.state.clientId = crypto.randomUUID()
    const report = (message: 'PAGE_VIEW' | 'NEW_VISITOR', path: string, referer?: string) =>
      one.call(trackUserEvent, {
        channelSeq,
        body: { message, path, ...(referer !== undefined && { referer }) },
      })
    return { one, report }
  }
  const figures = (query = today) => owner.call(getDashboard, { channelSeq, query })
  return { ...world, browser, figures }
}

test('the owner sees the number of visitors, new ones, viewed pages and referrers', async () => {
  const { browser, figures, courseSeq, add } = await aVisitedSite()
  const [jin, sol] = [browser(), browser()]
  await jin.report('NEW_VISITOR', '/', 'https://www.google.com/')
  await jin.report('PAGE_VIEW', '/', 'https://www.google.com/')
  await jin.report('PAGE_VIEW', `/classes/${courseSeq}`, 'http://haru.localhost:3000/')
  await sol.report('PAGE_VIEW', `/classes/${courseSeq}`, '')

  const [course] = await add.all<{ title: string }>('select title from courses')
  expect(await figures()).toMatchObject({
    uvCount: 2,
    today: { visitorCount: 2, newVisitorCount: 1, pageViewCount: 3 },
    referrers: [
      { host: '', count: 1 },
      { host: 'google.com', count: 1 },
    ],
    pages: [
      { path: `/classes/${courseSeq}`, title: course?.title, count: 2 },
      { path: '/', title: null, count: 1 },
    ],
  })
})

test('a client that names its source in a header instead of its report is counted for it', async () => {
  const { app, channelSeq, figures } = await aVisitedSite()
  const send = (referer: string) =>
    app.http.inject({
      method: 'POST',
      url: `/api/event/v1/channels/${channelSeq}/user-events`,
      headers: { host: 'haru.localhost:3000', referer, 'client-id': crypto.randomUUID() },
      payload: { message: 'PAGE_VIEW', path: '/' },
    })
  expect((await send('https://www.naver.com/')).statusCode).toBe(200)
  // A page of the site itself is no source.
  await send('http://haru.localhost:3000/')
  expect(await figures()).toMatchObject({ uvCount: 2, referrers: [{ host: 'naver.com', count: 1 }] })
})

test('a visitor who comes on two days is one visitor, seen on both', async () => {
  const { browser, figures, clock } = await aVisitedSite()
  const { report } = browser()
  await report('PAGE_VIEW', '/')
  await figures()
  clock.pass({ days: 1 })
  await report('PAGE_VIEW', '/')
  await report('PAGE_VIEW', '/classes')

  const { uvCount, baseChannel } = await figures({ startAt: '2026-11-21', endAt: '2026-11-22' })
  expect(uvCount).toBe(1)
  expect(baseChannel.map((day) => [day.visitorCount, day.pageViewCount])).toEqual([
    [1, 1],
    [1, 2],
  ])
})

test('staff, browsers without a session id and pages outside the storefront are not counted', async () => {
  const { browser, owner, figures, channelSeq } = await aVisitedSite()
  owner.state.clientId = crypto.randomUUID()
  await owner.call(trackUserEvent, { channelSeq, body: { message: 'PAGE_VIEW', path: '/' } })
  const { one, report } = browser()
  one.state.clientId = 'none'
  await report('PAGE_VIEW', '/')
  one.state.clientId = crypto.randomUUID()
  await report('PAGE_VIEW', '/settings/dashboard')

  expect(await figures()).toMatchObject({ uvCount: 0, today: { pageViewCount: 0 } })
})

test('visits count from the day on which the site was opened, or from the day of the installation', async () => {
  const { app, browser, figures, clock, add, channelSeq } = await aVisitedSite()
  const before = { channel_seq: channelSeq, base_date: '2026-11-20' }
  await add.all(
    'insert into visitor_hours (channel_seq, hour, client_id, page_views, is_new) values ($1, $2, $3, 4, true)',
    [channelSeq, '2026-11-20T03:00:00Z', crypto.randomUUID()],
  )
  await add.row('page_days', { ...before, path: '/main', page_views: 4 })
  await add.row('referrer_days', { ...before, host: 'naver.com', visits: 1 })
  await browser().report('PAGE_VIEW', '/', '')
  const week = { startAt: '2026-11-16', endAt: '2026-11-22' }

  const shown = await figures(week)
  expect(shown).toMatchObject({ visitsFrom: '2026-11-21', uvCount: 1, pages: [{ path: '/', count: 1 }] })
  expect(shown.referrers).toEqual([{ host: '', count: 1 }])
  expect(shown.baseChannel.map(({ pageViewCount }) => pageViewCount)).toEqual([0, 0, 0, 0, 0, 1, 0])

  clock.pass({ days: 1 })
  await browser().report('PAGE_VIEW', '/')
  Object.assign(app.ports.settings, { statsStart: '2026-11-22' })
  expect(await figures(week)).toMatchObject({ visitsFrom: '2026-11-22', uvCount: 1 })
  expect(await figures({ startAt: '2026-11-16', endAt: '2026-11-20' })).toMatchObject({
    uvCount: 0,
    pages: [],
  })
})

test('a visit to one site does not count for another', async () => {
  const { browser, otherSite } = await aVisitedSite()
  await browser().report('PAGE_VIEW', '/')
  const there = await otherSite.owner.call(getDashboard, { channelSeq: otherSite.channelSeq, query: today })
  expect(there.uvCount).toBe(0)
})

test('browser events are counted for the operator, rate-limited by IP address', async () => {
  const { app, add, as } = await aSite()
  const anybody = person(app)
  for (let at = 0; at < 70; at++) {
    await anybody.call(logEvent, { body: { eventType: 'VIDEO_BUFFER_START', message: '7' } })
  }
  const boss = await somebody(add, { name: 'Op' })
  await add.all('update users set is_operator = true where user_seq = $1', [boss.userSeq])
  const operator = as(boss)
  expect((await operator.call(getHealth, {})).events).toEqual({ VIDEO_BUFFER_START: 60 })
})
