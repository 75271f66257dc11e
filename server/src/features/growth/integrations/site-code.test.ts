import { expect, test } from 'vitest'
import { listStaffActions } from 'contract/people/staff/api'
import * as api from 'contract/growth/integrations/site-code.api'
import * as snippets from 'contract/growth/integrations/snippets.api'
import { aSite, somebody } from '../../../testing/world.ts'
import { findForeign } from './integrations.public.ts'

const reason = '모르는 주소로 정보를 보내요.'

/** A site among others of other people, its code, and the operator of the installation. */
async function aSiteWithCode() {
  const world = await aSite()
  const { add, as, app, clock, channelSeq, owner } = world
  const boss = await somebody(add, { name: 'Boss' })
  await add.all('update users set is_operator = true, email_verified_at = now() where user_seq = $1', [
    boss.userSeq,
  ])
  const operator = as(boss)
  const save = async (text: string) => {
    const body = { head: `<script>${text}</script>`, body: '', moreHosts: [], confirmed: [] }
    return (await owner.call(snippets.saveSnippet, { channelSeq, body })).version
  }
  const switchOn = (version: number | null) => {
    clock.pass({ minutes: 1 })
    return owner.call(snippets.runSnippet, { channelSeq, body: { version } })
  }
  const injected = async () => {
    const { platform, db } = await app.contextFor(channelSeq)
    const showing = { platform, ports: app.ports, now: () => clock.now, dbOf: () => db }
    const url = new URL('http://haru.localhost:3000/classes')
    const found = await findForeign(showing, { channelSeq, url, sessionHash: null })
    return /<script>(\w+)<\/script>/.exec(found?.head ?? '')?.[1] ?? null
  }
  const waiting = async () => (await operator.call(api.listSiteCode, {})).list
  const first = async () => {
    const [review] = await waiting()
    if (!review) throw new Error('nothing waits')
    return review.siteCodeReviewSeq
  }
  const allow = async () => operator.call(api.allowSiteCode, { siteCodeReviewSeq: await first() })
  const shown = () => owner.call(snippets.getSnippets, { channelSeq })
  return { ...world, operator, save, switchOn, injected, waiting, first, allow, shown }
}

test('code runs once the operator allowed it, and owner and operator are notified by mail', async () => {
  const {
    save,
    switchOn,
    injected,
    waiting,
    first,
    allow,
    shown,
    app,
    mails,
    operator,
    forgotten,
    channelSeq,
  } = await aSiteWithCode()
  const version = await save('one')
  expect(await switchOn(version)).toEqual({ running: null })
  expect(await injected()).toBeNull()
  expect(await shown()).toMatchObject({
    policy: 'ask',
    chosen: version,
    running: null,
    versions: [{ review: { status: 'REQUESTED', reason: null } }],
  })
  await app.workOnce()
  expect(mails.map(({ subject }) => subject)).toEqual([expect.stringContaining('확인해 주세요')])
  expect(await waiting()).toMatchObject([
    { siteName: 'haru', version, requestedBy: 'Haru', isRunning: false },
  ])
  const { code, running } = await operator.call(api.getSiteCode, { siteCodeReviewSeq: await first() })
  expect([code.head, code.needs.inlineScripts, running]).toEqual(['<script>one</script>', 1, null])

  await allow()
  expect(forgotten).toContainEqual({ channelSeq, features: ['sites'] })
  expect(await injected()).toBe('one')
  expect(await shown()).toMatchObject({ running: version, versions: [{ review: { status: 'ALLOWED' } }] })
  expect(await waiting()).toEqual([])
  await app.workOnce()
  expect(mails.at(-1)?.subject).toContain('허용되었습니다')
})

test('the previous version keeps running while the next one waits, and a refusal gives the reason', async () => {
  const { save, switchOn, injected, allow, first, shown, operator } = await aSiteWithCode()
  await switchOn(await save('one'))
  await allow()
  const second = await save('two')
  expect(await switchOn(second)).toEqual({ running: 1 })
  expect(await injected()).toBe('one')
  const siteCodeReviewSeq = await first()
  const { running } = await operator.call(api.getSiteCode, { siteCodeReviewSeq })
  expect(running?.head).toBe('<script>one</script>')
  await operator.call(api.refuseSiteCode, { siteCodeReviewSeq, body: { reason } })
  expect(await injected()).toBe('one')
  expect((await shown()).versions[0]?.review).toMatchObject({ status: 'REFUSED', reason })

  // Switching the same version on again does not bypass the refusal.
  expect(await switchOn(second)).toEqual({ running: 1 })
  expect(await injected()).toBe('one')
  await operator.call(api.allowSiteCode, { siteCodeReviewSeq })
  expect(await injected()).toBe('two')
})

