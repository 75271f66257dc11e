import { expect, test } from 'vitest'
import {
  authenticate,
  changePassword,
  login,
  me,
  resetPassword,
  sendCode,
  sendResetPasswordToken,
  signup,
} from 'contract/people/sign-in/api'
import { getChannelUser } from 'contract/people/members/membership.api'
import { snsProviders, type SnsProvider } from 'contract/values/sns-providers'
import {
  beginSocial,
  checkUserInfo,
  connectIdentity,
  disconnectIdentity,
  exchangeSocial,
  integrate,
  listIdentities,
  saveSignInSettings,
  snsLogin,
  snsSignup,
} from 'contract/people/sign-in/social.api'
import { getWithdrawal, withdraw } from 'contract/workflows/account-closing/api'
import { newcomer, PASSWORD } from '../../../testing/accounts-world.ts'
import { agree, aSocialSite, cameBack, cameIn } from '../../../testing/social-world.ts'

const KAK = 'KAK' as const
const jun = { snsTypeCd: KAK, key: 'jun' }

test.each(snsProviders)('a user signs up through %s, and signs in again as the same', async (snsTypeCd) => {
  const { browser, channelSeq } = await aSocialSite()
  const first = await cameIn(browser(), { snsTypeCd, channelSeq, key: 'jun' })
  const again = browser()
  const body = await cameBack(again, { snsTypeCd, channelSeq, key: 'jun' })
  const second = await again.call(snsLogin, { body })

  expect(first.user).toMatchObject({ name: '정준', email: 'jun@example.com', snsTypeCd, hasPassword: false })
  expect(first.user?.isAuthenticated).toBe(snsTypeCd === 'KAK' || snsTypeCd === 'GOG')
  expect(first.integrated?.status).toBe('COMP')
  expect(second.user?.userSeq).toBe(first.user?.userSeq)
  expect((await again.call(me, {})).user.userSeq).toBe(first.user?.userSeq)
})

test('signing in as a new user returns nothing and uses nothing up', async () => {
  const { browser, channelSeq } = await aSocialSite()
  const who = browser()
  const body = await cameBack(who, { ...jun, channelSeq })
  expect(await who.call(snsLogin, { body })).toEqual({ user: null, integrated: null })
  expect((await who.call(snsSignup, { body })).user.name).toBe('정준')
  await expect(who.call(snsLogin, { body })).refuses('SOCIAL_ENDED')
})

test('the result of a provider counts once, in time, and from its own browser only', async () => {
  const { browser, channelSeq, clock } = await aSocialSite()
  const who = browser()
  const begin = () => who.call(beginSocial, { snsTypeCd: KAK, query: { channelSeq } })
  const bring = async (from = who) => {
    const { authorizeUrl } = await begin()
    const { code, state } = await agree(authorizeUrl, 'jun')
    return { snsTypeCd: KAK, body: { grant_type: 'authorization_code' as const, code, state }, from }
  }
  const { from: _, ...used } = await bring()
  await who.call(exchangeSocial, used)
  await expect(who.call(exchangeSocial, used)).refuses('SOCIAL_ENDED')

  const { from: __, ...stolen } = await bring()
  const thief = browser()
  await thief.call(beginSocial, { snsTypeCd: KAK, query: { channelSeq } })
  await expect(thief.call(exchangeSocial, stolen)).refuses('SOCIAL_ENDED')
  await expect(who.call(exchangeSocial, { ...stolen, snsTypeCd: 'NAV' })).refuses('SOCIAL_ENDED')
  clock.pass({ minutes: 11 })
  await expect(who.call(exchangeSocial, stolen)).refuses('SOCIAL_ENDED')
})

test('a token of one site is invalid on another', async () => {
  const { browser, channelSeq, otherSite } = await aSocialSite()
  const who = browser()
  const body = await cameBack(who, { ...jun, channelSeq })
  const there = { ...body, channelSeq: otherSite.channelSeq }
  await expect(who.call(snsLogin, { body: there })).refuses('SOCIAL_OFF')
  const application = { snsTypeCd: KAK, clientId: 'kakao-rest-key', clientSecret: null, appId: null }
  await otherSite.owner.call(saveSignInSettings, {
    channelSeq: otherSite.channelSeq,
    body: { kakaoSyncYn: 'N', providers: [application] },
  })
  await expect(who.call(snsLogin, { body: there })).refuses('SOCIAL_ENDED')
})

