import { expect, test } from 'vitest'
import { getChannel } from 'contract/site/sites/api'
import * as tools from 'contract/growth/integrations/tools.api'
import * as snippets from 'contract/growth/integrations/snippets.api'
import type { ChannelSeq, UserSeq } from 'contract/values/ids'
import type { Adding } from '../../../testing/rows.ts'
import { aSite } from '../../../testing/world.ts'
import { findForeign } from './integrations.public.ts'
import { hashOf } from './tools.service.ts'

const tag = '<script>window.seen = 1</script>'
const draft = { head: tag, body: '', moreHosts: ['*.example.com'] }
const confirmed = ['*.example.com']
const chatKey = '01234567-89ab-cdef-0123-456789abcdef'
const noPixels = { ga4: null, meta: null, naver: null, kakao: null }

async function aMarketedSite() {
  const world = await aSite()
  const { app, clock, channelSeq, owner, visitor } = world
  Object.assign(app.ports.settings, { siteCode: 'on' })
  const injectedAt = async (path: string, sessionHash: string | null = null) => {
    const { platform, db } = await app.contextFor(channelSeq)
    const url = new URL(path, 'http://haru.localhost:3000')
    const showing = { platform, ports: app.ports, now: () => clock.now, dbOf: () => db }
    return findForeign(showing, { channelSeq, url, sessionHash })
  }
  const runs = async () => (await visitor.call(getChannel, { channelSeq })).marketingTools.runsCode
  const saved = async () => {
    const { version } = await owner.call(snippets.saveSnippet, { channelSeq, body: { ...draft, confirmed } })
    return version
  }
  return { ...world, injectedAt, runs, saved }
}

test('saved code runs once it is switched on, on the storefront only, until it is switched off', async () => {
  const { owner, channelSeq, injectedAt, runs, saved } = await aMarketedSite()
  const version = await saved()
  expect(await injectedAt('/classes')).toBeNull()

  await owner.call(snippets.runSnippet, { channelSeq, body: { version } })
  const injected = await injectedAt('/classes')
  expect(injected?.head).toContain(tag)
  expect(injected?.policy.scripts).toEqual(['*.example.com'])
  expect(injected?.policy.hashes).toHaveLength(1)
  for (const path of [
    '/login',
    '/createaccount',
    '/editinformation',
    '/settings/snippet',
    '/classes/1/payment',
  ])
    expect(await injectedAt(path)).toBeNull()
  expect(await runs()).toBe(true)

  await owner.call(snippets.runSnippet, { channelSeq, body: { version: null } })
  expect(await injectedAt('/classes')).toBeNull()
  expect(await runs()).toBe(false)
})

test('every version stays stored, with who saved it and its requirements', async () => {
  const { owner, channelSeq, saved } = await aMarketedSite()
  await saved()
  await owner.call(snippets.saveSnippet, {
    channelSeq,
    body: { head: '', body: '', moreHosts: [], confirmed: [] },
  })
  const { running, versions } = await owner.call(snippets.getSnippets, { channelSeq })
  expect(running).toBeNull()
  expect(versions).toMatchObject([
    { version: 2, head: '', needs: { inlineScripts: 0, scriptHosts: [] } },
    { version: 1, head: tag, savedBy: 'Haru', needs: { inlineScripts: 1, scriptHosts: ['*.example.com'] } },
  ])
})

test('the owner must confirm every host, and invalid code is not stored', async () => {
  const { owner, channelSeq } = await aMarketedSite()
  const check = await owner.call(snippets.checkSnippet, {
    channelSeq,
    body: { head: '<div onclick="x()">', body: '', moreHosts: [] },
  })
  expect(check.faults).toContainEqual({ where: 'head', fault: 'TAG', what: '<div>' })
  await expect(
    owner.call(snippets.saveSnippet, {
      channelSeq,
      body: { head: '<div></div>', body: '', moreHosts: [], confirmed: [] },
    }),
  ).rejects.toMatchObject({ refusal: 'SNIPPET_WRONG' })
  await expect(
    owner.call(snippets.saveSnippet, { channelSeq, body: { ...draft, confirmed: [] } }),
  ).rejects.toMatchObject({ refusal: 'SNIPPET_NOT_CONFIRMED' })
  await expect(owner.call(snippets.runSnippet, { channelSeq, body: { version: 9 } })).rejects.toMatchObject({
    refusal: 'NOT_FOUND',
  })
})