test('withdrawing stops all code of the site, including earlier allowed versions', async () => {
  const { save, switchOn, injected, allow, first, operator, shown } = await aSiteWithCode()
  await switchOn(await save('one'))
  await allow()
  await switchOn(await save('two'))
  const siteCodeReviewSeq = await first()
  await operator.call(api.allowSiteCode, { siteCodeReviewSeq })
  expect(await injected()).toBe('two')
  await operator.call(api.withdrawSiteCode, { siteCodeReviewSeq, body: { reason } })
  expect(await injected()).toBeNull()
  expect((await shown()).versions.map(({ review }) => review?.status)).toEqual(['WITHDRAWN', 'WITHDRAWN'])
  expect(await switchOn(1)).toEqual({ running: null })
})

test('choosing another version, or switching off, cancels the request', async () => {
  const { save, switchOn, waiting, first, operator, injected, allow } = await aSiteWithCode()
  await switchOn(await save('one'))
  const siteCodeReviewSeq = await first()
  await switchOn(await save('two'))
  expect((await waiting()).map(({ version }) => version)).toEqual([2])
  await expect(operator.call(api.allowSiteCode, { siteCodeReviewSeq })).refuses('SITE_CODE_DECIDED')
  await allow()
  await switchOn(null)
  expect(await waiting()).toEqual([])
  expect(await injected()).toBeNull()
})

test("only the operator decides, once, and the site's activity history records it", async () => {
  const { save, switchOn, first, operator, owner, channelSeq } = await aSiteWithCode()
  await switchOn(await save('one'))
  const siteCodeReviewSeq = await first()
  await expect(owner.call(api.listSiteCode, {})).refuses('NOT_ALLOWED')
  await expect(owner.call(api.allowSiteCode, { siteCodeReviewSeq })).refuses('NOT_ALLOWED')
  const body = { reason }
  await expect(operator.call(api.withdrawSiteCode, { siteCodeReviewSeq, body })).refuses('SITE_CODE_DECIDED')
  const answers = await Promise.all([
    operator.refusal(api.allowSiteCode, { siteCodeReviewSeq }),
    operator.refusal(api.allowSiteCode, { siteCodeReviewSeq }),
  ])
  expect(answers.filter(({ code }) => code === '000000')).toHaveLength(1)
  const { list } = await owner.call(listStaffActions, { channelSeq })
  expect(list[0]).toMatchObject({
    name: 'Boss',
    userTypeCd: 'OPR',
    before: { version: 1, status: 'REQUESTED' },
  })
})

test('with one owner of all sites no approval is needed; with a second one unapproved code stops at once', async () => {
  const { save, switchOn, injected, add, ownerSeq, otherSite, waiting, shown } = await aSiteWithCode()
  await add.all('update account_sites set role = null where channel_seq = $1', [otherSite.channelSeq])
  await add.member({ channelSeq: otherSite.channelSeq, userSeq: ownerSeq, role: 'OWN' })
  const version = await save('one')
  expect(await switchOn(version)).toEqual({ running: version })
  expect(await injected()).toBe('one')

  await add.member({
    channelSeq: otherSite.channelSeq,
    userSeq: await add.user('Second'),
    role: 'OWN',
  })
  expect(await injected()).toBeNull()
  expect(await shown()).toMatchObject({ policy: 'ask', chosen: version, running: null })
  expect(await waiting()).toMatchObject([{ version }])
})

test('where the policy is off no code runs, even if it was allowed', async () => {
  const { save, switchOn, injected, allow, app, owner, channelSeq, shown } = await aSiteWithCode()
  const version = await save('one')
  await switchOn(version)
  await allow()
  Object.assign(app.ports.settings, { siteCode: 'off' })
  expect(await injected()).toBeNull()
  expect((await shown()).policy).toBe('off')
  await expect(owner.call(snippets.runSnippet, { channelSeq, body: { version } })).refuses('SITE_CODE_OFF')
  await expect(owner.call(snippets.previewSnippet, { channelSeq, body: { version } })).refuses(
    'SITE_CODE_OFF',
  )
  await owner.call(snippets.runSnippet, { channelSeq, body: { version: null } })
})
