import cookies from '@fastify/cookie'
import Fastify from 'fastify'
import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import type { Channel } from 'contract/site/sites/schemas'
import type { PageRequest } from 'contract/site/sites/page-data'
import type { ChannelSeq } from 'contract/values/ids'
import { SESSION_COOKIE } from '../auth/tokens.ts'
import { addressesOf } from '../addresses.ts'
import { noPolicy, type Foreign } from '../third-party/policy.ts'
import { standardLocale } from '../words/site-words.ts'
import { htmlCache } from './html-cache.ts'
import { servePages } from './pages.ts'

const haru: Channel = {
  channelSeq: 1 as ChannelSeq,
  name: '하루요가',
  domain: 'http://haru.localhost:3000',
  intro: null,
  headerLogoUrl: null,
  faviconUrl: null,
  bannerUrl: null,
  bannerTitle: null,
  bannerText: null,
  templateCd: 'basic',
  brandShades: Array.from({ length: 10 }, () => '#3f7355'),
  languages: ['ko', 'en'],
  noIndex: false,
  seo: null,
  kakaoJsKey: null,
  marketingTools: { apiKeyId: null, messengerKey: null, runsCode: false },
  customKeywordSetting: { customKeyword: 'N', path: '/keywords/1', version: 0 },
  company: null,
  menus: [],
  logoutMainPageSeq: null,
  snsLoginKakId: null,
  snsLoginNavId: null,
  snsLoginGogId: null,
  snsLoginFabId: null,
  kakaoSyncYn: 'N',
  marketingConsent: true,
  whiteLabelYn: 'N',
  footerLinks: [],
  suspension: null,
  switchedOff: [],
  hasOwnTerms: false,
  serviceAliases: [],
  formerAliases: [],
}

/** Pages that only print their request. */
function aServer(
  shown: Partial<Channel> = {},
  foreign: Foreign | null = null,
  publicUrl: string | null = null,
) {
  const drawn: PageRequest[] = []
  const bugs: unknown[] = []
  const render = (request: PageRequest) => {
    drawn.push(request)
    if (request.url === '/') return Promise.resolve({ status: 302, html: '', location: '/mypage' })
    if (request.url === '/broken') return Promise.reject(new Error('the secret inside'))
    if (request.url === '/thrown') return Promise.reject(Response.json(null, { status: 502 }))
    const name = request.channel?.name ?? 'Seodang'
    const status = ['/NotFound', '/p/draft'].includes(request.url) || request.url.includes('/404') ? 404 : 200
    return Promise.resolve({
      status,
      html: `<head></head><body><p>${name} ${request.language} ${request.assets.scripts.length}</p></body>`,
    })
  }
  const http = Fastify()
  void http.register(cookies)
  servePages(http, {
    load: () => Promise.resolve({ render }),
    assets: { scripts: ['/main.js'], styles: [], fonts: '' },
    answer: () => Promise.reject(new Error('no page here asks')),
    addresses: addressesOf({ publicUrl, baseDomain: null, port: 3000 }),
    cache: htmlCache(() => 0),
    localeIn: (_channelSeq, language) => Promise.resolve(standardLocale(language)),
    now: () => new Date('2026-11-21T03:00:00Z'),
    findSite: (by) =>
      Promise.resolve(
        ('host' in by ? by.host.startsWith('haru.localhost') : by.channelSeq === 1)
          ? { ...haru, ...shown }
          : null,
      ),
    findForeign: ({ url }) => Promise.resolve(url.pathname === '/login' ? null : foreign),
    onBug: (error) => bugs.push(error),
  })
  const get = (url: string, headers: Record<string, string> = {}) =>
    http.inject({ url, headers: { host: 'haru.localhost:3000', ...headers } })
  return { get, drawn, bugs }
}

test('the host decides which site a page belongs to', async () => {
  const { get } = aServer()
  expect((await get('/classes')).body).toContain('하루요가')
  expect((await get('/classes', { host: 'localhost:3000' })).body).toContain('Seodang')
})

test('a number names a site on a development host only', async () => {
  const { get, drawn } = aServer()
  await get('/classes?channelSeq=1', { host: 'localhost:3000' })
  await get('/classes?channelSeq=2', { host: 'haru.localhost:3000' })
  expect(drawn.map(({ channel, isByParameter }) => [channel?.channelSeq, isByParameter])).toEqual([
    [1, true],
    [1, false],
  ])
})

test('the pages of the platform about a site stay pages of the platform', async () => {
  const { get, drawn } = aServer()
  await get('/service/servicemanage?channelSeq=1', { host: 'localhost:3000' })
  await get('/service?channelSeq=1', { host: 'localhost:3000' })
  expect(drawn.map(({ channel }) => channel)).toEqual([null, null])
})

