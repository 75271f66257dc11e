import { expect, test } from 'vitest'
import { getChannel } from 'contract/site/sites/api'
import { getSignInSettings, saveSignInSettings } from 'contract/people/sign-in/social.api'
import { aSite } from '../../../testing/world.ts'

const NAV = { snsTypeCd: 'NAV' as const, clientId: 'naver-id', appId: null, clientSecret: 'naver-secret' }
const save = (providers: object[], kakaoSyncYn: 'Y' | 'N' = 'N') =>
  ({ kakaoSyncYn, providers }) as { kakaoSyncYn: 'Y' | 'N'; providers: (typeof NAV)[] }

test('the owner sets up an application: its id is public, its secret is never returned', async () => {
  const { owner, visitor, channelSeq, add, published } = await aSite()
  await owner.call(saveSignInSettings, { channelSeq, body: save([NAV]) })

  expect((await visitor.call(getChannel, { channelSeq })).snsLoginNavId).toBe('naver-id')
  const settings = await owner.call(getSignInSettings, { channelSeq })
  expect(settings.redirectUrl).toBe('http://haru.localhost:3000/authcallback')
  expect(settings.providers.find(({ snsTypeCd }) => snsTypeCd === 'NAV')).toEqual({
    snsTypeCd: 'NAV',
    clientId: 'naver-id',
    appId: null,
    hasSecret: true,
  })
  const [kept] = await add.all<{ client_secret: string }>('select client_secret from social_secrets')
  expect(JSON.stringify([settings, kept, published])).not.toContain('naver-secret')
})

test('a secret stays until it is replaced, removed, or the application changes', async () => {
  const { owner, channelSeq } = await aSite()
  const hasSecret = async () => {
    const { providers } = await owner.call(getSignInSettings, { channelSeq })
    return providers.find(({ snsTypeCd }) => snsTypeCd === 'NAV')?.hasSecret
  }
  const set = (change: object) =>
    owner.call(saveSignInSettings, { channelSeq, body: save([{ ...NAV, ...change }]) })
  await set({})
  await set({ clientSecret: undefined })
  expect(await hasSecret()).toBe(true)
  await expect(set({ clientId: 'another', clientSecret: undefined })).refuses('SOCIAL_SECRET_MISSING')
  await expect(set({ clientSecret: null })).refuses('SOCIAL_SECRET_MISSING')
  await set({ clientId: null, clientSecret: null })
  expect(await hasSecret()).toBe(false)
})

test('Kakao works without a secret, and its sync requires a complete set-up', async () => {
  const { owner, visitor, channelSeq } = await aSite()
  const KAK = { snsTypeCd: 'KAK' as const, clientId: 'rest-key', appId: '900001' }
  const synced = async (providers: object[]) => {
    await owner.call(saveSignInSettings, { channelSeq, body: save(providers, 'Y') })
    return (await visitor.call(getChannel, { channelSeq })).kakaoSyncYn
  }
  expect(await synced([KAK])).toBe('Y')
  expect(await synced([{ ...KAK, clientId: null, appId: null }])).toBe('N')
})

test('a secret of one site cannot be decrypted for another', async () => {
  const { owner, channelSeq, add, app, otherSite } = await aSite()
  await owner.call(saveSignInSettings, { channelSeq, body: save([NAV]) })
  const [kept] = await add.all<{ client_secret: string }>('select client_secret from social_secrets')
  const { secrets } = app.ports
  const open = (label: string) => secrets.unwrap(kept?.client_secret ?? '', label).toString('utf8')

  expect(open(`social:${channelSeq}:NAV`)).toBe('naver-secret')
  expect(() => open(`social:${otherSite.channelSeq}:NAV`)).toThrow()
  expect(() => open(`social:${channelSeq}:GOG`)).toThrow()
})

test('only staff who may change the settings see or change them', async () => {
  const { mina, member, channelSeq } = await aSite()
  const teacher = await member('Tea', 'TCH')
  for (const who of [mina, teacher]) {
    await expect(who.call(getSignInSettings, { channelSeq })).refuses('NOT_ALLOWED')
    await expect(who.call(saveSignInSettings, { channelSeq, body: save([]) })).refuses('NOT_ALLOWED')
  }
})
