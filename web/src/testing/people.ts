import type { Permission } from 'contract/http/permissions'
import type { SignedIn } from '../platform/session-store.ts'
import { aSeq } from './things.ts'

/** A user with an account who has not joined this site. */
export const aStranger = (name = '서윤'): SignedIn => ({
  state: 'signed-in',
  isChannelUser: false,
  userTypeCd: null,
  roles: [],
  classes: [],
  user: {
    userSeq: aSeq('user'),
    name,
    email: 'seoyun@example.com',
    phone: null,
    phoneAt: null,
    profileImageUrl: null,
    snsTypeCd: 'LIV',
    hasPassword: true,
    isAuthenticated: true,
    isOperator: false,
    isInitPlan: false,
    mngCnt: 0,
    badgeCount: 0,
    alarmReadSeq: 0,
  },
})
export const aMember = (name?: string): SignedIn => ({ ...aStranger(name), isChannelUser: true })
export const aManager = (...roles: Permission[]): SignedIn => ({
  ...aMember('하늘'),
  userTypeCd: 'MNG',
  roles,
})
