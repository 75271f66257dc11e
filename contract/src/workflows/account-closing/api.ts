import { z } from 'zod'
import { endpoint } from '../../http/endpoint.ts'
import { nothing } from '../../values/ids.ts'
import { Obstacle } from './schemas.ts'

/**
 * Called on the platform's host. An account that only a site's provider opens, without a password and a verified address, cannot
 * sign in there: it is deleted on the host of that site. docs/rules.md R-563.
 */
const host = 'any'

/** Obstacles to deleting the account, how long data is kept, and what the law requires to keep. */
export const getWithdrawal = endpoint({
  method: 'GET',
  path: '/auth/withdrawal',
  access: 'signed-in',
  host,
  reply: z.object({ obstacles: Obstacle.array(), eraseAfterDays: z.int(), orderYears: z.int() }),
  refuses: ['PLATFORM_ONLY'],
  shows: 'accounts',
})

/** Deletes the account: signed out everywhere at once, erased 30 days later. */
export const withdraw = endpoint({
  method: 'POST',
  path: '/auth/withdrawal',
  access: 'signed-in',
  host,
  recent: true,
  body: z.object({
    /** Checked where it is sent and the account has one. */
    password: z.string().max(200).optional(),
    /** Gives up paid courses with unlimited access. */
    givesUp: z.boolean().default(false),
  }),
  reply: nothing,
  refuses: ['PLATFORM_ONLY', 'PASSWORD_WRONG', 'WITHDRAWAL_BLOCKED', 'TOO_MANY_ATTEMPTS'],
  touches: ['accounts', 'members', 'enrolments'],
})
