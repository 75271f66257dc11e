import { expect, test } from 'vitest'
import { switchedOffBy } from './feature-switches.rules.ts'

const MEMBERSHIPS = 'MEMBERSHIPS' as const

test('without a decision everything is on', () => {
  expect(switchedOffBy([])).toEqual([])
})

test('a site counts before the installation, whichever stands first', () => {
  const everywhere = { feature: MEMBERSHIPS, isOfSite: false, isOn: false }
  const here = { feature: MEMBERSHIPS, isOfSite: true, isOn: true }
  expect(switchedOffBy([everywhere])).toEqual(['MEMBERSHIPS'])
  expect(switchedOffBy([everywhere, here])).toEqual([])
  expect(switchedOffBy([here, everywhere])).toEqual([])
  expect(switchedOffBy([{ ...here, isOn: false }])).toEqual(['MEMBERSHIPS'])
  expect(
    switchedOffBy([
      { ...everywhere, isOn: true },
      { ...here, isOn: false },
    ]),
  ).toEqual(['MEMBERSHIPS'])
})
