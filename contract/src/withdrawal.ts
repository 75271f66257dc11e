import { z } from 'zod'
import { endpoint, event } from './grammar.ts'
import { instant, nothing, seq } from './values.ts'

/** Who somebody was is erased so many days after they left, docs/rules.md R-192 … */
export const ERASE_AFTER_DAYS = 30
/** … and who bought something is kept apart so many years, as the law asks, docs/rules.md R-194. */
export const ORDER_YEARS = 5

const site = { channelSeq: seq('channel'), siteName: z.string(), domain: z.string() }

/** Why somebody cannot leave yet. docs/rules.md R-191. */
export const Obstacle = z.discriminatedUnion('kind', [
  /** They own a site that is open. */
  z.object({ kind: z.literal('OWNER'), ...site }),
  /** They paid for a class, or are paying, and it is not over. Access without an end may be given up. */
  z.object({
    kind: z.literal('PLACE'),
    ...site,
    courseSeq: seq('course'),
    title: z.string(),
    validAt: instant.nullable(),
    mayGiveUp: z.boolean(),
  }),
])
export type Obstacle = z.input<typeof Obstacle>

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

/** Somebody has left this site for good. */
export const memberLeft = event('member.left', z.object({ userSeq: seq('user') }))
/** What this site knows of somebody who left is to be erased now; every room forgets its own. */
export const memberErased = event('member.erased', z.object({ userSeq: seq('user') }))