test("a version can be previewed on one page for ten minutes, in the owner's browser only", async () => {
  const { owner, ownerSeq, minaSeq, add, channelSeq, clock, injectedAt, saved, app } = await aMarketedSite()
  const version = await saved()
  const { path } = await owner.call(snippets.previewSnippet, { channelSeq, body: { version } })
  const own = await sessionAt(add, ownerSeq, channelSeq)
  expect((await injectedAt(path, own))?.head).toContain(`<script src="/snippets/check.js"></script>${tag}`)
  expect(await injectedAt(path)).toBeNull()
  expect(await injectedAt(path, await sessionAt(add, minaSeq, null))).toBeNull()
  expect(await injectedAt('/main', own)).toBeNull()
  expect(await injectedAt(path.replace('/main', '/login'), own)).toBeNull()
  expect(await injectedAt(path.replace(/=1\./, '=2.'), own)).toBeNull()
  expect((await app.http.inject('/snippets/check.js')).body).toContain('securitypolicyviolation')
  Object.assign(app.ports.settings, { siteCode: 'off' })
  expect(await injectedAt(path, own)).toBeNull()
  Object.assign(app.ports.settings, { siteCode: 'on' })
  clock.pass({ minutes: 11 })
  expect(await injectedAt(path, own)).toBeNull()
})

/** A person's session on the host of a site, or of the platform. */
async function sessionAt(add: Adding, userSeq: UserSeq, channelSeq: ChannelSeq | null) {
  const [row] = await add.all<{ hash: string }>(
    'select session_hash as hash from http_sessions where user_seq = $1 and host_channel_seq is not distinct from $2',
    [userSeq, channelSeq],
  )
  return row?.hash ?? null
}

test('only the owner may add code to pages', async () => {
  const { member, channelSeq } = await aMarketedSite()
  const manager = await member('Moon', 'MNG')
  await expect(manager.call(snippets.getSnippets, { channelSeq })).rejects.toMatchObject({
    refusal: 'NOT_ALLOWED',
  })
  await expect(
    manager.call(snippets.saveSnippet, { channelSeq, body: { ...draft, confirmed } }),
  ).rejects.toMatchObject({ refusal: 'NOT_ALLOWED' })
})

test('the ids of analytics services become their scripts', async () => {
  const { owner, channelSeq, injectedAt } = await aMarketedSite()
  await owner.call(tools.saveMarketingTools, {
    channelSeq,
    body: {
      apiKeyId: null,
      messengerKey: '_abc',
      pixels: { ga4: 'G-ABC1234567', meta: '1234567890', naver: 's_12345678', kakao: '123456789' },
    },
  })
  const injected = await injectedAt('/classes')
  expect(injected?.head).toContain("gtag('config','G-ABC1234567')")
  expect(injected?.head).toContain("fbq('init','1234567890')")
  expect(injected?.head).toContain("wcs_add.wa='s_12345678'")
  expect(injected?.head).toContain("kakaoPixel('123456789')")
  expect(injected?.policy.scripts).toEqual(
    expect.arrayContaining([
      'connect.facebook.net',
      't1.daumcdn.net',
      'wcs.naver.net',
      'www.googletagmanager.com',
    ]),
  )
  await expect(
    owner.call(tools.saveMarketingTools, {
      channelSeq,
      body: { apiKeyId: null, messengerKey: null, pixels: { ...noPixels, ga4: "G-1');alert(1)//" } },
    }),
  ).rejects.toMatchObject({ refusal: 'BAD_INPUT' })
})

