import { z } from 'zod'
import { endpoint } from '../../http/endpoint.ts'
import { email, seq } from '../../values/ids.ts'
import { authenticate, signup } from './api.ts'
import { signedIn, validity, whoIsHere } from './legacy.schemas.ts'

/** Checks a mailed code without using it up; only {@link authenticate} does. A wrong code counts as an attempt. */
export const checkCode = endpoint({
  method: 'POST',
  path: '/auth/code/:code',
  access: 'signed-in',
  body: z.object({ email, channelSeq: seq('channel').optional() }),
  reply: validity,
  refuses: ['TOO_MANY_ATTEMPTS', 'EMAIL_UNKNOWN'],
})
export const checkCodeV2 = endpoint({
  method: 'GET',
  base: 'v2',
  path: '/auth/code/:code',
  access: 'signed-in',
  query: z.object({ email }),
  reply: validity,
  refuses: ['TOO_MANY_ATTEMPTS', 'EMAIL_UNKNOWN'],
})
/** The same as {@link authenticate}. */
export const authenticateV2 = endpoint({
  method: 'POST',
  base: 'v2',
  path: '/auth/authentication',
  access: 'signed-in',
  body: authenticate.body,
  reply: signedIn,
  refuses: authenticate.refuses,
  touches: authenticate.touches,
})

/** Opens an account for a new site owner: `isInitPlan` stays set until they have a site. */
export const signupInitPlan = endpoint({
  method: 'POST',
  path: '/auth/init_plan/signup',
  access: 'public',
  body: signup.body.omit({ initPlan: true }),
  reply: signedIn,
  refuses: signup.refuses,
  touches: signup.touches,
})

export const getUserInfo = endpoint({ ...whoIsHere, path: '/userinfo' })
export const getHome = endpoint({ ...whoIsHere, path: '/home' })
export const getMyPageInfo = endpoint({ ...whoIsHere, path: '/mypage/info' })
export const getMyPageUser = endpoint({ ...whoIsHere, path: '/mypage/user' })
