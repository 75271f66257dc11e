import { expect, test } from 'vitest'
import { permissionsOf, type Role } from 'contract/http/permissions'
import { classScopeOf, keysInAnyClass, keysOfPosts, checkAllowed, checkState } from './access.ts'

const keys = (role: Role | null) => new Set(permissionsOf(role))

const visitor = null
const stranger = { isMember: false, isOperator: false, permissions: keys(null) }
const member = { isMember: true, isOperator: false, permissions: keys(null) }
const teacher = { isMember: true, isOperator: false, permissions: keys('TCH') }
const owner = { isMember: true, isOperator: false, permissions: keys('OWN') }
const operator = { isMember: false, isOperator: true, permissions: keys(null) }

test.each([
  ['a visitor reads what is public', 'public', visitor, null],
  ['a visitor signs in before anything else', 'signed-in', visitor, 'SIGN_IN_FIRST'],
  ['a visitor is no member', 'member', visitor, 'SIGN_IN_FIRST'],
  ['an account alone is no membership', 'member', stranger, 'NOT_CHANNEL_USER'],
  ['an account alone may do what needs only an account', 'signed-in', stranger, null],
  ['a member may do what members may', 'member', member, null],
  ['a member manages nothing', 'SITE_DASHBOARD_READ', member, 'NOT_ALLOWED'],
  ['a teacher makes classes', 'CLASS_LIFECYCLE_CREATE', teacher, null],
  ['a teacher reads no sales', 'SITE_SALES_READ', teacher, 'NOT_ALLOWED'],
  ['an owner reads sales', 'SITE_SALES_READ', owner, null],
  ['an owner does not run the installation', 'operator', owner, 'NOT_ALLOWED'],
  ['the operator runs the installation', 'operator', operator, null],
  ['the operator is no member of a site', 'SITE_SALES_READ', operator, 'NOT_CHANNEL_USER'],
] as const)('%s', (_, access, user, expected) => {
  expect(checkAllowed(access, user)).toBe(expected)
})

test('any listed permission grants access, and no other does', () => {
  const holder = { ...member, permissions: new Set(['CLASS_LIFECYCLE_UPDATE'] as const) }
  expect(checkAllowed('CLASS_INFO_UPDATE', holder)).toBe('NOT_ALLOWED')
  expect(checkAllowed('CLASS_INFO_UPDATE', holder, ['CLASS_LIFECYCLE_UPDATE'])).toBeNull()
  expect(checkAllowed('CLASS_INFO_UPDATE', member, ['CLASS_LIFECYCLE_UPDATE'])).toBe('NOT_ALLOWED')
})

test('staff without the required second factor can do what members can, and nothing else', () => {
  const pendingMfa = { ...member, pendingMfa: { permissions: keys('MNG') } }
  expect(checkAllowed('SITE_SALES_READ', pendingMfa)).toBe('SECOND_FACTOR_NEEDED')
  expect(checkAllowed('SITE_OWNER_UPDATE', pendingMfa)).toBe('NOT_ALLOWED')
  expect(checkAllowed('member', pendingMfa)).toBeNull()
})

const noon = new Date('2026-11-21T12:00:00Z')
const ago = (minutes: number) => ({ provedAt: new Date(noon.getTime() - minutes * 60_000) })
test.each([
  ['a proof of a quarter of an hour ago counts', 15, null],
  ['an older one does not', 16, 'PROVE_AGAIN'],
] as const)('%s', (_, minutes, expected) => {
  const proved = { ...owner, ...ago(minutes) }
  expect(checkState({ access: 'SITE_SALES_READ', recent: true }, proved, noon)).toBe(expected)
  expect(checkState({ access: 'SITE_SALES_READ', recent: false }, proved, noon)).toBeNull()
})
test('a caller without permission is refused as such, and not asked for a proof', () => {
  const recentEndpoint = { access: 'SITE_SALES_READ', recent: true } as const
  expect(checkState(recentEndpoint, { ...teacher, ...ago(99) }, noon)).toBe('NOT_ALLOWED')
  expect(checkState(recentEndpoint, null, noon)).toBe('SIGN_IN_FIRST')
})

const stands = (role: Role | null) => ({ isMember: true, role, permissions: keys(role), pendingMfa: null })
test.each([
  ['a class key at a class asks how the class named somebody', 'CLASS_INFO_UPDATE', 'course', null, 'course'],
  ['a class key at a video asks its classes', 'CLASS_INFO_UPDATE', 'video', null, 'video'],
  ['a role on the site decides about videos', 'CLASS_INFO_UPDATE', 'video', 'TCH', null],
  ['a teacher is asked class by class', 'CLASS_INFO_UPDATE', 'course', 'TCH', 'course'],
  ['who reaches every class is asked of none', 'CLASS_INFO_UPDATE', 'course', 'OWN', null],
  ['a key of the site is held on the site', 'SITE_SALES_READ', 'course', null, null],
  ['what is done for any class asks all of them', 'member', 'any-class', 'TCH', 'any-class'],
  ['who reaches every class is asked of none for any class', 'member', 'any-class', 'OWN', null],
  ['a class key where no class is named is held on the site', 'CLASS_LIFECYCLE_CREATE', 'site', 'TCH', null],
] as const)('%s', (_, access, scope, role, expected) => {
  expect(classScopeOf({ access, scope }, stands(role))).toBe(expected)
  expect(classScopeOf({ access, scope }, { ...stands(role), isMember: false })).toBeNull()
})
test('for any course a caller holds the permissions of the site and of each class role; without the second factor none of courses', () => {
  const learner = stands(null)
  const held = keysInAnyClass(learner, [{ userTypeCd: 'TCH', isInvited: true }])
  expect([held.has('CLASS_INFO_UPDATE'), held.has('CLASS_LIFECYCLE_UPDATE')]).toEqual([true, false])
  const pendingMfa = { role: 'TCH' as const, permissions: keys('TCH') }
  const call = { access: 'member', scope: 'any-class' } as const
  expect(classScopeOf(call, { ...learner, pendingMfa })).toBeNull()
})
test('a permission in one course of a video suffices', () => {
  const posts = (['FAC', 'TCH'] as const).map((userTypeCd) => ({ userTypeCd, isInvited: true }))
  const held = keysOfPosts(stands(null), posts)
  expect([held.has('CLASS_ROOM_UPDATE'), held.has('CLASS_INFO_UPDATE')]).toEqual([true, true])
  expect(held.has('CLASS_LIFECYCLE_UPDATE')).toBe(false)
})
