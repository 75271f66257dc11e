import { expect, test } from 'vitest'
import { isSignInPage } from './sign-in-pages.ts'

test.each(['/login', '/Login', '/resetPassword/abc', '/invitation/7', '/join/complete'])(
  '%s is a page to sign in',
  (path) => expect(isSignInPage(path)).toBe(true),
)
test.each(['/', '/loginhelp', '/classes/3'])('%s is none', (path) => expect(isSignInPage(path)).toBe(false))
