import type { Context } from '../../../platform/context.ts'
import {
  findOpenPause,
  isPending,
  isResting,
  paused,
  pauseDaysLeft,
  wentOn,
  type findSubscription,
} from '../billing/billing.public.ts'
import type { JoinedRow } from './joined.queries.ts'

type Subscription = NonNullable<Awaited<ReturnType<typeof findSubscription>>>
/** What a member reads of the pause of a membership, and how long they may pause it. docs/rules.md R-1165, R-1166. */
export async function pausingOf({ db, now }: Context, { pauseDays }: JoinedRow, subscription: Subscription) {
  const open = await findOpenPause(db, subscription.subscriptionSeq)
  const pause = open && isPending(open, now()) && subscription.state !== 'ENDED' ? open : null
  const facts = { days: 1, isPaused: open !== undefined, hasOpenCharge: false, now: now() }
  const canPause = pauseDays > 0 && paused(subscription, facts) !== null
  return {
    pause: pause && {
      startsOn: pause.startsOn,
      endsOn: pause.endsOn,
      isResting: isResting(pause, now()),
      periodEndIfResumed: wentOn(subscription, pause, now()).change.periodEnd ?? subscription.periodEnd,
    },
    pausableDays: canPause ? await pauseDaysLeft(db, subscription, { allowance: pauseDays, now: now() }) : 0,
  }
}
