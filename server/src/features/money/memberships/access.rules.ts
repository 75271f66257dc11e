interface SubscriptionFacts {
  state: 'STARTING' | 'ACTIVE' | 'PAST_DUE' | 'CANCEL_AT_END' | 'ENDED'
  /** The moment at which the paid period ends. */
  periodEndsAt: Date
  nextChargeAt: Date | null
  endedAt: Date | null
}
/** Renewing takes a moment: nobody is kept out meanwhile. */
const GRACE_MS = 86_400_000
const later = (moment: Date) => new Date(moment.getTime() + GRACE_MS)

/**
 * Until when a membership gives access. One that renews lasts a day longer than what is paid, one whose renewal failed a day longer
 * than the next try; a cancelled one ends with its period. Null before anything was paid. docs/rules.md R-1018.
 */
export function accessUntil({ state, periodEndsAt, nextChargeAt, endedAt }: SubscriptionFacts): Date | null {
  switch (state) {
    case 'STARTING':
      return null
    case 'ACTIVE':
      return later(periodEndsAt)
    case 'PAST_DUE':
      return later(nextChargeAt ?? periodEndsAt)
    case 'CANCEL_AT_END':
      return periodEndsAt
    case 'ENDED':
      return endedAt
  }
}
