import type { UserSeq } from 'contract/values'
import { expect, test } from 'vitest'
import type { TokenBox } from './call.ts'
import { dropTokenOnLeaving } from './renewing.ts'
import { sessionStore, type Session } from './session-store.ts'

const haru: Session = {
  state: 'signed-in',
  user: {
    userSeq: 7 as UserSeq,
    name: '하루',
    email: 'haru@example.com',
    phone: null,
    snsTypeCd: 'LIV',
    isAuthenticated: true,
    isOperator: false,
    isInitPlan: false,
    mngCnt: 0,
    badgeCount: 0,
    alarmReadSeq: 0,
  },
  isChannelUser: true,
  userTypeCd: null,
  roles: [],
}

function aPage() {
  const session = sessionStore()
  const box: TokenBox = { token: null, renew: () => Promise.resolve(false), language: 'ko' }
  dropTokenOnLeaving({ session }, box)
  return { session, box }
}

test('a token that arrives while the page still asks who is here survives the answer that nobody was', () => {
  const { session, box } = aPage()
  box.token = 'handed over'
  session.set({ state: 'visitor' })
  expect(box.token).toBe('handed over')
})

test('whoever signs out leaves no token behind', () => {
  const { session, box } = aPage()
  box.token = 'own'
  session.set(haru)
  session.set({ state: 'visitor' })
  expect(box.token).toBeNull()
})
