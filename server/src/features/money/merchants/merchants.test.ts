import { expect, test } from 'vitest'
import type { Input } from 'contract/http/endpoint'
import { checkMerchant, getMerchants, saveMerchant, switchMerchant } from 'contract/money/merchants/api'
import type { MerchantSeq } from 'contract/values/ids'
import { getPaymentInfo } from 'contract/money/orders/api'
import { ProviderUnreachable } from '../../../platform/pay/gateway.ts'
import { tossKeys } from '../../../testing/fake-toss.ts'
import { aMerchant, testKeys } from '../../../testing/merchants-world.ts'
import { buy, pressPay } from '../../../testing/orders-world.ts'

const liveKeys = {
  merchantSeq: null,
  provider: 'toss',
  mode: 'live',
  keys: { clientKey: 'live_ck_haru5678', secretKey: 'live_sk_haru5678' },
} as const
type World = Awaited<ReturnType<typeof aMerchant>>
const viewedBy = ({ owner, channelSeq }: World) => owner.call(getMerchants, { channelSeq })

/** The account that is connected. */
async function connectedSeq(world: World) {
  const [merchant] = (await viewedBy(world)).merchants
  if (!merchant) throw new Error('nothing is connected')
  return merchant.merchantSeq
}

/** Saves keys, and takes payments in won with them. */
async function connect({ owner, channelSeq }: World, body: Input<typeof saveMerchant>['body']) {
  const { merchantSeq } = await owner.call(saveMerchant, { channelSeq, body })
  await owner.call(switchMerchant, { channelSeq, merchantSeq, body: { currencies: ['KRW'] } })
  return merchantSeq
}

test('a site without an account takes test payments of the platform, and says so', async () => {
  const { owner, mina, courseRef, channelSeq } = await aMerchant({ isConnected: false })
  expect(await owner.call(getMerchants, { channelSeq })).toEqual({
    merchants: [],
    depositAccount: null,
    exchangeRate: null,
    state: 'SANDBOX',
  })
  expect(await mina.call(getPaymentInfo, courseRef)).toMatchObject({ isSandbox: true })
  expect(await buy(mina, courseRef)).toMatchObject({ state: 'PAID', isSandbox: true })
})

test('an account whose keys stayed at another installation is listed, and works again once they are entered', async () => {
  const world = await aMerchant()
  const { owner, mina, add, channelSeq, buyThere } = world
  const merchantSeq = await connectedSeq(world)
  // As an import leaves it.
  await add.all(`update merchants set sealed_keys = '{}', secret_ends = '{}', last_error = 'REFUSED'`)
  await add.all('delete from merchant_currencies')

  expect((await viewedBy(world)).merchants).toMatchObject([
    { merchantSeq, secretEnds: {}, currencies: [], lastError: 'REFUSED' },
  ])
  expect(await connect(world, testKeys)).toBe(merchantSeq)
  expect((await viewedBy(world)).merchants).toMatchObject([{ lastError: null, currencies: ['KRW'] }])
  expect(await buyThere(mina)).toMatchObject({ state: 'PAID' })
  expect(await owner.call(checkMerchant, { channelSeq, merchantSeq })).toBeDefined()
})

test('saved keys are checked, sealed, and never shown again', async () => {
  const world = await aMerchant({ isConnected: false })
  const { owner, add, channelSeq } = world
  const { merchantSeq } = await owner.call(saveMerchant, { channelSeq, body: testKeys })
  const reply = await viewedBy(world)
  expect(reply).toMatchObject({
    state: 'SANDBOX',
    merchants: [
      {
        merchantSeq,
        mode: 'test',
        publicKeys: { clientKey: tossKeys.clientKey },
        secretEnds: { secretKey: '1234' },
        currencies: [],
        lastError: null,
      },
    ],
  })
  expect(JSON.stringify(reply)).not.toContain(tossKeys.secretKey)
  const stored = JSON.stringify([
    await add.all('select * from merchants'),
    await add.all('select * from staff_actions'),
  ])
  expect(stored).not.toContain(tossKeys.secretKey)

  await owner.call(switchMerchant, { channelSeq, merchantSeq, body: { currencies: ['KRW'] } })
  expect(await viewedBy(world)).toMatchObject({ state: 'TEST' })
  await expect(
    owner.call(switchMerchant, { channelSeq, merchantSeq, body: { currencies: ['KRW', 'USD'] } }),
  ).refuses('MERCHANT_CURRENCY_WRONG')
})