test("a provider's own token is accepted only if it was issued for this site", async () => {
  const { browser, channelSeq, world } = await aSocialSite()
  const [who] = world.people
  if (!who) throw new Error('nobody there')
  const post = (snsTypeCd: 'KAK' | 'NAV', clientId: string) => {
    const accessToken = world.issueToken({ provider: snsTypeCd, clientId, who })
    return browser().call(snsSignup, { body: { snsTypeCd, accessToken, channelSeq } })
  }
  expect((await post('KAK', 'kakao-rest-key')).user.email).toBe('jun@example.com')
  world.applications.push({
    provider: 'KAK',
    clientId: 'elsewhere',
    clientSecret: null,
    appId: 9,
    redirectUris: [],
  })
  await expect(post('KAK', 'elsewhere')).refuses('SOCIAL_REFUSED')
  await expect(post('NAV', 'naver-id')).refuses('SOCIAL_REFUSED')
})

test('an unreachable provider is distinguished from a refusal', async () => {
  const { browser, channelSeq, world } = await aSocialSite()
  const who = browser()
  const bring = async (code?: string) => {
    const { authorizeUrl } = await who.call(beginSocial, { snsTypeCd: KAK, query: { channelSeq } })
    const back = await agree(authorizeUrl, 'jun')
    const body = { grant_type: 'authorization_code' as const, state: back.state, code: code ?? back.code }
    return { snsTypeCd: KAK, body }
  }
  await expect(who.call(exchangeSocial, await bring('made-up'))).refuses('SOCIAL_REFUSED')
  const good = await bring()
  world.state.faults.KAK = 'silent'
  await expect(who.call(exchangeSocial, good)).refuses('SOCIAL_FAILED')
})

test('a site offers only the providers whose id is set', async () => {
  const { browser, otherSite } = await aSocialSite()
  const query = { channelSeq: otherSite.channelSeq }
  await expect(browser().call(beginSocial, { snsTypeCd: KAK, query })).refuses('SOCIAL_OFF')
})

test('an account without a password cannot sign in with one, and gets one by a mailed link', async () => {
  const { browser, channelSeq, app, mails } = await aSocialSite()
  const who = browser()
  await cameIn(who, { ...jun, channelSeq })
  const given = { email: 'jun@example.com', password: PASSWORD }
  await expect(browser().call(login, { body: given })).refuses('PASSWORD_WRONG')
  const change = { password: PASSWORD, newPassword: PASSWORD }
  await expect(who.call(changePassword, { body: change })).refuses('PASSWORD_WRONG')

  await who.call(sendResetPasswordToken, { body: { email: given.email, channelSeq } })
  await app.workOnce()
  const code = /resetpassword\/([\w-]+)/.exec(mails.at(-1)?.text ?? '')?.[1] ?? ''
  await who.call(resetPassword, { body: { code, password: PASSWORD } })
  const { user } = await browser().call(login, { body: given })
  expect(user).toMatchObject({ snsTypeCd: KAK, hasPassword: true })
})

test('on a site synced with Kakao, a user who agreed there is a member immediately', async () => {
  const { browser, channelSeq, owner, world, add } = await aSocialSite()
  const application = { snsTypeCd: KAK, clientId: 'kakao-rest-key', appId: null }
  const body = { kakaoSyncYn: 'Y' as const, providers: [application] }
  await owner.call(saveSignInSettings, { channelSeq, body })
  world.people.push({ key: 'dam', name: '소담', terms: ['terms', 'privacy', 'marketing'] })
  const who = browser()
  const { user } = await cameIn(who, { snsTypeCd: KAK, channelSeq, key: 'dam' })

  expect(await who.call(getChannelUser, { channelSeq })).toEqual({ isChannelUser: true })
  const agreed = await add.all<{ kind: string }>(
    'select kind from user_agreements where user_seq = $1 and channel_seq = $2 order by 1',
    [user?.userSeq, channelSeq],
  )
  expect(agreed.map(({ kind }) => kind)).toEqual(['marketing', 'privacy', 'terms'])

  const other = browser()
  await cameIn(other, { ...jun, channelSeq })
  expect(await other.call(getChannelUser, { channelSeq })).toEqual({ isChannelUser: false })
})

/** Jun has an account by e-mail and signs in through Kakao, which vouches for the same address. */
async function junTwice({
  isVerified = true,
  snsTypeCd = KAK,
  key = 'jun',
}: { isVerified?: boolean; snsTypeCd?: SnsProvider; key?: string } = {}) {
  const site = await aSocialSite()
  const { browser, channelSeq, app, mails, clock } = site
  const codeFor = async (email: string) => {
    await app.workOnce()
    return /\b\d{6}\b/.exec(mails.findLast(({ to }) => to === email)?.text ?? '')?.[0] ?? ''
  }
  const email = `${key}@example.com`
  const old = browser()
  const { user: first } = await old.call(signup, { body: { ...newcomer, email, name: '정준영' } })
  if (isVerified) await old.call(authenticate, { body: { email, code: await codeFor(email) } })
  clock.pass({ minutes: 5 })
  const fresh = browser()
  const { user: second, integrated } = await cameIn(fresh, { snsTypeCd, channelSeq, key })
  if (!integrated || !second) throw new Error('nothing to integrate')
  return { ...site, codeFor, email, old, first, fresh, second, integrated }
}

