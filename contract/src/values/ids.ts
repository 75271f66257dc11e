import { z } from 'zod'
import { DEFAULT_PAGE_SIZE, LAST_PAGE } from './paging.ts'
import type { Seq } from './seq.ts'

export { seq, seqInUrl, type Seq } from './seq.ts'
export type * from './ids.gen.ts'

/** A moment: text on the wire (ISO 8601, UTC), a Date on the server. */
export const instant = z.codec(z.iso.datetime({ offset: true }), z.date(), {
  decode: (text) => new Date(text),
  encode: (date) => date.toISOString(),
})

/** The reply of an action without a result. */
export const nothing = z.null()

/** An amount in the smallest unit of its currency (won, cent). */
export const amount = z.int().nonnegative().max(1_000_000_000)
export const currency = z.enum(['KRW', 'USD'])
export type Currency = z.output<typeof currency>

export const email = z.string().trim().toLowerCase().max(254).pipe(z.email())

/** Page and size of a list. */
export const Paged = z.object({
  page: z.coerce.number<number>().int().min(1).max(LAST_PAGE).default(1),
  size: z.coerce.number<number>().int().min(1).max(100).default(DEFAULT_PAGE_SIZE),
})
export type Paged = z.output<typeof Paged>

export type ChannelSeq = Seq<'channel'>
export type StaffActionSeq = Seq<'staff-action'>
export type UserSeq = Seq<'user'>
