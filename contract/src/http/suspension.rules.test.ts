import { expect, test } from 'vitest'
import { isOpenWhileSuspended, usuallyOpenTo } from './suspension.rules.ts'

const owner = { isMember: true, role: 'OWN' } as const
const manager = { isMember: true, role: 'MNG' } as const
const teacher = { isMember: true, role: 'TCH' } as const
const member = { isMember: true, role: null }
const stranger = { isMember: false, role: null }

test('reading is open to those who belong to the site, and nothing else is', () => {
  expect(usuallyOpenTo({ method: 'GET' })).toBe('members')
  expect(['POST', 'PUT', 'PATCH', 'DELETE'].map((method) => usuallyOpenTo({ method }))).toEqual(
    Array.from({ length: 4 }, () => 'nobody'),
  )
})

test('members keep what they have, unless the content is illegal', () => {
  for (const one of [owner, manager, teacher, member])
    expect(isOpenWhileSuspended('members', 'FRAUD', one)).toBe(true)
  expect(isOpenWhileSuspended('members', 'ILLEGAL', member)).toBe(false)
  expect(isOpenWhileSuspended('members', 'ILLEGAL', teacher)).toBe(false)
  expect(isOpenWhileSuspended('members', 'ILLEGAL', manager)).toBe(true)
})

test('nobody else gets in, and some calls are for managers alone', () => {
  for (const one of [stranger, null]) expect(isOpenWhileSuspended('members', 'FRAUD', one)).toBe(false)
  expect(isOpenWhileSuspended('managers', 'FRAUD', member)).toBe(false)
  expect(isOpenWhileSuspended('managers', 'ILLEGAL', owner)).toBe(true)
  expect(isOpenWhileSuspended('nobody', 'TERMS', owner)).toBe(false)
  expect(isOpenWhileSuspended('as-always', 'ILLEGAL', null)).toBe(true)
})