const checkKeys = () => Promise.reject(new ProviderUnreachable('gone'))

test('wrong, refused and unchecked keys are not stored', async () => {
  const { owner, toss, app, channelSeq } = await aMerchant({ isConnected: false })
  const save = (keys: object, mode: 'test' | 'live' = 'test') =>
    owner.call(saveMerchant, { channelSeq, body: { ...testKeys, mode, keys: { ...tossKeys, ...keys } } })
  await expect(save({}, 'live')).refuses('MERCHANT_KEYS_WRONG')
  await expect(save({ clientKey: tossKeys.secretKey })).refuses('MERCHANT_KEYS_WRONG')
  await expect(save({ secretKey: null })).refuses('MERCHANT_KEYS_WRONG')
  await expect(save({ secretKey: 'test_sk_ofsomebodyelse' })).refuses('MERCHANT_KEYS_REFUSED')
  const { toss: open } = app.ports.merchantGateways
  Object.assign(app.ports, {
    merchantGateways: { toss: (account: Parameters<typeof open>[0]) => ({ ...open(account), checkKeys }) },
  })
  await expect(save({})).refuses('MERCHANT_UNREACHABLE')
  expect(toss.confirmed).toBe(0)
  expect((await owner.call(getMerchants, { channelSeq })).merchants).toEqual([])
})

test('a stored secret stays for its own account alone', async () => {
  const world = await aMerchant()
  const { owner, toss, channelSeq } = world
  const merchantSeq = await connectedSeq(world)
  const save = (clientKey: string, of: MerchantSeq | null = merchantSeq) =>
    owner.call(saveMerchant, {
      channelSeq,
      body: { ...testKeys, merchantSeq: of, keys: { clientKey, secretKey: null } },
    })
  expect(await save(tossKeys.clientKey)).toEqual({ merchantSeq })
  expect(await viewedBy(world)).toMatchObject({ state: 'TEST', merchants: [{ currencies: ['KRW'] }] })
  toss.secretKeys.add('test_sk_another00')
  await expect(save('test_ck_another00')).refuses('MERCHANT_KEYS_WRONG')
  await expect(save(tossKeys.clientKey, null)).refuses('MERCHANT_KEYS_WRONG')
})

test('other keys of the same mode take over the payments of those they replace', async () => {
  const world = await aMerchant()
  const { owner, toss, channelSeq } = world
  const before = (await viewedBy(world)).merchants[0]
  toss.secretKeys.add('test_sk_another00')
  const keys = { clientKey: 'test_ck_another00', secretKey: 'test_sk_another00' }
  const body = { ...testKeys, merchantSeq: before?.merchantSeq ?? null, keys }
  const { merchantSeq } = await owner.call(saveMerchant, { channelSeq, body })
  expect(await viewedBy(world)).toMatchObject({
    merchants: [
      { merchantSeq, currencies: ['KRW'] },
      { merchantSeq: before?.merchantSeq, currencies: [] },
    ],
  })
})

