import { expect, test } from 'vitest'
import { refusals, type Refusals } from 'contract/http/refusals'
import '../server/src/app.ts'
import { allRefusals } from '../server/src/platform/refusals.ts'

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

test('a test names every refusal', () => {
  const untested = [...allRefusals().keys()].filter((name) => !new RegExp(`\\b${name}\\b`).test(tests))

  expect(untested).toEqual([])
})

const files = import.meta.glob<Refusals>('../contract/src/*/*/refusals.ts', {
  eager: true,
  import: 'refusals',
})

test('every feature with refusals declares them', () => {
  const written = [refusals, ...Object.values(files)].flatMap((own) => Object.keys(own))

  expect([...allRefusals().keys()].toSorted()).toEqual(written.toSorted())
})

test('refusals that share a code have different reasons', () => {
  const all = [...allRefusals()]
  const sharing = all.filter(([name, { code }]) =>
    all.some(([other, own]) => other !== name && own.code === code),
  )
  const withReason = all.filter(([, { reason }]) => reason !== undefined)

  expect(withReason.map(([name]) => name)).toEqual(sharing.map(([name]) => name))
  expect(new Set(withReason.map(([, { reason }]) => reason)).size).toBe(sharing.length)
})
