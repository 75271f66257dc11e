import { expect, test } from 'vitest'
import { checkMerchant, getMerchant, saveMerchant, switchMerchant } from 'contract/money/merchants/api'
import { getPaymentInfo } from 'contract/money/orders/api'
import { ProviderUnreachable } from '../../../platform/pay/gateway.ts'
import { tossKeys } from '../../../testing/fake-toss.ts'
import { aMerchant, testKeys } from '../../../testing/merchants-world.ts'
import { buy, pressPay } from '../../../testing/orders-world.ts'

const liveKeys = {
  provider: 'toss',
  mode: 'live',
  clientKey: 'live_ck_haru5678',
  secretKey: 'live_sk_haru5678',
} as const

test('a site without an account takes test payments of the platform, and says so', async () => {
  const { owner, mina, courseRef, channelSeq } = await aMerchant({ isConnected: false })
  expect(await owner.call(getMerchant, { channelSeq })).toEqual({
    merchant: null,
    depositAccount: null,
    state: 'SANDBOX',
  })
  expect(await mina.call(getPaymentInfo, courseRef)).toMatchObject({ isSandbox: true })
  expect(await buy(mina, courseRef)).toMatchObject({ state: 'PAID', isSandbox: true })
})

test('saved keys are checked, sealed, and never shown again', async () => {
  const { owner, add, channelSeq } = await aMerchant({ isConnected: false })
  await owner.call(saveMerchant, { channelSeq, body: testKeys })
  const reply = await owner.call(getMerchant, { channelSeq })
  expect(reply).toMatchObject({
    state: 'SANDBOX',
    merchant: {
      mode: 'test',
      clientKey: tossKeys.clientKey,
      secretEnd: '1234',
      isActive: false,
      lastError: null,
    },
  })
  expect(JSON.stringify(reply)).not.toContain(tossKeys.secretKey)
  const stored = JSON.stringify([
    await add.all('select * from merchants'),
    await add.all('select * from staff_actions'),
  ])
  expect(stored).not.toContain(tossKeys.secretKey)

  await owner.call(switchMerchant, { channelSeq, body: { isActive: true } })
  expect(await owner.call(getMerchant, { channelSeq })).toMatchObject({ state: 'TEST' })
})

test('wrong, refused and unchecked keys are not stored', async () => {
  const { owner, toss, app, channelSeq } = await aMerchant({ isConnected: false })
  const save = (body: Partial<typeof testKeys> | object) =>
    owner.call(saveMerchant, { channelSeq, body: { ...testKeys, ...body } })
  await expect(save({ mode: 'live' })).refuses('MERCHANT_KEYS_WRONG')
  await expect(save({ clientKey: tossKeys.secretKey })).refuses('MERCHANT_KEYS_WRONG')
  await expect(save({ secretKey: null })).refuses('MERCHANT_KEYS_WRONG')
  await expect(save({ secretKey: 'test_sk_ofsomebodyelse' })).refuses('MERCHANT_KEYS_REFUSED')
  const { toss: open } = app.ports.merchantGateways
  Object.assign(app.ports, {
    merchantGateways: { toss: (keys: typeof tossKeys) => ({ ...open(keys), checkKeys: unreachable }) },
  })
  await expect(save({})).refuses('MERCHANT_UNREACHABLE')
  expect(toss.confirmed).toBe(0)
  expect((await owner.call(getMerchant, { channelSeq })).merchant).toBeNull()
})
const unreachable = () => Promise.reject(new ProviderUnreachable('gone'))

test('a stored secret stays for its own client key alone', async () => {
  const { owner, toss, channelSeq } = await aMerchant()
  const body = { ...testKeys, secretKey: null }
  await owner.call(saveMerchant, { channelSeq, body })
  expect(await owner.call(getMerchant, { channelSeq })).toMatchObject({ state: 'TEST' })
  toss.secretKeys.add('test_sk_another00')
  await expect(
    owner.call(saveMerchant, { channelSeq, body: { ...body, clientKey: 'test_ck_another00' } }),
  ).refuses('MERCHANT_KEYS_WRONG')
})

test('keys that the provider takes back are reported by the next check', async () => {
  const { owner, toss, channelSeq } = await aMerchant()
  expect(await owner.call(checkMerchant, { channelSeq })).toEqual({ verdict: 'ACCEPTED' })
  toss.secretKeys.clear()
  expect(await owner.call(checkMerchant, { channelSeq })).toEqual({ verdict: 'REFUSED' })
  expect(await owner.call(getMerchant, { channelSeq })).toMatchObject({ merchant: { lastError: 'REFUSED' } })
})

test('a site that took money is never paid by test payments of the platform', async () => {
  const { owner, mina, toss, courseRef, channelSeq } = await aMerchant({ isConnected: false })
  toss.secretKeys.add(liveKeys.secretKey)
  await owner.call(saveMerchant, { channelSeq, body: liveKeys })
  await owner.call(switchMerchant, { channelSeq, body: { isActive: true } })
  expect(await owner.call(getMerchant, { channelSeq })).toMatchObject({ state: 'LIVE' })
  expect(await mina.call(getPaymentInfo, courseRef)).toMatchObject({ isSandbox: false })

  await owner.call(switchMerchant, { channelSeq, body: { isActive: false } })
  expect(await owner.call(getMerchant, { channelSeq })).toMatchObject({ state: 'OFF' })
  await expect(pressPay(mina, courseRef)).refuses('PAYMENTS_OFF')
})

test('only owners connect a provider, with a recent proof, and only for their own site', async () => {
  const { owner, member, otherSite, add, ownerSeq, channelSeq } = await aMerchant()
  const manager = await member('Moon', 'MNG')
  await expect(manager.call(getMerchant, { channelSeq })).refuses('NOT_ALLOWED')
  expect((await otherSite.owner.call(getMerchant, { channelSeq: otherSite.channelSeq })).merchant).toBeNull()
  await add.all(`update http_sessions set proved_at = '2026-01-01' where user_seq = $1`, [ownerSeq])
  await expect(owner.call(saveMerchant, { channelSeq, body: testKeys })).refuses('PROVE_AGAIN')
  await expect(owner.call(switchMerchant, { channelSeq, body: { isActive: false } })).refuses('PROVE_AGAIN')
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