test('two accounts with one e-mail wait to be merged, and are merged at one click', async () => {
  const { fresh, first, second, integrated, email, browser, channelSeq, add, old } = await junTwice()
  expect(integrated).toMatchObject({ status: 'NEED', email, isAuthenticated: true })
  expect(second).toMatchObject({ email, isAuthenticated: false })
  const { integrated: query } = await fresh.call(checkUserInfo, { query: { channelSeq } })
  expect(query.status).toBe('NEED')
  const token = query.token ?? ''
  const dead = { token: integrated.token ?? '', email }
  await expect(fresh.call(integrate, { token: dead.token, body: dead })).refuses('INTEGRATION_DEAD')

  const { user } = await fresh.call(integrate, { token, body: { token, email } })

  expect(user).toMatchObject({ userSeq: first.userSeq, snsTypeCd: 'LIV', hasPassword: true, name: '정준영' })
  expect((await fresh.call(checkUserInfo, { query: {} })).integrated.status).toBe('COMP')
  await expect(fresh.call(integrate, { token, body: { token, email } })).refuses('INTEGRATION_DEAD')
  await expect(old.call(me, {})).refuses('SIGN_IN_FIRST')
  const both = [
    await browser().call(login, { body: { email, password: PASSWORD } }),
    await cameIn(browser(), { ...jun, channelSeq }),
  ]
  expect(both.map((one) => one.user?.userSeq)).toEqual([first.userSeq, first.userSeq])
  const merges = await add.all('select kept_user_seq, gone_user_seq, email, proof from account_merges')
  expect(merges).toEqual([
    {
      kept_user_seq: first.userSeq,
      gone_user_seq: second.userSeq,
      email,
      proof: 'PROVIDER',
    },
  ])
})

test('a merge token belongs to its account and expires after half an hour', async () => {
  const { fresh, integrated, email, clock, browser, channelSeq } = await junTwice()
  const token = integrated.token ?? ''
  const stranger = browser()
  await cameIn(stranger, { snsTypeCd: KAK, channelSeq, key: 'nari' })
  await expect(stranger.call(integrate, { token, body: { token, email } })).refuses('INTEGRATION_DEAD')
  clock.pass({ minutes: 31 })
  await expect(fresh.call(integrate, { token, body: { token, email } })).refuses('INTEGRATION_DEAD')
})

test('an address nobody vouches for is verified by a mailed code', async () => {
  const { fresh, first, integrated, email, codeFor } = await junTwice({ snsTypeCd: 'NAV' })
  expect(integrated).toMatchObject({ status: 'NEED', isAuthenticated: false, token: null })
  await fresh.call(sendCode, { body: { email } })
  const { user } = await fresh.call(authenticate, { body: { email, code: await codeFor(email) } })

  expect(user).toMatchObject({ userSeq: first.userSeq, isAuthenticated: true })
  expect((await fresh.call(me, {})).user.userSeq).toBe(first.userSeq)
})

test('an account whose owner never verified the address is not merged', async () => {
  const { fresh, integrated, email, browser } = await junTwice({ isVerified: false })
  const token = integrated.token ?? ''
  const { user } = await fresh.call(integrate, { token, body: { token, email } })

  expect(user).toMatchObject({ hasPassword: false, isAuthenticated: true })
  await expect(browser().call(login, { body: { email, password: PASSWORD } })).refuses('PASSWORD_WRONG')
})

const anApp = { kind: 'TOTP', sealed: 'x', last_step: 0, created_at: '2026-11-21T03:00:00Z' }
test.each([
  ['shows its second factor, and brings none along', true, ['of the owner']],
  ['leaves behind what somebody set up who never proved the address', false, ['of the newcomer']],
] as const)('a user who comes to an account %s', async (_, isVerified, left) => {
  const { fresh, first, second, integrated, email, add } = await junTwice({ isVerified })
  await add.row('second_factors', { ...anApp, user_seq: first.userSeq, name: 'of the owner' })
  await add.row('second_factors', { ...anApp, user_seq: second.userSeq, name: 'of the newcomer' })
  const token = integrated.token ?? ''
  const answer = fresh.call(integrate, { token, body: { token, email } })
  if (isVerified) await expect(answer).refuses('SECOND_STEP_NEEDED')
  else await answer

  const factors = await add.all<{ name: string; user_seq: number }>(
    'select name, user_seq from second_factors',
  )
  expect(factors.map(({ name }) => name)).toEqual(left)
  expect(Number(factors[0]?.user_seq)).toBe(first.userSeq)
  if (isVerified) await expect(fresh.call(me, {})).refuses('SIGN_IN_FIRST')
})

