import { beforeAll, afterAll, describe, expect, test } from 'vitest'
import { snsProviders } from 'contract/values/sns-providers'
import { startFakeProviders, type FakeProviders } from '../../../../e2e/fake-providers/server.ts'
import { agree, applications, neighbours } from '../../testing/social-world.ts'
import { SocialRefused, SocialUnreachable, type SocialApp } from './provider.ts'
import { socialProviders } from './providers.ts'

const redirectUrl = 'https://haru.example.com/authcallback'
const authorizationState = {
  state: 'state-of-this-test',
  nonce: 'nonce-of-this-test',
  verifier: 'v'.repeat(43),
}
let fake: FakeProviders
beforeAll(async () => {
  fake = await startFakeProviders()
  fake.world.applications.push(...applications(redirectUrl), ...others)
  fake.world.people.push(...neighbours)
})
afterAll(() => fake.stop())

/** Applications of another site. */
const others = applications(redirectUrl).map((one) => ({
  ...one,
  clientId: `${one.clientId}9`,
  appId: 900_002,
}))
const ours = (provider: string, change: Partial<SocialApp> = {}): SocialApp => {
  const found = applications(redirectUrl).find((one) => one.provider === provider)
  const { clientId = '', clientSecret = null, appId } = found ?? {}
  return {
    clientId,
    clientSecret,
    appId: appId ? String(appId) : null,
    redirectUrl,
    isSynced: false,
    ...change,
  }
}
const providersWith = (timeoutMs = 2000) =>
  socialProviders({ base: fake.url, graphVersion: 'v24.0', now: () => new Date(fake.world.now()), timeoutMs })

describe.each(snsProviders)('through %s', (provider) => {
  const speaker = () => providersWith()[provider]
  const codeOf = async (key = 'jun', app = ours(provider), change = {}) =>
    (await agree(speaker().authorizeUrl(app, { ...authorizationState, ...change }), key)).code
  const exchange = async (app = ours(provider), change = {}) =>
    speaker().exchange(app, { ...authorizationState, code: await codeOf(), ...change })

  test('a user who agrees returns with a profile and the state', async () => {
    const back = await agree(speaker().authorizeUrl(ours(provider), authorizationState), 'jun')
    const profile = await speaker().exchange(ours(provider), { ...authorizationState, code: back.code })

    expect(back.state).toBe(authorizationState.state)
    expect(profile).toMatchObject({ name: '정준', email: 'jun@example.com' })
    expect(profile.subject).not.toBe('')
    const again = await exchange()
    expect(again.subject).toBe(profile.subject)
  })
  test('a user who cancels returns without a profile', async () => {
    const back = await agree(speaker().authorizeUrl(ours(provider), authorizationState), null)
    expect(back).toEqual({ code: '', state: authorizationState.state, error: 'access_denied' })
  })
  test('an unregistered redirect URL is not used', async () => {
    const wrong = ours(provider, { redirectUrl: `${redirectUrl}?ts=1` })
    await expect(agree(speaker().authorizeUrl(wrong, authorizationState), 'jun')).rejects.toThrow()
  })
  test('a code works once', async () => {
    const code = await codeOf()
    await speaker().exchange(ours(provider), { ...authorizationState, code })
    await expect(speaker().exchange(ours(provider), { ...authorizationState, code })).rejects.toThrow(
      SocialRefused,
    )
  })
  test('a code older than ten minutes is refused', async () => {
    const code = await codeOf()
    fake.world.state.aheadMs = 11 * 60_000
    await expect(speaker().exchange(ours(provider), { ...authorizationState, code })).rejects.toThrow(
      SocialRefused,
    )
    fake.world.state.aheadMs = 0
  })
  test('a wrong secret is refused, and no error contains it', async () => {
    const refused = exchange(ours(provider, { clientSecret: 'not-the-secret' }))
    await expect(refused).rejects.toThrow(SocialRefused)
    await expect(refused).rejects.not.toThrow(/not-the-secret/)
  })
  test('a failing or silent provider is not a refusal', async () => {
    const code = await codeOf()
    fake.world.state.faults[provider] = 'broken'
    await expect(speaker().exchange(ours(provider), { ...authorizationState, code })).rejects.toThrow(
      SocialUnreachable,
    )
    fake.world.state.faults[provider] = 'silent'
    const hasty = providersWith(60)[provider]
    await expect(hasty.exchange(ours(provider), { ...authorizationState, code })).rejects.toThrow(
      SocialUnreachable,
    )
    fake.world.state.faults = {}
  })
  test('a user without an address has a profile without one', async () => {
    const code = await codeOf('nari')
    const profile = await speaker().exchange(ours(provider), { ...authorizationState, code })
    expect(profile).toMatchObject({ email: null, isEmailProved: false })
  })
  test('only a verified address counts as verified', async () => {
    const code = await codeOf('sol')
    const profile = await speaker().exchange(ours(provider), { ...authorizationState, code })
    expect(profile).toMatchObject({ email: 'sol@example.com', isEmailProved: false })
    expect((await exchange()).isEmailProved).toBe(['KAK', 'GOG'].includes(provider))
  })

  const tokenFor = (clientId: string) => {
    const who = fake.world.people.find(({ key }) => key === 'jun') ?? { key: 'jun', name: '' }
    return fake.world.issueToken({ provider, clientId, who })
  }
  test('a posted token is accepted only if it was issued for this application', async () => {
    const app = ours(provider)
    const mine = await speaker().believe(app, tokenFor(app.clientId))
    const theirs = await speaker().believe(app, tokenFor(`${app.clientId}9`))

    // A Naver token does not reveal its application.
    if (provider === 'NAV') expect(mine).toBeNull()
    else expect(mine).toMatchObject({ email: 'jun@example.com', subject: (await exchange()).subject })
    expect(theirs).toBeNull()
  })
})

