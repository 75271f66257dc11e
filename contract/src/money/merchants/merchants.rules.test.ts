import { expect, test } from 'vitest'
import { keyFaultsOf } from './merchants.rules.ts'

const clientKey = 'test_ck_D5GePWvyJnrK0W0k6q8gLzN97Eoq'
const secretKey = 'test_sk_zXLkKEypNArWmo50nX3lmeaxYG5R'
const storeId = 'store-4ff4af41-85e3-4559-8eb8-0d08a2c6ceec'
const channelKey = 'channel-key-893597d6-e62d-410f-83f9-119f530b4b11'
const apiSecret = 'r2FxeEUHQ9x0iS4Jb7AHTKeDJ3UGTUMxmkLq7vYX1Zqo4DUpBb6IVwKhkS9e'
const webhookSecret = 'whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD'
const faults = ({ key, fault, other }: ReturnType<typeof keyFaultsOf>[number]) =>
  other === undefined ? `${key} ${fault}` : `${key} ${fault} ${other}`

test.each([
  ['a pair of test keys', {}, []],
  ['a stored secret that stays', { keys: { clientKey, secretKey: null } }, []],
  ['live keys', { mode: 'live', keys: { clientKey: 'live_ck_abcd1234', secretKey: 'live_sk_abcd1234' } }, []],
  ['test keys for real payments', { mode: 'live' }, ['clientKey MODE', 'secretKey MODE']],
  [
    'a secret in the place of the client key',
    { keys: { clientKey: secretKey, secretKey } },
    ['clientKey OTHER secretKey'],
  ],
  [
    'both in the place of the other',
    { keys: { clientKey: secretKey, secretKey: clientKey } },
    ['clientKey OTHER secretKey', 'secretKey OTHER clientKey'],
  ],
  ['a key of the widget', { keys: { clientKey: 'test_gck_abcd1234', secretKey } }, ['clientKey WIDGET']],
  ['something else', { keys: { clientKey: 'hello', secretKey: '' } }, ['clientKey FORM', 'secretKey FORM']],
  ['nothing', { keys: {} }, ['clientKey FORM', 'secretKey FORM']],
] as const)('Toss Payments: %s', (_, changed, expected) => {
  const given = { provider: 'toss', mode: 'test', keys: { clientKey, secretKey }, ...changed } as const
  expect(keyFaultsOf(given).map(faults)).toEqual(expected)
})

const portone = { storeId, channelKey, apiSecret, webhookSecret }
test.each([
  ['all keys', {}, []],
  ['the secret for events still missing', { webhookSecret: '' }, []],
  ['the code of a store of version 1', { storeId: 'imp12345678' }, ['storeId OLD_VERSION']],
  ['a channel in the place of the store', { storeId: channelKey }, ['storeId OTHER channelKey']],
  [
    'the secret of the API in the place of the channel',
    { channelKey: apiSecret },
    ['channelKey OTHER apiSecret'],
  ],
  [
    'the secret for events in the place of the API',
    { apiSecret: webhookSecret },
    ['apiSecret OTHER webhookSecret'],
  ],
  ['half an id', { channelKey: 'channel-key-893597d6' }, ['channelKey FORM']],
] as const)('PortOne: %s', (_, changed, expected) => {
  const given = { provider: 'portone', mode: 'live', keys: { ...portone, ...changed } } as const
  expect(keyFaultsOf(given).map(faults)).toEqual(expected)
})

const stripeKey = 'sk_test_4eC39HqLyjWDarjtT1zdp7dc'
test.each([
  ['a secret key', { secretKey: stripeKey, webhookSecret }, []],
  ['a restricted key', { secretKey: 'rk_test_4eC39HqLyjWDarjtT1zdp7dc', webhookSecret }, []],
  ['a live key for test payments', { secretKey: 'sk_live_4eC39HqLyjWDarjtT1zdp7dc' }, ['secretKey MODE']],
  ['the publishable key', { secretKey: 'pk_test_TYooMQauvdEDq54NiTphI7jx' }, ['secretKey PUBLISHABLE']],
] as const)('Stripe: %s', (_, keys, expected) => {
  expect(keyFaultsOf({ provider: 'stripe', mode: 'test', keys }).map(faults)).toEqual(expected)
})
