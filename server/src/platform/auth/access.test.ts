import { expect, test } from 'vitest'
import { permissionsOf, type Role } from 'contract/permissions'
import { whyNotAllowed } from './access.ts'

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
  expect(whyNotAllowed(access, user)).toBe(expected)
})