test.each(['GOG', 'KAK'] as const)(
  'a signature of %s about another authorization is refused',
  async (provider) => {
    const app = ours(provider)
    const { code } = await agree(providersWith()[provider].authorizeUrl(app, authorizationState), 'jun')
    const other = { ...authorizationState, nonce: 'another', code }
    await expect(providersWith()[provider].exchange(app, other)).rejects.toThrow('another authorization')
  },
)
test('an intercepted code is useless at Google without the verifier', async () => {
  const { code } = await agree(providersWith().GOG.authorizeUrl(ours('GOG'), authorizationState), 'jun')
  const thief = { ...authorizationState, verifier: 'w'.repeat(43), code }
  await expect(providersWith().GOG.exchange(ours('GOG'), thief)).rejects.toThrow(SocialRefused)
})
test("Kakao accepts no posted token without the application's number", async () => {
  const app = ours('KAK', { appId: null })
  const who = fake.world.people[0] ?? { key: 'jun', name: '' }
  const token = fake.world.issueToken({ provider: 'KAK', clientId: app.clientId, who })
  expect(await providersWith().KAK.believe(app, token)).toBeNull()
})
test('an address that Kakao marks as no longer valid is not verified', async () => {
  const taken = { key: 'taken', name: '하나', email: 'hana@example.com', isEmailVerified: true }
  fake.world.people.push({ ...taken, isEmailInvalid: true })
  const { code } = await agree(providersWith().KAK.authorizeUrl(ours('KAK'), authorizationState), 'taken')
  const profile = await providersWith().KAK.exchange(ours('KAK'), { ...authorizationState, code })
  expect(profile).toMatchObject({ email: 'hana@example.com', isEmailProved: false })
})
test('Kakao returns the terms agreed to, where the site is synced', async () => {
  const synced = ours('KAK', { isSynced: true })
  fake.world.people.push({ key: 'dam', name: '소담', terms: ['terms', 'privacy'] })
  const { code } = await agree(providersWith().KAK.authorizeUrl(synced, authorizationState), 'dam')
  const { agreed } = await providersWith().KAK.exchange(synced, { ...authorizationState, code })
  expect(agreed).toEqual(['terms', 'privacy'])
})

/** The same against real providers, for developers who have an app there: SOCIAL_LIVE_KAK='id secret redirect-url'. */
describe.each(snsProviders)('the real %s', (provider) => {
  const keys = process.env[`SOCIAL_LIVE_${provider}`]
  const [clientId = '', clientSecret = null, url = ''] = keys?.split(' ') ?? []
  const app = { clientId, clientSecret, appId: null, redirectUrl: url, isSynced: false }
  const real = () =>
    socialProviders({ base: null, graphVersion: 'v24.0', now: () => new Date(), timeoutMs: 8000 })[provider]

  test.skipIf(!keys)('shows its sign-in page to this application', async () => {
    const response = await fetch(real().authorizeUrl(app, authorizationState))
    expect(response.status).toBeLessThan(400)
  })
  test.skipIf(!keys)('refuses a code it never issued', async () => {
    await expect(real().exchange(app, { ...authorizationState, code: 'never-given' })).rejects.toThrow(
      SocialRefused,
    )
  })
  test.skipIf(!keys)('accepts no token it never issued', async () => {
    const believed = await real()
      .believe(app, 'never-given')
      .catch((error: unknown) => error)
    expect(believed === null || believed instanceof SocialRefused).toBe(true)
  })
})
