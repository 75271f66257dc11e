import { z } from 'zod'
import { endpoint } from '../../http/endpoint.ts'
import { nothing } from '../../values/ids.ts'
import { Obstacle } from './schemas.ts'

/**
 * Taken at the platform's host. An account that only a site's provider opens, without a password and a proved address, cannot
 * sign in there: it leaves at the host of that site. docs/rules.md R-563.
 */
const host = 'any'

/** What stands in the way of leaving, how long things are still kept, and what the law keeps. */
export const getWithdrawal = endpoint({
  method: 'GET',
  path: '/auth/withdrawal',
  access: 'signed-in',
  host,
  reply: z.object({ obstacles: Obstacle.array(), eraseAfterDays: z.int(), orderYears: z.int() }),
  refuses: ['PLATFORM_ONLY'],
  shows: 'accounts',
})

/** Leaves the installation: signed out everywhere at once, erased 30 days later. */
export const withdraw = endpoint({
  method: 'POST',
  path: '/auth/withdrawal',
  access: 'signed-in',
  host,
  recent: true,
  body: z.object({
    /** Checked where it is given and the account has one. */
    password: z.string().max(200).optional(),
    /** Gives up paid classes whose access has no end. */
    givesUp: z.boolean().default(false),
  }),
  reply: nothing,
  refuses: ['PLATFORM_ONLY', 'PASSWORD_WRONG', 'WITHDRAWAL_BLOCKED', 'TOO_MANY_ATTEMPTS'],
  touches: ['accounts', 'members', 'enrolments'],
})
