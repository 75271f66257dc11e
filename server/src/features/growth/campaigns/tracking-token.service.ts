import { createHmac, timingSafeEqual } from 'node:crypto'
import { seq, type CampaignSeq, type ChannelSeq, type UserSeq } from 'contract/values/ids'
import { z } from 'zod'
import type { Cause } from './causes.rules.ts'

/** Opened by mail programs, outside the API: they bring no headers of a page. */
export const OPEN_PATH = '/api/event/v1/mail/open.gif'
export const CLICK_PATH = '/api/event/v1/mail/link'

/** One mail of a campaign, and one of its links where a link was pressed. */
export interface TrackedMail {
  channelSeq: ChannelSeq
  campaignSeq: CampaignSeq
  userSeq: UserSeq
  /** Null for the mail itself. */
  link: number | null
  cause: Cause
}

const number = z.coerce.number<string>()
const numbers = [
  number.pipe(seq('channel')),
  number.pipe(seq('campaign')),
  number.pipe(seq('user')),
  z.union([z.literal('').transform(() => null), number.pipe(z.int().min(0).max(999))]),
] as const
/** A cause is named where there is one. */
const Parts = z.union([
  z.tuple([...numbers]).transform((parts) => [...parts, ''] as const),
  z.tuple([...numbers, z.string()]),
])

/** 96 bits: enough for an address that opens nothing, short enough not to be broken by mail programs. */
const SIGNATURE_BYTES = 12
const signatureOf = (key: string, named: string) =>
  createHmac('sha256', key).update(named).digest().subarray(0, SIGNATURE_BYTES)

/** Names a mail inside an address. Who has it can have an opening counted, and nothing else. */
export function trackingToken(key: string, { channelSeq, campaignSeq, userSeq, link, cause }: TrackedMail) {
  const named = [channelSeq, campaignSeq, userSeq, link ?? '', ...(cause ? [cause] : [])].join('.')
  return `${named}.${signatureOf(key, named).toString('base64url')}`
}

/** Null for an altered token. */
export function readTrackingToken(key: string, token: string): TrackedMail | null {
  const at = token.lastIndexOf('.')
  if (at < 0 || token.length > 120) return null
  const named = token.slice(0, at)
  const expected = signatureOf(key, named)
  const given = Buffer.from(token.slice(at + 1), 'base64url')
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null
  const read = Parts.safeParse(named.split('.'))
  if (!read.success) return null
  const [channelSeq, campaignSeq, userSeq, link, cause] = read.data
  return { channelSeq, campaignSeq, userSeq, link, cause }
}
