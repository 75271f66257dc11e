import { z } from 'zod'
import { instant, Paged, seq, seqInUrl } from '../../values/ids.ts'
import { DEFAULT_PAGE_SIZE } from '../../values/paging.ts'
import { pointKinds } from './points.rules.ts'

export const Balances = z.object({ point: z.int(), xp: z.int(), credit: z.int() })
export type Balances = z.output<typeof Balances>

/** One entry of the ledger: earned by completing an item, revoked again, or changed by staff. */
export const PointEntry = z.object({
  entrySeq: seq('point entry'),
  kind: z.enum(pointKinds),
  /** Negative for deductions. */
  amount: z.int(),
  sourceType: z.enum(['CURRICULUM', 'STAFF']),
  /** The course it was earned in; null for changes by staff. */
  courseSeq: seq('course').nullable(),
  courseTitle: z.string().nullable(),
  title: z.string().nullable(),
  reason: z.string(),
  createdAt: instant,
})
export type PointEntry = z.input<typeof PointEntry>

export const query = z.object({
  kind: z.enum(pointKinds).optional(),
  limit: z.coerce.number<number>().int().min(1).max(100).default(DEFAULT_PAGE_SIZE),
  /** The oldest entry already shown. */
  minSeq: seqInUrl('point entry').optional(),
})
export type PointQuery = z.output<typeof query>
export const reply = z.object({ balances: Balances, list: PointEntry.array() })

/** Which entries of a site: what the filters of the list say. */
export const LedgerChoice = z.object({
  /** A part of the name or of the e-mail. */
  q: z.string().trim().max(100).optional(),
  kind: z.enum(pointKinds).optional(),
  /** Earned by learning, or changed by staff. */
  sourceType: z.enum(['CURRICULUM', 'STAFF']).optional(),
  /** The first and the last day in Seoul. */
  startDt: z.iso.date().optional(),
  endDt: z.iso.date().optional(),
})
export type LedgerChoice = z.output<typeof LedgerChoice>
export const LedgerFilter = LedgerChoice.extend(Paged.shape)

/** An entry as staff read it among those of the whole site. */
export const LedgerEntry = PointEntry.extend({
  userSeq: seq('user'),
  name: z.string(),
  email: z.string(),
  /** What they had of this kind after it. */
  balance: z.int(),
  /** Who changed it by hand. */
  byName: z.string().nullable(),
})
export type LedgerEntry = z.input<typeof LedgerEntry>
