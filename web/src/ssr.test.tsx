import { beforeAll, expect, test } from 'vitest'
import { standardKeywords } from 'contract/i18n/keywords'
import type { PageRequest } from 'contract/site/sites/page-data'
import type { CourseSeq } from 'contract/values/ids'
import { SUCCESS } from 'contract/http/envelope'
import { render } from './ssr.tsx'
import { aClass } from './testing/classes.ts'
import { aChannel } from './testing/render-site.tsx'

const hostile = '</script><script>alert(1)</script>'
const aRequest = (overrides: Partial<PageRequest> = {}): PageRequest => ({
  url: '/intro',
  origin: 'http://demo.localhost:3000',
  platformOrigin: 'http://localhost:3000',
  channel: aChannel({ intro: '몸과 마음을 돌보는 요가' }),
  isByParameter: false,
  language: 'ko',
  keywords: standardKeywords(overrides.language ?? 'ko'),
  drawnAt: '2026-11-21T03:00:00Z',
  transport: () => Promise.resolve({ code: SUCCESS, message: '', data: { list: [], total: 0 } }),
  assets: { scripts: ['/assets/main.js'], styles: ['/assets/style.css'], fonts: '/fonts/font.css' },
  ...overrides,
})
/** The inline scripts of the page that a browser would run. */
const inlineScripts = (html: string) =>
  html.match(/<script(?![^>]*(?: src=|type="application\/(?:ld\+)?json"))[^>]*>/g) ?? []

/**
 * The first page also loads the modules that all pages share: half a minute on a busy machine, and no part of any test.
 */
const LOADING_MS = 180_000
beforeAll(async () => {
  await render(aRequest())
}, LOADING_MS)

