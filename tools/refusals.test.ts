import { expect, test } from 'vitest'
import { refusals } from 'contract/http/refusals'

const tests = Object.values(
  import.meta.glob<string>(
    [
      '../{contract,server,web}/src/**/*.test.{ts,tsx}',
      '../{server,web}/src/testing/**/*.ts',
      '../e2e/**/*.ts',
    ],
    { eager: true, query: '?raw', import: 'default' },
  ),
).join('\n')

test('every refusal stands in a test by its name', () => {
  const untested = Object.keys(refusals).filter((name) => !new RegExp(`\\b${name}\\b`).test(tests))

  expect(untested).toEqual([])
})
