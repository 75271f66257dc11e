import { expect, test } from 'vitest'
import type { TokenBox } from './call.ts'
import { dropTokenOnUnload } from './renewing.ts'
import { aMember } from '../testing/people.ts'
import { sessionStore } from './session-store.ts'

function aPage() {
  const session = sessionStore()
  const box: TokenBox = { token: null, renew: () => Promise.resolve(false), language: 'ko' }
  dropTokenOnUnload({ session }, box)
  return { session, box }
}

test('a token that arrives while the session loads survives a response without a user', () => {
  const { session, box } = aPage()
  box.token = 'handed over'
  session.set({ state: 'visitor' })
  expect(box.token).toBe('handed over')
})

test('signing out removes the token', () => {
  const { session, box } = aPage()
  box.token = 'own'
  session.set(aMember())
  session.set({ state: 'visitor' })
  expect(box.token).toBeNull()
})
