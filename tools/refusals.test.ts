import { expect, test } from 'vitest'
import { refusals, type Refusals } from 'contract/http/refusals'
import '../server/src/app.ts'
import { allRefusals } from '../server/src/platform/refusals.ts'
import { textsOf } from './source-texts.ts'

const tests = Object.values({
  ...textsOf(['contract/src', 'server/src', 'web/src'], /[.]test[.]tsx?$/),
  ...textsOf(['server/src/testing', 'web/src/testing', 'e2e'], /[.]ts$/),
}).join('\n')

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
