import { generateKeyPair, exportJWK, SignJWT, UnsecuredJWT, type JWK } from 'jose'
import { beforeAll, expect, test } from 'vitest'
import { idTokens } from './id-token.ts'
import type { ProviderClient } from './provider-client.ts'
import { SocialRefused, SocialUnreachable } from './provider.ts'

const noon = new Date('2026-11-21T03:00:00Z')
const seconds = (at: Date) => at.getTime() / 1000
const nonce = 'nonce-of-this-test'
type Pair = Awaited<ReturnType<typeof aKey>>
const aKey = async (kid: string) => {
  const { publicKey, privateKey } = await generateKeyPair('RS256')
  return { kid, privateKey, jwk: { ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' } }
}
let ours: Pair
let theirs: Pair
beforeAll(async () => {
  ours = await aKey('one')
  theirs = await aKey('one')
})

/** A provider with these public keys, and a count of their requests. */
function aProvider(published: JWK[]) {
  const state = { published, requestCount: 0, isAway: false }
  const client: ProviderClient = {
    address: (host, path) => `https://${host}${path}`,
    ask: async (_, schema) => {
      state.requestCount += 1
      if (state.isAway) throw new SocialUnreachable('google', 'away')
      return schema.parse({ keys: state.published })
    },
  }
  const keysUrl = 'https://keys.example.com/certs'
  const issuers = ['https://accounts.example.com', 'accounts.example.com']
  const read = idTokens({ provider: 'google', client, keysUrl, issuers, now: () => noon })
  return { state, read: (token: string) => read(token, { audience: 'our-app', nonce }) }
}

const usual = { iss: 'accounts.example.com', aud: 'our-app', sub: '77', nonce, exp: seconds(noon) + 300 }
const signed = ({ privateKey, kid }: Pair, claims: object = {}) =>
  new SignJWT({ ...usual, ...claims }).setProtectedHeader({ alg: 'RS256', kid }).sign(privateKey)

test('a token signed for this application is accepted, and the keys are loaded once', async () => {
  const { read, state } = aProvider([ours.jwk, { kid: 'other', kty: 'EC', crv: 'P-256', x: 'x', y: 'y' }])
  expect(await read(await signed(ours, { email: 'jun@example.com', email_verified: true }))).toMatchObject({
    sub: '77',
    email: 'jun@example.com',
    email_verified: true,
  })
  expect(await read(await signed(ours, { aud: ['another', 'our-app'] }))).toMatchObject({ sub: '77' })
  expect(await read(await signed(ours, { exp: seconds(noon) - 50 }))).toMatchObject({ sub: '77' })
  expect(state.requestCount).toBe(1)
})

test.each([
  ['of another provider', { iss: 'https://accounts.example.org' }],
  ['for another application', { aud: 'their-app' }],
  ['for nobody', { aud: undefined }],
  ['that is over', { exp: seconds(noon) - 70 }],
  ['that never ends', { exp: undefined }],
  ['about nobody', { sub: undefined }],
  ['about an empty name', { sub: '' }],
  ['of another sign-in', { nonce: 'another' }],
  ['of no sign-in', { nonce: undefined }],
])('a token %s is refused', async (_, claims) => {
  const { read } = aProvider([ours.jwk])
  await expect(read(await signed(ours, claims))).rejects.toThrow(SocialRefused)
})

test('a token that the provider did not sign is refused', async () => {
  const { read } = aProvider([ours.jwk])
  const secret = new TextEncoder().encode(ours.jwk.n)
  const symmetric = await new SignJWT(usual).setProtectedHeader({ alg: 'HS256', kid: 'one' }).sign(secret)
  const [head = '', , signature = ''] = (await signed(ours)).split('.')
  const changed = Buffer.from(JSON.stringify({ ...usual, sub: '78' })).toString('base64url')
  const tokens = [
    await signed(theirs),
    symmetric,
    new UnsecuredJWT(usual).encode(),
    `${head}.${changed}.${signature}`,
    `${await signed(ours)}.more`,
    'nothing',
    '',
  ]
  for (const token of tokens) await expect(read(token)).rejects.toThrow(SocialRefused)
})

test('a rotated key is loaded immediately', async () => {
  const { read, state } = aProvider([ours.jwk])
  await read(await signed(ours))
  const next = await aKey('two')
  await expect(read(await signed(next))).rejects.toThrow(SocialRefused)
  state.published = [next.jwk]
  expect(await read(await signed(next))).toMatchObject({ sub: '77' })
})

test("without the provider's keys the provider counts as unreachable, and nobody is refused", async () => {
  const { read, state } = aProvider([ours.jwk])
  state.isAway = true
  await expect(read(await signed(ours))).rejects.toThrow(SocialUnreachable)
})