test('a page is complete without JavaScript, and styled from its first byte', async () => {
  const { status, html } = await render(aRequest())
  expect(status).toBe(200)
  expect(html).toMatch(/^<!doctype html><html lang="ko">/)
  expect(html).toContain('몸과 마음을 돌보는 요가')
  expect(html).toMatch(/<head>.*<link rel="stylesheet" href="\/assets\/style.css".*<\/head>/s)
  expect(html).toMatch(/<head>.*--brand-6:#[0-9a-f]{6}.*<\/head>/s)
  expect(html.match(/<title>/g)).toHaveLength(1)
})

test.each(['/intro', '/login', '/me/classes', '/settings/sales', '/nowhere'])(
  'nothing inside %s runs but the built script',
  async (url) => {
    const { html } = await render(aRequest({ url }))
    expect(inlineScripts(html)).toEqual([])
    expect(html.match(/<script[^>]* src="\/assets\/main.js"/g)).toHaveLength(1)
    expect(html.match(/<title>/g)).toHaveLength(1)
  },
)

test('scripts and fonts load after the visible content', async () => {
  const { html } = await render(aRequest())
  expect(html).not.toContain('modulepreload')
  expect(html).toMatch(/<link id="fonts" rel="stylesheet" href="\/fonts\/font.css" media="print"\/>/)
  expect(html).toMatch(/<script id="scripts" type="application\/json">\[\]<\/script><script type="module"/)
})

test('a guarded screen is rendered without personal data', async () => {
  const requests: unknown[] = []
  const { html } = await render(
    aRequest({
      url: '/paymenthistory',
      transport: (endpoint) => {
        requests.push(endpoint.path)
        return Promise.resolve({ code: SUCCESS, message: '', data: null })
      },
    }),
  )
  expect(requests).toEqual([])
  expect(html).toContain('aria-hidden')
})

test('text of an owner cannot break out of the data that contains it', async () => {
  const { html } = await render(aRequest({ channel: aChannel({ intro: hostile }) }))
  expect(html).not.toContain('<script>alert')
})

test('an invalid shade of a colour does not reach the page', async () => {
  const brandShades = Array.from({ length: 10 }, () => '#000;}</style>')
  const { html } = await render(aRequest({ channel: aChannel({ brandShades }) }))
  expect(html).not.toContain('--brand-6')
})

test('an unknown address shows "not found", with a link to the main page', async () => {
  const { status, html } = await render(aRequest({ url: '/nowhere' }))
  expect(status).toBe(404)
  expect(html).toContain('찾는 페이지가 없어요')
  expect(html).toContain('noindex')
})

test('the platform leads visitors to the sign-in and users to their sites', async () => {
  const visitor = await render(aRequest({ url: '/', channel: null }))
  expect(visitor).toMatchObject({
    status: 302,
    location: `/login?query=${encodeURIComponent('{"next":"/mypage"}')}`,
  })
  const user = await render(aRequest({ url: '/', channel: null, hasSession: true }))
  expect(user).toMatchObject({ status: 302, location: '/mypage' })
})

test('the platform shows visitors its own front page and has no pages of a site', async () => {
  const { status, html } = await render(aRequest({ url: '/intro', channel: null }))
  expect(status).toBe(200)
  expect(html).toContain('내 사이트 만들기')
  expect(html).not.toContain('noindex')
  expect(html).toMatch(/hrefLang="ja" href="[^"]+[?]lang=jp"/i)
  expect((await render(aRequest({ url: '/classes', channel: null }))).status).toBe(404)
})

test.each([
  ['joining', '/join', null],
  ['joining a site', '/join?channelSeq=1&siteJoin=true', aChannel()],
  ['the end of joining', '/join/complete', null],
  ['the end of joining a site', '/join/complete?channelSeq=1', aChannel()],
])('the platform has a page for %s', async (_, url, channel) => {
  const at = { origin: 'http://localhost:3000', isByParameter: channel !== null }
  expect((await render(aRequest({ url, channel, ...at }))).status).toBe(200)
})

test('a site has a page with the sites of a user, as the platform has', async () => {
  for (const channel of [aChannel(), null])
    expect((await render(aRequest({ url: '/mypage', channel }))).status).toBe(200)
})

test('a Japanese page is Japanese from its first byte, and links its other languages', async () => {
  const channel = aChannel({ languages: ['ko', 'en', 'jp'] })
  const { html } = await render(aRequest({ url: '/login', language: 'jp', channel }))
  expect(html).toContain('<html lang="ja">')
  expect(html).toContain('おかえりなさい')
  const { html: intro } = await render(aRequest({ language: 'jp', channel }))
  expect(intro).toMatch(/hrefLang="ja" href="[^"]+[?]lang=jp"/i)
})

test('the page contains the terms of the site, and preloads their file before the script requests it', async () => {
  const channel = aChannel({
    customKeywordSetting: { customKeyword: 'Y', path: '/keywords/1', version: 3 },
  })
  const keywords = { ...standardKeywords('ko'), class: { one: '수업', many: '수업' } }
  const { html } = await render(aRequest({ channel, keywords }))
  expect(html).toContain('수업')
  expect(html).not.toContain('클래스')
  expect(html).toMatch(/<link rel="preload" as="fetch"[^>]* href="\/keywords\/1\/3\/ko[.]json"/)
  const { html: plain } = await render(aRequest())
  expect(plain).not.toContain('as="fetch"')
})

const withAcademy = aChannel({
  serviceAliases: [{ alias: 'academy', name: '아카데미' }],
  formerAliases: [
    { former: 'school', alias: 'academy' },
    { former: 'club', alias: 'default' },
  ],
})

/** The empty result of lists and of the counts of their filters. */
const nothing = { list: [], total: 0, categories: [], fares: [], kinds: [], difficulties: [] }

test('the list under a service alias shows only its classes, under its name', async () => {
  const requests: unknown[] = []
  const { status, html } = await render(
    aRequest({
      url: '/academy/classes',
      channel: withAcademy,
      transport: (_, { query }) => {
        requests.push(query)
        return Promise.resolve({ code: SUCCESS, message: '', data: nothing })
      },
    }),
  )
  expect(status).toBe(200)
  expect(requests).toContainEqual(
    expect.objectContaining({ filter: JSON.stringify({ serviceAlias: 'academy' }), sort: 'popular' }),
  )
  expect(html).toContain('<h1>아카데미</h1>')
  expect(html).toContain('rel="canonical" href="http://demo.localhost:3000/academy/classes"')
})

test.each([
  ['/academy', '/academy/classes'],
  ['/school/classes/3?page=2', '/academy/classes/3?page=2'],
  ['/school/classes/3/payment', '/academy/classes/3/payment'],
  ['/school/classes/3/classroom/first', '/academy/classes/3/classroom/first'],
  ['/school/classes/3/settings/information', '/academy/classes/3/settings/information'],
  ['/club/classes/create', '/classes/create'],
  ['/club/classes', '/classes'],
  ['/club', '/classes'],
])('%s redirects to %s permanently', async (url, location) => {
  expect(await render(aRequest({ url, channel: withAcademy }))).toMatchObject({ status: 301, location })
})

test.each([
  '/nobody/classes',
  '/nobody/classes/3/payment',
  '/nobody/classes/3/settings',
  '/settings/course-nobody',
])('%s is not found', async (url) => {
  expect((await render(aRequest({ url, channel: withAcademy }))).status).toBe(404)
})

test.each([
  ['/classes/3', 'academy', '/academy/classes/3'],
  ['/academy/classes/3', 'default', '/classes/3'],
])('a class requested at %s that belongs to %s redirects to %s', async (url, serviceAlias, location) => {
  const transport: PageRequest['transport'] = ({ path }) => {
    const data = path.endsWith('/:courseSeq')
      ? aClass({ courseSeq: 3 as CourseSeq, serviceAlias })
      : { list: [], reviews: [], total: 0, reviewCount: 0, reviewRate: 0 }
    return Promise.resolve({ code: SUCCESS, message: '', data })
  }
  expect(await render(aRequest({ url, channel: withAcademy, transport }))).toMatchObject({
    status: 301,
    location,
  })
})

const refusing: PageRequest['transport'] = () => Promise.resolve({ code: '400004', message: '' })
const nonsense = [
  '/classes/abc',
  '/classes/0',
  '/classes/1.5',
  '/classes/-1',
  '/classes/1e3',
  '/classes/99999999999999999999',
  '/classes/9007199254740993',
  '/classes/%00',
  '/classes/__proto__',
  '/classes/abc/payment',
  '/classes/abc/classroom/first',
  '/classes/7/classroom/%F0%9F%A7%98',
  '/academy/classes/abc',
  '/in/abc/x',
  '/in/0/x',
  '/notices/abc',
  '/notices/abc/edit',
  '/p/%00',
  `/p/${'a'.repeat(300)}`,
  '/me/certificates/abc',
  '/classes/abc/settings/information',
  '/what/ever',
  '/constructor/classes/toString',
]
test.each(nonsense)('%s answers "not found", with a link to the main page', async (url) => {
  for (const channel of [aChannel(), null]) {
    const { status, html } = await render(aRequest({ url, channel, transport: refusing }))
    expect(status).toBe(404)
    expect(html).toContain('찾는 페이지가 없어요')
    expect(html).toContain('홈으로')
  }
})

const refusingTransport = () => Promise.resolve({ code: '400000', message: '' })

test('an address with an invalid parameter is not found', async () => {
  expect(await render(aRequest({ url: '/p/abc', transport: refusingTransport }))).toMatchObject({
    status: 404,
  })
})