test('the chat identifies staff by a signed id, with helpful facts', async () => {
  const { owner, mina, visitor, channelSeq, injectedAt } = await aMarketedSite()
  await expect(owner.call(tools.getChatIdentity, { channelSeq })).rejects.toMatchObject({
    refusal: 'NOT_FOUND',
  })
  const secret = '4629de5def93d6a2abea6afa9bd5476d9c6cbc04223f9a2f7e517b535dde3e25'
  const body = { apiKeyId: chatKey, messengerKey: null, pixels: noPixels }
  await owner.call(tools.saveMarketingTools, { channelSeq, body: { ...body, chatSecret: secret } })

  const identity = await owner.call(tools.getChatIdentity, { channelSeq })
  expect(identity).toMatchObject({ name: 'Haru', memberId: expect.stringMatching(/^seodang-\d+$/) })
  expect(identity.memberHash).toBe(hashOf(identity.memberId, secret))
  await expect(mina.call(tools.getChatIdentity, { channelSeq })).rejects.toMatchObject({
    refusal: 'NOT_ALLOWED',
  })
  expect((await visitor.call(getChannel, { channelSeq })).marketingTools.apiKeyId).toBe(chatKey)
  expect((await injectedAt('/settings/course'))?.policy.scripts).toEqual(['cdn.channel.io'])
  expect((await injectedAt('/settings/course'))?.head).toBe('')
  expect(await injectedAt('/login')).toBeNull()

  expect(await owner.call(tools.getMarketingTools, { channelSeq })).toMatchObject({ hasChatSecret: true })
  await owner.call(tools.saveMarketingTools, { channelSeq, body })
  expect(await owner.call(tools.getMarketingTools, { channelSeq })).toMatchObject({ hasChatSecret: true })
  const other = { ...body, apiKeyId: chatKey.replace('0', '1') }
  await owner.call(tools.saveMarketingTools, { channelSeq, body: other })
  expect(await owner.call(tools.getMarketingTools, { channelSeq })).toMatchObject({ hasChatSecret: false })
})

test("the hash of a member equals the provider's documented example", () => {
  const secret = '4629de5def93d6a2abea6afa9bd5476d9c6cbc04223f9a2f7e517b535dde3e25'
  expect(hashOf('lucas', secret)).toBe('99427c7bba36a6902c5fd6383f2fb0214d19b81023296b4bd6b9e024836afea2')
})

test("staff of sites without a chat use the installation's", async () => {
  const { app, visitor, owner, channelSeq } = await aMarketedSite()
  Object.assign(app.ports.settings, { chat: { key: chatKey, secret: null } })
  expect((await visitor.call(getChannel, { channelSeq })).marketingTools.apiKeyId).toBe(chatKey)
  expect(await owner.call(tools.getChatIdentity, { channelSeq })).toMatchObject({ memberHash: null })
  expect(await owner.call(tools.getMarketingTools, { channelSeq })).toMatchObject({
    apiKeyId: null,
    hasDefaultChat: true,
  })
})

test.each([
  [200, 'ANSWERS'],
  [404, 'UNKNOWN_KEY'],
  [503, 'UNREACHABLE'],
  [null, 'UNREACHABLE'],
])('a messenger that replies %s is reported as %s', async (status, verdict) => {
  const { app, owner, channelSeq } = await aMarketedSite()
  const requests: string[] = []
  app.ports.reach = (url) => {
    requests.push(url)
    return Promise.resolve(status)
  }
  const body = { apiKeyId: null, messengerKey: '_abc', pixels: noPixels }
  await owner.call(tools.saveMarketingTools, { channelSeq, body })
  const checked = await owner.call(tools.checkMarketingKey, { channelSeq, body: { tool: 'messenger' } })
  expect([checked.verdict, requests]).toEqual([verdict, ['https://pf.kakao.com/_abc']])
})

test('a site may do without asking for consent to marketing', async () => {
  const { owner, visitor, channelSeq } = await aMarketedSite()
  const asks = async () => (await visitor.call(getChannel, { channelSeq })).marketingConsent
  expect(await asks()).toBe(true)
  const body = { apiKeyId: null, messengerKey: null, pixels: noPixels }
  await owner.call(tools.saveMarketingTools, { channelSeq, body: { ...body, marketingConsent: false } })
  expect(await asks()).toBe(false)
  await owner.call(tools.saveMarketingTools, { channelSeq, body })
  expect((await owner.call(tools.getMarketingTools, { channelSeq })).marketingConsent).toBe(false)
})
