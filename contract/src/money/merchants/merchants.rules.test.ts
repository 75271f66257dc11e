import { expect, test } from 'vitest'
import { keyFaultsOf } from './merchants.rules.ts'

const clientKey = 'test_ck_D5GePWvyJnrK0W0k6q8gLzN97Eoq'
const secretKey = 'test_sk_zXLkKEypNArWmo50nX3lmeaxYG5R'
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
