import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  injectedVersion,
  siteCodeActs,
  siteCodePolicies,
  statusAfter,
  type SiteCodeStatus,
} from './site-code.rules.ts'

test('a version waits for the operator, is allowed, and stops once it is withdrawn', () => {
  expect(statusAfter(null, 'SWITCH_ON')).toBe('REQUESTED')
  expect(statusAfter('REQUESTED', 'ALLOW')).toBe('ALLOWED')
  expect(statusAfter('ALLOWED', 'WITHDRAW')).toBe('WITHDRAWN')
  expect(statusAfter(null, 'ALLOW')).toBeNull()
  expect(statusAfter('CANCELLED', 'ALLOW')).toBeNull()
  expect(statusAfter('ALLOWED', 'REFUSE')).toBeNull()
})

test.each([
  ['free', 3, null, 3],
  ['free', null, 2, null],
  ['ask', 3, null, null],
  ['ask', 3, 2, 2],
  ['ask', 3, 3, 3],
  ['ask', null, 2, null],
  ['off', 3, 3, null],
] as const)(
  'under %s, with %s switched on and %s allowed, pages carry %s',
  (policy, chosen, allowed, injected) => {
    expect(injectedVersion(policy, { chosen, allowed })).toBe(injected)
  },
)

const step = fc.record({ act: fc.constantFrom(...siteCodeActs), version: fc.integer({ min: 1, max: 4 }) })

function cancelOthers(statuses: Map<number, SiteCodeStatus>, chosen: number | null) {
  for (const [version, status] of statuses)
    if (status === 'REQUESTED' && version !== chosen) statuses.set(version, 'CANCELLED')
}

test('in every order of acts, pages only run a version that was allowed and not withdrawn since', () => {
  fc.assert(
    fc.property(fc.constantFrom(...siteCodePolicies), fc.array(step, { maxLength: 40 }), (policy, steps) => {
      const statuses = new Map<number, SiteCodeStatus>()
      const lastlySaid = new Map<number, string>()
      const switchedOn: number[] = []
      let chosen: number | null = null
      for (const { act, version } of steps) {
        if (act === 'SWITCH_ON' || act === 'SWITCH_OFF') {
          chosen = act === 'SWITCH_ON' ? version : null
          cancelOthers(statuses, chosen)
          if (chosen !== null) switchedOn.push(version)
        }
        const next = act === 'SWITCH_OFF' ? null : statusAfter(statuses.get(version) ?? null, act)
        if (next === null) continue
        statuses.set(version, next)
        if (act !== 'SWITCH_ON') lastlySaid.set(version, act)
      }
      const allowed = switchedOn.findLast((one) => statuses.get(one) === 'ALLOWED') ?? null
      const injected = injectedVersion(policy, { chosen, allowed })
      if (policy === 'off') expect(injected).toBeNull()
      if (policy === 'ask' && injected !== null) expect(lastlySaid.get(injected)).toBe('ALLOW')
      if (chosen === null) expect(injected).toBeNull()
    }),
    { numRuns: 2000 },
  )
})
