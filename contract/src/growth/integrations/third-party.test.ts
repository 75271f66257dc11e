import { expect, test } from 'vitest'
import { carriesOf } from './third-party.ts'

test.each([
  '/',
  '/main',
  '/intro',
  '/classes',
  '/classes/12',
  '/notices',
  '/notices/3',
  '/p/about',
  '/packages/4',
])('page %s may run third-party code', (path) => expect(carriesOf(path)).toBe('all'))

test.each([
  '/login',
  '/createaccount',
  '/resetpassword/abc',
  '/authcallback',
  '/invitation',
  '/editinformation',
  '/mypage',
  '/paymenthistory',
  '/classes/12/payment',
  '/classes/12/payment/complete',
  '/classes/12/classroom/7',
  '/classes/12/chat/3',
  '/notices/create',
  '/notices/3/edit',
  '/admin/health',
  '/mainland',
  '/classes/12/Payment',
  '/Academy/Classes/12/PAYMENT',
])('page %s runs no third-party code', (path) => expect(carriesOf(path)).toBe('none'))

test.each(['/settings', '/settings/snippet', '/classes/create', '/classes/12/settings/payment'])(
  '%s carries the chat of the staff alone',
  (path) => expect(carriesOf(path)).toBe('chat'),
)
