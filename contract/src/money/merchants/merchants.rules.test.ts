import { expect, test } from 'vitest'
import { keyFaultsOf } from './merchants.rules.ts'

const clientKey = 'test_ck_D5GePWvyJnrK0W0k6q8gLzN97Eoq'
const secretKey = 'test_sk_zXLkKEypNArWmo50nX3lmeaxYG5R'

test.each([
  ['a pair of test keys', {}, []],
  ['a stored secret that stays', { secretKey: null }, []],
  ['live keys', { mode: 'live', clientKey: 'live_ck_abcd1234', secretKey: 'live_sk_abcd1234' }, []],
  ['test keys for real payments', { mode: 'live' }, ['CLIENT_KEY_MODE', 'SECRET_KEY_MODE']],
  ['a live secret for test payments', { secretKey: 'live_sk_abcd1234' }, ['SECRET_KEY_MODE']],
  ['a secret in the place of the client key', { clientKey: secretKey }, ['CLIENT_KEY_IS_SECRET']],
  [
    'both in the place of the other',
    { clientKey: secretKey, secretKey: clientKey },
    ['CLIENT_KEY_IS_SECRET', 'SECRET_KEY_IS_CLIENT'],
  ],
  ['a key of the widget', { clientKey: 'test_gck_abcd1234' }, ['CLIENT_KEY_OF_WIDGET']],
  ['a secret of the widget', { secretKey: 'test_gsk_abcd1234' }, ['SECRET_KEY_OF_WIDGET']],
  ['something else', { clientKey: 'hello', secretKey: '' }, ['CLIENT_KEY_FORM', 'SECRET_KEY_FORM']],
] as const)('%s', (_, changed, faults) => {
  expect(keyFaultsOf({ mode: 'test', clientKey, secretKey, ...changed })).toEqual(faults)
})
