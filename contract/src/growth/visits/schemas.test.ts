import { expect, test } from 'vitest'
import { isCountedPath } from './schemas.ts'

test.each([
  '/',
  '/main',
  '/classes',
  '/classes/7',
  '/packages/3',
  '/intro',
  '/notices',
  '/p/about',
  '/me/classes',
])('%s is a page view', (path) => expect(isCountedPath(path)).toBe(true))
test.each([
  '/notices/4',
  '/p/',
  '/login',
  '/settings/dashboard',
  '/classesx',
  '/me',
  '/paymenthistory',
  'classes',
])('%s is not a page view', (path) => expect(isCountedPath(path)).toBe(false))