test('signing in through a provider is the first step only', async () => {
  const { browser, channelSeq, add } = await aSocialSite()
  const { user } = await cameIn(browser(), { ...jun, channelSeq })
  await add.row('second_factors', { ...anApp, user_seq: user?.userSeq, name: 'phone' })
  await expect(cameIn(browser(), { ...jun, channelSeq })).refuses('SECOND_STEP_NEEDED')
})

test('a user whose provider sent no address verifies one of their own', async () => {
  const { browser, channelSeq, app, mails } = await aSocialSite()
  const who = browser()
  const { user, integrated } = await cameIn(who, { snsTypeCd: KAK, channelSeq, key: 'nari' })
  expect(user).toMatchObject({ email: '', isAuthenticated: false })
  expect(integrated?.status).toBe('COMP')
  const email = 'nari@example.com'
  await who.call(sendCode, { body: { email } })
  await app.workOnce()
  const code = /\b\d{6}\b/.exec(mails.at(-1)?.text ?? '')?.[0] ?? ''
  const proved = await who.call(authenticate, { body: { email, code } })
  expect(proved.user).toMatchObject({ email, isAuthenticated: true })
  await expect(who.call(sendCode, { body: { email: 'other@example.com' } })).refuses('EMAIL_UNKNOWN')
})

test('nobody verifies an address with a code mailed to another', async () => {
  const { browser, channelSeq, app, mails } = await aSocialSite()
  const nari = browser()
  const stranger = browser()
  await cameIn(nari, { snsTypeCd: KAK, channelSeq, key: 'nari' })
  await cameIn(stranger, { snsTypeCd: 'NAV', channelSeq, key: 'nari' })
  const email = 'nari@example.com'
  await nari.call(sendCode, { body: { email } })
  await app.workOnce()
  const code = /\b\d{6}\b/.exec(mails.at(-1)?.text ?? '')?.[0] ?? ''
  await expect(stranger.call(authenticate, { body: { email, code } })).refuses('CODE_WRONG')
})

test('a user adds and removes ways to sign in, but not the last one', async () => {
  const { browser, channelSeq, add } = await aSocialSite()
  const who = browser()
  await cameIn(who, { ...jun, channelSeq })
  const { list } = await who.call(listIdentities, {})
  expect(list.map(({ snsTypeCd }) => snsTypeCd)).toEqual(['KAK'])
  const [only] = list
  if (!only) throw new Error('no way in')
  const { identitySeq } = only
  await expect(who.call(disconnectIdentity, { identitySeq })).refuses('LAST_WAY_IN')

  const body = await cameBack(who, { snsTypeCd: 'GOG', channelSeq, key: 'jun' })
  await who.call(connectIdentity, { body })
  await who.call(disconnectIdentity, { identitySeq })
  expect((await who.call(listIdentities, {})).list.map(({ snsTypeCd }) => snsTypeCd)).toEqual(['GOG'])
  await expect(who.call(disconnectIdentity, { identitySeq })).refuses('NOT_FOUND')

  const stranger = browser()
  const { user } = await cameIn(stranger, { snsTypeCd: KAK, channelSeq, key: 'nari' })
  const proved = "update users set email = 'nari@example.com', owns_email = true, email_verified_at = now()"
  await add.all(`${proved} where user_seq = $1`, [user?.userSeq])
  const taken = await cameBack(stranger, { snsTypeCd: 'GOG', channelSeq, key: 'jun' })
  await expect(stranger.call(connectIdentity, { body: taken })).refuses('IDENTITY_TAKEN')
})

test("a user with only a site's provider deletes the account on that site", async () => {
  const { browser, channelSeq } = await aSocialSite()
  const NAV = 'NAV' as const
  const come = () => cameIn(browser(), { snsTypeCd: NAV, channelSeq, key: 'jun' })
  const { user } = await come()
  expect(user).toMatchObject({ hasPassword: false, isAuthenticated: false })
  const who = browser()
  who.state.staysHere = true
  await cameIn(who, { snsTypeCd: NAV, channelSeq, key: 'jun' })
  expect((await who.call(getWithdrawal, {})).obstacles).toEqual([])
  await who.call(withdraw, { body: {} })
  await expect(who.call(me, {})).refuses('SIGN_IN_FIRST')
  expect((await come()).user?.userSeq).not.toBe(user?.userSeq)
})

test('a user whose address a provider vouches for deletes the account on the platform', async () => {
  const { browser, channelSeq } = await aSocialSite()
  const who = browser()
  who.state.staysHere = true
  await cameIn(who, { ...jun, channelSeq })
  await expect(who.call(getWithdrawal, {})).refuses('PLATFORM_ONLY')
  await expect(who.call(withdraw, { body: {} })).refuses('PLATFORM_ONLY')
})
