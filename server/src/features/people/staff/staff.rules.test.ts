import { expect, test } from 'vitest'
import { decisionsFor, isChangeable, permissionNamed, permissionsOf } from 'contract/http/permissions'
import { isInvitable, checkChangeable } from './staff.rules.ts'

const two = [1, 2]
const haru = { userSeq: 1, role: 'OWN' } as const
const mo = { userSeq: 3, role: 'MNG' } as const

test.each([
  ['one of two owners becomes a manager', haru, 'MNG', two, true, null],
  ['the last owner stays', haru, 'MNG', [1], true, 'LAST_OWNER'],
  ['the last owner does not leave', haru, null, [1], true, 'LAST_OWNER'],
  ['the last owner stays what they are', haru, 'OWN', [1], true, null],
  ['who may not make owners makes none', mo, 'OWN', two, false, 'NOT_ALLOWED'],
  ['who may not make owners unmakes none', haru, 'TCH', two, false, 'NOT_ALLOWED'],
  ['a manager becomes a teacher', mo, 'TCH', two, false, null],
  ['a manager leaves the staff', mo, null, [1], false, null],
] as const)('%s', (_, member, to, owners, mayChangeOwners, expected) => {
  expect(checkChangeable({ member, to, owners, mayChangeOwners })).toBe(expected)
})

test.each([
  ['a member', null, 'TCH', true],
  ['a teacher as manager', 'TCH', 'MNG', true],
  ['a manager as owner', 'MNG', 'OWN', true],
  ['a manager as manager', 'MNG', 'MNG', false],
  ['an owner as anything', 'OWN', 'TCH', false],
] as const)('may be invited: %s', (_, has, to, expected) => {
  expect(isInvitable(has, to)).toBe(expected)
})

test("a site's decisions are stored as differences, and grant exactly the ticked permissions", () => {
  const expected = permissionsOf('TCH')
    .filter((key) => key !== 'CLASS_LIFECYCLE_CREATE')
    .concat('SITE_SALES_READ')
  const decisions = decisionsFor('TCH', expected)
  expect(decisions).toHaveLength(2)
  expect(permissionsOf('TCH', decisions).toSorted()).toEqual(expected.toSorted())
  expect(permissionsOf('MNG', decisions)).toEqual(permissionsOf('MNG'))
})

test('an owner holds all permissions, whatever was decided; some are reserved for owners', () => {
  const decisions = decisionsFor('MNG', ['SITE_OWNER_UPDATE', 'SITE_PLAN_UPDATE'])
  expect(permissionsOf('MNG', decisions)).toEqual(['SITE_CONSOLE_READ'])
  expect(permissionsOf('OWN', decisions)).toEqual(permissionsOf('OWN'))
  expect(isChangeable('MNG', 'SITE_OWNER_UPDATE')).toBe(false)
  expect(isChangeable('TCH', 'SITE_CLASS_UPDATE')).toBe(false)
})

test.each([
  ['site_class_read', 'SITE_CLASS_READ'],
  ['BOARD_CREATE', 'SITE_BOARD_CREATE'],
  ['PLAN_COUPON_READ', 'SITE_PLAN_COUPON_READ'],
  ['CLASS_ROOM_UPDATE', 'CLASS_ROOM_UPDATE'],
  ['EVERYTHING', null],
] as const)('a key written as %s is %s', (name, key) => {
  expect(permissionNamed(name)).toBe(key)
})
