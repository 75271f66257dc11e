import { expect, test } from 'vitest'
import { reachOf } from './changed.mjs'

const everything = ['lint', 'server', 'kept', 'web', 'crash', 'e2e']
const reached = (...files: string[]) =>
  Object.fromEntries(everything.map((name) => [name, reachOf(name, files)]))

test.each([
  ['docs/rules.md', { server: 'nothing', kept: 'nothing', web: 'nothing', crash: 'nothing', e2e: 'nothing' }],
  [
    'server/src/features/orders/orders.test.ts',
    { server: 'reached', kept: 'nothing', web: 'reached', crash: 'nothing', e2e: 'nothing' },
  ],
  [
    'web/src/features/orders/OrderScreen.tsx',
    { server: 'reached', kept: 'nothing', web: 'reached', crash: 'whole', e2e: 'whole' },
  ],
  [
    'contract/src/money/orders/api.ts',
    { server: 'whole', kept: 'whole', web: 'reached', crash: 'whole', e2e: 'whole' },
  ],
  [
    'server/migrations/0100_name.sql',
    { server: 'whole', kept: 'whole', web: 'nothing', crash: 'whole', e2e: 'whole' },
  ],
  [
    'server/src/testing/database.ts',
    { server: 'whole', kept: 'whole', web: 'reached', crash: 'nothing', e2e: 'nothing' },
  ],
  [
    'e2e/live.spec.ts',
    { server: 'reached', kept: 'nothing', web: 'reached', crash: 'reached', e2e: 'reached' },
  ],
  ['e2e/product.ts', { server: 'reached', kept: 'nothing', web: 'reached', crash: 'whole', e2e: 'whole' }],
  ['package-lock.json', { server: 'whole', kept: 'whole', web: 'whole', crash: 'whole', e2e: 'whole' }],
  ['vitest.config.ts', { server: 'whole', kept: 'whole', web: 'whole', crash: 'whole', e2e: 'whole' }],
])('a change of %s selects its steps', (file, reach) => {
  expect(reached(file)).toEqual({ lint: 'whole', ...reach })
  expect(reached(file, 'docs/rules.md')).toEqual(reached(file))
})
