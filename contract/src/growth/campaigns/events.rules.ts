/**
 * What makes a campaign go out by itself: somebody joined the site, has a place in a class, has one and has not begun, sent a form, or has
 * not paid what they are to transfer.
 * docs/rules.md R-1126.
 */
export const campaignEventKinds = ['JOINED', 'ENROLLED', 'NOT_BEGUN', 'FORM_SENT', 'UNPAID'] as const
export type CampaignEventKind = (typeof campaignEventKinds)[number]

/** Days between what happened and the message. */
export const MAX_DELAY_DAYS = 90
/** What somebody did not do yet: nobody has begun, or paid by transfer, in the moment in which they could. */
export const isReminder = (kind: CampaignEventKind) => kind === 'NOT_BEGUN' || kind === 'UNPAID'
export const minDelayDays = (kind: CampaignEventKind) => (isReminder(kind) ? 1 : 0)

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

/** Whether a campaign goes out for it. No class and no form stand for all of them. */
export function isMeant({ kind, courseSeqs, formSeqs }: EventChoice, happening: Happening) {
  switch (happening.kind) {
    case 'JOINED':
    case 'UNPAID':
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