test('joining a site at the address of the platform goes on at its own, and nowhere for an unknown site', async () => {
  const { get } = aServer({}, null, 'http://class.example.com')
  const platform = { host: 'class.example.com' }
  const query = encodeURIComponent(JSON.stringify({ next: '/classes/3', siteJoin: true }))
  const found = await get(`/join?channelSeq=1&site=true&query=${query}&originSeq=7`, platform)
  expect(found.statusCode).toBe(302)
  expect(found.headers.location).toBe(`${haru.domain}/createaccount?query=${query}`)
  expect((await get('/join?channelSeq=1', platform)).headers.location).toBe(`${haru.domain}/createaccount`)
  expect((await get('/join?channelSeq=2', platform)).statusCode).toBe(404)
  expect((await get('/join?channelSeq=1e99', platform)).statusCode).toBe(404)
  expect((await get('/join', platform)).statusCode).toBe(200)
  const sent = encodeURIComponent(JSON.stringify({ next: '/me/classes', originSeq: 1 }))
  for (const from of ['originSeq=1', `query=${sent}`])
    expect((await get(`/createaccount?${from}`, platform)).headers.location).toContain(haru.domain)
  for (const from of ['originSeq=2', 'originSeq=x', 'query=%7B'])
    expect((await get(`/createaccount?${from}`, platform)).statusCode).toBe(200)
})

test('a page that names its site by number runs no third-party code', async () => {
  const foreign = { head: '<script>1</script>', body: '', policy: { ...noPolicy, hashes: ['abc'] } }
  const { get } = aServer({}, foreign)
  expect((await get('/classes')).body).toContain('<script>1</script>')
  const byNumber = await get('/classes?channelSeq=1', { host: 'localhost:3000' })
  expect(byNumber.body).not.toContain('<script>1</script>')
  expect(byNumber.headers['content-security-policy']).not.toContain('sha256-abc')
})

test('only pages without third-party code may ask for the camera, the microphone and the screen', async () => {
  const { get } = aServer()
  const permissions = async (url: string) => (await get(url)).headers['permissions-policy']
  const allowed = 'camera=(self), microphone=(self), display-capture=(self)'
  expect(await permissions('/classes/3/live/92')).toContain(allowed)
  expect(await permissions('/classes/3/classroom/92')).toContain(allowed)
  for (const url of ['/', '/classes/3', '/classes/3/settings/curriculums'])
    expect(await permissions(url)).toContain('camera=(), microphone=(), display-capture=()')
})

test.each(['nobody.localhost:3000', 'example.com', 'a;script-src *.localhost:3000'])(
  'the host %s is nobody’s: a page that says so and runs nothing',
  async (host) => {
    const answer = await aServer().get('/classes', { host })
    expect(answer.statusCode).toBe(404)
    expect(answer.body).toContain('<p>Seodang ko 0</p>')
    expect(answer.headers['content-security-policy']).toContain("connect-src 'self';")
  },
)

test("the language comes from the URL, then the user's choice, then the browser; Japanese where the site offers it", async () => {
  const { get } = aServer()
  const pageText = async (url: string, headers: Record<string, string>) => (await get(url, headers)).body
  expect(await pageText('/classes', {})).toContain(' ko ')
  expect(await pageText('/classes', { 'accept-language': 'fr' })).toContain(' en ')
  expect(await pageText('/classes', { 'accept-language': 'en', cookie: 'a=1; language=ko' })).toContain(
    ' ko ',
  )
  expect(await pageText('/classes?lang=en', { cookie: 'language=ko' })).toContain(' en ')
  expect(await pageText('/classes', { 'accept-language': 'ja' })).toContain(' en ')
  const offered = aServer({ languages: ['ko', 'en', 'jp'] })
  expect((await offered.get('/classes', { 'accept-language': 'ja' })).body).toContain(' jp ')
  const nobodys = { host: 'nobody.localhost:3000', 'accept-language': 'ja' }
  expect((await get('/classes', nobodys)).body).toContain(' jp ')
})

test('a page is rendered once for all, and one with a code in its URL for one person', async () => {
  const { get, drawn } = aServer()
  await get('/classes')
  await get('/classes?utm_source=mail')
  expect(drawn).toHaveLength(1)
  await get('/authcallback?code=abc')
  await get('/authcallback?code=abc')
  expect(drawn).toHaveLength(3)
})

test('a browser with a current copy gets a short reply', async () => {
  const { get } = aServer()
  const { headers } = await get('/classes', { 'accept-encoding': 'gzip, br' })
  expect(headers['content-encoding']).toBe('br')
  const gzipped = await get('/classes', { 'accept-encoding': 'gzip' })
  expect(gunzipSync(gzipped.rawPayload).toString()).toContain('하루요가')
  const again = await get('/classes', { 'if-none-match': `W/${String(headers['etag'])}` })
  expect([again.statusCode, again.body]).toEqual([304, ''])
})