test('of several accounts one takes new payments in a currency, and the site says which', async () => {
  const world = await aMerchant()
  const { owner, toss, channelSeq } = world
  toss.secretKeys.add(liveKeys.keys.secretKey)
  const { merchantSeq } = await owner.call(saveMerchant, { channelSeq, body: liveKeys })
  expect(await viewedBy(world)).toMatchObject({
    state: 'TEST',
    merchants: [
      { mode: 'live', currencies: [] },
      { mode: 'test', currencies: ['KRW'] },
    ],
  })
  await owner.call(switchMerchant, { channelSeq, merchantSeq, body: { currencies: ['KRW'] } })
  expect(await viewedBy(world)).toMatchObject({
    state: 'LIVE',
    merchants: [
      { mode: 'live', currencies: ['KRW'] },
      { mode: 'test', currencies: [] },
    ],
  })
})

test('keys that the provider takes back are reported by the next check', async () => {
  const world = await aMerchant()
  const { owner, toss, channelSeq } = world
  const merchantSeq = await connectedSeq(world)
  expect(await owner.call(checkMerchant, { channelSeq, merchantSeq })).toEqual({ verdict: 'ACCEPTED' })
  toss.secretKeys.clear()
  expect(await owner.call(checkMerchant, { channelSeq, merchantSeq })).toEqual({ verdict: 'REFUSED' })
  expect(await viewedBy(world)).toMatchObject({ merchants: [{ lastError: 'REFUSED' }] })
})

test('a site that took money is never paid by test payments of the platform', async () => {
  const world = await aMerchant({ isConnected: false })
  const { owner, mina, toss, courseRef, channelSeq } = world
  toss.secretKeys.add(liveKeys.keys.secretKey)
  const merchantSeq = await connect(world, liveKeys)
  expect(await viewedBy(world)).toMatchObject({ state: 'LIVE' })
  expect(await mina.call(getPaymentInfo, courseRef)).toMatchObject({ isSandbox: false })

  await owner.call(switchMerchant, { channelSeq, merchantSeq, body: { currencies: [] } })
  expect(await viewedBy(world)).toMatchObject({ state: 'OFF' })
  await expect(pressPay(mina, courseRef)).refuses('PAYMENTS_OFF')
})

test('only owners connect a provider, with a recent proof, and only for their own site', async () => {
  const world = await aMerchant()
  const { owner, member, otherSite, add, ownerSeq, channelSeq } = world
  const manager = await member('Moon', 'MNG')
  await expect(manager.call(getMerchants, { channelSeq })).refuses('NOT_ALLOWED')
  const merchantSeq = await connectedSeq(world)
  const { channelSeq: otherSeq, owner: other } = otherSite
  expect((await other.call(getMerchants, { channelSeq: otherSeq })).merchants).toEqual([])
  await expect(other.call(checkMerchant, { channelSeq: otherSeq, merchantSeq })).refuses('NOT_FOUND')
  await add.all(`update http_sessions set proved_at = '2026-01-01' where user_seq = $1`, [ownerSeq])
  await expect(owner.call(saveMerchant, { channelSeq, body: testKeys })).refuses('PROVE_AGAIN')
  await expect(owner.call(switchMerchant, { channelSeq, merchantSeq, body: { currencies: [] } })).refuses(
    'PROVE_AGAIN',
  )
})

test('the page that opens the window lets the provider run there and nowhere else', async () => {
  const { mina, press, app, visitor } = await aMerchant()
  const { redirectUrl } = await press(mina)
  const url = new URL(redirectUrl).pathname
  const page = await app.http.inject({ url, headers: { host: visitor.state.host } })
  expect(page.statusCode).toBe(200)
  expect(page.headers['content-security-policy']).toContain("script-src 'self' https://*.tosspayments.com")
  expect(page.headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups')
  expect(page.body).toContain('https://js.tosspayments.com/v2/standard')
  expect(page.body).not.toContain(tossKeys.secretKey)
  const forged = await app.http.inject({
    url: `${url.slice(0, -4)}AAAA`,
    headers: { host: visitor.state.host },
  })
  expect(forged.statusCode).toBe(404)
  const script = await app.http.inject({ url: '/payment-window/open.js' })
  expect(script.headers['content-type']).toContain('javascript')
})
