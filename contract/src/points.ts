import { z } from 'zod'
import { endpoint } from './grammar.ts'
import { MOST_REWARD } from './mission.rules.ts'
import { DEFAULT_PAGE_SIZE } from './paging.ts'
import { instant, nothing, seq, seqInUrl } from './values.ts'

export const pointKinds = ['POINT', 'XP', 'CREDIT'] as const
export type PointKind = (typeof pointKinds)[number]

export const Balances = z.object({ point: z.int(), xp: z.int(), credit: z.int() })
export type Balances = z.output<typeof Balances>

/** One entry of the ledger: earned by finishing an item or taken back again, given or taken by staff. */
export const PointEntry = z.object({
  entrySeq: seq('point entry'),
  kind: z.enum(pointKinds),
  /** Below 0 where it was taken. */
  amount: z.int(),
  sourceType: z.enum(['CURRICULUM', 'STAFF']),
  /** Where it was earned; null for what staff gave or took. */
  courseSeq: seq('course').nullable(),
  courseTitle: z.string().nullable(),
  title: z.string().nullable(),
  reason: z.string(),
  createdAt: instant,
})
export type PointEntry = z.input<typeof PointEntry>

const query = z.object({
  kind: z.enum(pointKinds).optional(),
  limit: z.coerce.number<number>().int().min(1).max(100).default(DEFAULT_PAGE_SIZE),
  /** The oldest one already shown. */
  minSeq: seqInUrl('point entry').optional(),
})
export type PointQuery = z.output<typeof query>
const reply = z.object({ balances: Balances, list: PointEntry.array() })

/** What the caller has and how it came, newest first. */
export const listMyPoints = endpoint({
  method: 'GET',
  path: '/channels/:channelSeq/points',
  access: 'member',
  query,
  reply,
  shows: 'points',
})
export const listMemberPoints = endpoint({
  method: 'GET',
  base: 'util',
  path: '/channels/:channelSeq/members/:userSeq/points',
  access: 'SITE_MEMBER_READ',
  query,
  reply,
  shows: 'points',
})
/** Gives or, below 0, takes by hand; never more than there is. */
export const changeMemberPoints = endpoint({
  method: 'POST',
  base: 'util',
  path: '/channels/:channelSeq/members/:userSeq/points',
  access: 'SITE_MEMBER_UPDATE',
  body: z.object({
    kind: z.enum(pointKinds),
    amount: z
      .int()
      .min(-MOST_REWARD)
      .max(MOST_REWARD)
      .refine((amount) => amount !== 0),
    reason: z.string().trim().min(1).max(200),
  }),
  reply: nothing,
  refuses: ['POINTS_TOO_FEW'],
  touches: ['points'],
})