test.each(['/classes', '/', '/broken'])(
  '%s forbids scripts inside the page, also from the cache',
  async (path) => {
    const { get, bugs } = aServer()
    await get(path)
    const { headers, body } = await get(path)
    expect(headers['content-security-policy']).toMatch(/script-src 'self';/)
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(body).not.toContain('secret')
    expect(bugs).toHaveLength(path === '/broken' ? 2 : 0)
  },
)

test('the log names why a page was not drawn, also where a screen threw a response', async () => {
  const { get, bugs } = aServer()
  expect((await get('/thrown')).statusCode).toBe(500)
  expect(bugs.map(String)).toEqual(['Error: A screen answered 502 while it was drawn.'])
})

test('a site with its own domain redirects readers there, but lets its owner in on either host', async () => {
  const { get } = aServer({ domain: 'https://class.haru.kr' })
  const { statusCode, headers } = await get('/classes?page=2')
  expect([statusCode, headers.location]).toEqual([301, 'https://class.haru.kr/classes?page=2'])
  for (const path of ['/settings/domain', '/login?next=%2F', '/authcallback?code=a'])
    expect((await get(path)).statusCode).toBe(200)
})

test('a redirecting page redirects', async () => {
  const { statusCode, headers } = await aServer().get('/')
  expect([statusCode, headers.location]).toEqual([302, '/mypage'])
})

test('a page with third-party code has exactly the permissions it needs, and other pages have none', async () => {
  const policy = {
    hashes: ['abc='],
    scripts: ['cdn.example'],
    talks: ['talk.example'],
    styles: ['css.example'],
  }
  const { get } = aServer({}, { head: '<script>$1</script>', body: '<noscript></noscript>', policy })
  const open = await get('/classes')
  expect(open.body).toContain('<script>$1</script></head>')
  expect(open.body).toContain('<noscript></noscript></body>')
  const allowed = String(open.headers['content-security-policy'])
  expect(allowed).toContain("script-src 'self' 'sha256-abc=' https://cdn.example;")
  expect(allowed).toContain('wss://talk.example')
  expect(allowed).toContain("frame-src 'self' https://talk.example")
  expect(allowed).toContain("font-src 'self' https://css.example")

  const closed = await get('/login')
  expect(closed.body).not.toContain('$1')
  expect(closed.headers['content-security-policy']).not.toContain('example')
})

test('an unpublished page does not exist for visitors; for a signed-in user, who may be staff, the browser decides', async () => {
  const { get } = aServer()
  expect((await get('/p/draft')).statusCode).toBe(404)
  expect((await get('/p/draft', { cookie: `${SESSION_COOKIE}=x` })).statusCode).toBe(200)
  expect((await get('/NotFound', { cookie: `${SESSION_COOKIE}=x` })).statusCode).toBe(404)
})

test.each(['/classes/404', '/academy/classes/404?from=mail'])(
  'a private class does not exist for visitors, and may exist for a signed-in user: %s',
  async (path) => {
    const { get } = aServer()
    expect((await get(path)).statusCode).toBe(404)
    expect((await get(path, { cookie: `${SESSION_COOKIE}=x` })).statusCode).toBe(200)
  },
)

test.each([
  '/login',
  '/createaccount',
  '/join/complete',
  '/resetpassword/abc',
  '/authcallback?code=1',
  '/editinformation',
])('%s loads from and sends to no other host, even where the site shares by Kakao', async (path) => {
  const { get } = aServer({ kakaoJsKey: 'a'.repeat(32) })
  const policy = String((await get(path)).headers['content-security-policy'])
  expect(policy).not.toContain('kakao')
  expect(policy).toContain("script-src 'self';")
  expect(policy).toContain("form-action 'self';")
  expect(policy).toContain("frame-ancestors 'none'")
  expect(String((await get('/classes')).headers['content-security-policy'])).toContain('kakaocdn')
})

test('a form inside a page is framed by its own site alone, and no other page is', async () => {
  const { get } = aServer()
  const { headers } = await get('/forms/open-day?embed=1')
  expect(headers['content-security-policy']).toContain("frame-ancestors 'self'")
  expect(headers['x-frame-options']).toBe('SAMEORIGIN')
  for (const path of ['/forms/open-day', '/main?embed=1', '/forms/open-day/preview?embed=1']) {
    const other = await get(path)
    expect(other.headers['content-security-policy']).toContain("frame-ancestors 'none'")
    expect(other.headers['x-frame-options']).toBe('DENY')
  }
})
