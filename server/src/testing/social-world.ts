import { onTestFinished } from 'vitest'
import type { SnsProvider } from 'contract/values/sns-providers'
import {
  beginSocial,
  exchangeSocial,
  saveSignInSettings,
  snsLogin,
  snsSignup,
} from 'contract/people/sign-in/social.api'
import type { ChannelSeq } from 'contract/values/ids'
import { startFakeProviders } from '../../../e2e/fake-providers/server.ts'
import { socialProviders } from '../platform/social/providers.ts'
import type { Person } from './person.ts'
import { person } from './person.ts'
import { aSite } from './world.ts'

const HARU = 'http://haru.localhost:3000/authcallback'
export const applications = (redirectUri: string) =>
  [
    {
      provider: 'KAK',
      clientId: 'kakao-rest-key',
      clientSecret: 'kakao-secret',
      appId: 900_001,
      isOidc: true,
    },
    { provider: 'NAV', clientId: 'naver-id', clientSecret: 'naver-secret' },
    { provider: 'GOG', clientId: 'google-id', clientSecret: 'google-secret' },
    { provider: 'FAB', clientId: '7700', clientSecret: 'facebook-secret' },
  ].map((one) => ({ ...one, provider: one.provider as SnsProvider, redirectUris: [redirectUri] }))

/** Test users at the providers. */
export const neighbours = [
  { key: 'jun', name: '정준', email: 'jun@example.com', isEmailVerified: true, phone: '01012345678' },
  { key: 'sol', name: '한솔', email: 'sol@example.com', isEmailVerified: false },
  { key: 'nari', name: '나리' },
]

/** A site with an application at all four fake providers. */
export async function aSocialSite() {
  const site = await aSite()
  const providers = await startFakeProviders()
  onTestFinished(providers.stop)
  providers.world.applications.push(...applications(HARU))
  providers.world.people.push(...neighbours.map((one) => ({ ...one })))
  Object.assign(site.app.ports, {
    social: socialProviders({
      base: providers.url,
      graphVersion: 'v24.0',
      now: () => site.clock.now,
      timeoutMs: 400,
    }),
  })
  const { channelSeq } = site
  await site.owner.call(saveSignInSettings, {
    channelSeq,
    body: {
      kakaoSyncYn: 'N',
      providers: providers.world.applications.map(({ provider, clientId, clientSecret, appId }) => ({
        snsTypeCd: provider,
        clientId,
        clientSecret,
        appId: appId ? String(appId) : null,
      })),
    },
  })
  const browser = () => person(site.app, { host: 'haru.localhost:3000' })
  return { ...site, ...providers, browser }
}

/** Selects a user on the provider's page; returns what the browser brings back. */
export async function agree(authorizeUrl: string, key: string | null) {
  const url = new URL(authorizeUrl)
  url.pathname += '/choice'
  if (key !== null) url.searchParams.set('person', key)
  const response = await fetch(url, { redirect: 'manual' })
  const back = response.headers.get('location')
  if (back === null) throw new Error(await response.text())
  const { searchParams } = new URL(back)
  return {
    code: searchParams.get('code') ?? '',
    state: searchParams.get('state') ?? '',
    error: searchParams.get('error'),
  }
}

interface Through {
  snsTypeCd: SnsProvider
  channelSeq: ChannelSeq
  key: string
}
/** Completes a provider's sign-in: the token with which the browser returns. */
export async function cameBack(who: Person, { snsTypeCd, channelSeq, key }: Through) {
  const { authorizeUrl } = await who.call(beginSocial, { snsTypeCd, query: { channelSeq } })
  const { code, state } = await agree(authorizeUrl, key)
  const body = { grant_type: 'authorization_code' as const, code, state }
  const { accessToken } = await who.call(exchangeSocial, { snsTypeCd, body })
  return { snsTypeCd, accessToken, channelSeq }
}

/** Signs in through a provider, with a new account where there is none. */
export async function cameIn(who: Person, through: Through) {
  const body = await cameBack(who, through)
  const known = await who.call(snsLogin, { body })
  return known.user ? known : who.call(snsSignup, { body })
}
