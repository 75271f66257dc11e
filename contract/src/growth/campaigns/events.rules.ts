/**
 * What makes a campaign go out by itself: somebody joined the site, has a place in a class, has one and has not begun, sent a form, or has
 * not paid what they are to transfer, or their membership ended; a live lesson of a class opens, or the access to a class ends soon.
 * docs/rules.md R-1126, R-946, R-947, R-1169.
 */
export const campaignEventKinds = [
  'JOINED',
  'ENROLLED',
  'NOT_BEGUN',
  'LESSON_OPENS',
  'ACCESS_ENDS',
  'FORM_SENT',
  'UNPAID',
  'MEMBERSHIP_ENDED',
] as const
export type CampaignEventKind = (typeof campaignEventKinds)[number]

/** Days between what happens and the message: after it, and before the end of an access. */
export const MAX_DELAY_DAYS = 90
interface Days {
  least: number
  most: number
  /** Where nobody chose yet. */
  usual: number
}
const atOnceOrLater = { least: 0, most: MAX_DELAY_DAYS, usual: 0 }
/** Nobody has begun, or paid by transfer, in the moment in which they could; an open lesson does not wait. */
const days: Record<CampaignEventKind, Days> = {
  JOINED: atOnceOrLater,
  ENROLLED: atOnceOrLater,
  NOT_BEGUN: { least: 1, most: MAX_DELAY_DAYS, usual: 3 },
  LESSON_OPENS: { least: 0, most: 0, usual: 0 },
  ACCESS_ENDS: { least: 1, most: MAX_DELAY_DAYS, usual: 7 },
  FORM_SENT: atOnceOrLater,
  UNPAID: { least: 1, most: MAX_DELAY_DAYS, usual: 1 },
  MEMBERSHIP_ENDED: { least: 1, most: MAX_DELAY_DAYS, usual: 14 },
}
export const delayDaysOf = (kind: CampaignEventKind) => days[kind]

/** Whether it is about classes, of which some may be chosen. */
export const isOfClass = (kind: CampaignEventKind) =>
  kind === 'ENROLLED' || kind === 'NOT_BEGUN' || isWatched(kind)
/** Whether nobody does it: the moment comes by itself, and is looked after. */
export const isWatched = (kind: CampaignEventKind) => kind === 'LESSON_OPENS' || kind === 'ACCESS_ENDS'

/**
 * Whether it advertises whatever it says: who ended a contract is invited to make it anew, which needs their consent (정보통신망법 제50조).
 * docs/rules.md R-1169.
 */
export const isAdvertising = (kind: CampaignEventKind) => kind === 'MEMBERSHIP_ENDED'

interface EventChoice {
  kind: CampaignEventKind
  courseSeqs: readonly number[]
  formSeqs: readonly number[]
}
/** What happened to one person. */
export type Happening =
  | { kind: 'JOINED' }
  | { kind: 'ENROLLED'; courseSeq: number }
  | { kind: 'FORM_SENT'; formSeq: number }
  | { kind: 'UNPAID' }
  | { kind: 'MEMBERSHIP_ENDED' }

/** Whether a campaign goes out for it. No class and no form stand for all of them. */
export function isMeant({ kind, courseSeqs, formSeqs }: EventChoice, happening: Happening) {
  switch (happening.kind) {
    case 'JOINED':
    case 'UNPAID':
    case 'MEMBERSHIP_ENDED':
      return kind === happening.kind
    case 'ENROLLED':
      return (kind === 'ENROLLED' || kind === 'NOT_BEGUN') && hasOne(courseSeqs, happening.courseSeq)
    case 'FORM_SENT':
      return kind === 'FORM_SENT' && hasOne(formSeqs, happening.formSeq)
  }
}
const hasOne = (seqs: readonly number[], seq: number) => seqs.length === 0 || seqs.includes(seq)

const DAY_MS = 86_400_000
/** When the message is due; null for at once. Days are of 24 hours, since Korea has no daylight saving time. */
export const dueAt = (at: Date, delayDays: number) =>
  delayDays === 0 ? null : new Date(at.getTime() + delayDays * DAY_MS)
