import { mobileNumber } from 'contract/growth/alimtalk/alimtalk.rules'
import { goesToPhones, type CampaignChannel } from 'contract/growth/campaigns/campaigns.rules'

/** Why somebody on the list was not sent it. */
export const skipReasons = [
  'NOT_A_MEMBER',
  'NO_CONSENT',
  'NO_ADDRESS',
  'NO_PHONE',
  'NOT_MATCHING',
  'HAS_BEGUN',
  'HAS_PAID',
  'NO_LONGER_SO',
  'NO_COUPON',
] as const
export type SkipReason = (typeof skipReasons)[number]

interface Person {
  status: 'ACTIVE' | 'LEFT' | 'BLOCKED'
  email: string
  phone: string | null
  marketingAgreedAt: Date | null
}
/** Checked before each message, since a list may be hours old. docs/rules.md R-1082. */
export function skipReasonFor(
  person: Person | undefined,
  { channelType, isAd }: { channelType: CampaignChannel; isAd: boolean },
): SkipReason | null {
  if (!person || person.status !== 'ACTIVE') return 'NOT_A_MEMBER'
  if (goesToPhones(channelType) && mobileNumber(person.phone) === null) return 'NO_PHONE'
  if (channelType === 'EMAIL' && person.email === '') return 'NO_ADDRESS'
  if (isAd && person.marketingAgreedAt === null) return 'NO_CONSENT'
  return null
}

/**
 * How many messages one step hands over, and a dead server leaves uncertain at most. A mail server takes them one by one; a reseller takes a
 * list, and notifications are written in one transaction. docs/rules.md R-1084.
 */
export const sentAtOnce = (channelType: CampaignChannel) => (channelType === 'EMAIL' ? 10 : 200)

/** Why a message ended without an answer. */
export const waysOut = {
  serverEnded: 'SERVER_ENDED',
  lost: 'CONNECTION_LOST',
  noAccount: 'NO_ACCOUNT',
  tooLong: 'TOO_LONG',
  noReport: 'NO_REPORT',
} as const

export const MAX_TRIES = 5

/** What the mail server's answer to one message means. */
export type Delivery =
  | { state: 'FAILED' | 'UNCERTAIN'; reason: string }
  /** The server took nothing: it may be tried again. */
  | { state: 'QUEUED'; isServerDown: boolean }

// Codes of nodemailer. Both kinds of a refused message bear the answer of the server.
const refusedCodes = ['EENVELOPE', 'EMESSAGE']
/** Failures before a message was handed over. */
const earlyCodes = ['EDNS', 'EAUTH', 'ENOAUTH', 'EOAUTH2', 'ETLS', 'EREQUIRETLS', 'EPROXY']
const earlyCauses = ['ECONNREFUSED', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND']
const earlyTimeouts = ['CONNECTION_TIMEOUT', 'GREETING_TIMEOUT']

/**
 * A refusal for good is 5xx and one for now 4xx (RFC 5321, 4.2.1). Without an answer the message may have arrived, so it is not
 * sent again.
 */
export function deliveryOf(error: unknown, tries: number): Delivery {
  const code = textOf(error, 'code')
  const isEarly =
    earlyCodes.includes(code) ||
    earlyCauses.includes(textOf(error, 'originalCode')) ||
    earlyTimeouts.includes(textOf(error, 'timeoutType'))
  if (isEarly) return { state: 'QUEUED', isServerDown: true }
  if (!refusedCodes.includes(code)) return { state: 'UNCERTAIN', reason: waysOut.lost }
  const answer = textOf(error, 'responseCode')
  const isForNow = answer.startsWith('4') && tries < MAX_TRIES
  return isForNow ? { state: 'QUEUED', isServerDown: false } : { state: 'FAILED', reason: answer || code }
}

function textOf(error: unknown, name: string) {
  const value: unknown = typeof error === 'object' && error !== null ? Reflect.get(error, name) : undefined
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}
