import type { z } from 'zod'
import { pauseEnding, renewalDue, subscriptionChanged } from 'contract/money/billing/events'
import type { Context } from '../../../platform/context.ts'
import { on } from '../../../platform/jobs/tasks.ts'
import { findLanguageOf, findPeople } from '../../people/accounts/accounts.public.ts'
import { getBrand, languageFor } from '../../site/sites/sites.public.ts'
import { sendMailLater } from '../../system/mail/mail.public.ts'
import {
  findOpenPause,
  findPaidCharges,
  findSubscription,
  isTrial,
  renewalCharge,
} from '../billing/billing.public.ts'
import { findJoined } from './joined.queries.ts'
import { membershipMail, type MembershipStep } from './memberships.mail.ts'

type Subscription = NonNullable<Awaited<ReturnType<typeof findSubscription>>>
type Cause = z.output<typeof subscriptionChanged.payload>['cause']

/** What its member reads now; nothing of what is no news. docs/rules.md R-1015, R-1016, R-1075. */
function stepOf({ state, failedCount }: Subscription, cause: Cause): MembershipStep | null {
  if (cause === 'PAID' || cause === 'TRIAL' || cause === 'PAUSED' || cause === 'RESUMED') return cause
  if (cause === 'FAILED') {
    if (state === 'PAST_DUE') return 'FAILED'
    // One that never began is no news to who pressed the button.
    return state === 'ENDED' && failedCount > 0 ? 'UNPAID' : null
  }
  return cause === 'CHANGED' && state === 'CANCEL_AT_END' ? 'CANCELLED' : null
}

export const mailChange = on(
  'memberships.mailChange',
  subscriptionChanged,
  async (ctx, { subscriptionSeq, cause }) => {
    const subscription = await findSubscription(ctx.db, subscriptionSeq)
    const step = subscription && stepOf(subscription, cause)
    if (step) await mail(ctx, subscription, step)
  },
)

/** A week before a charge, and three days before free days end. */
export const mailCharge = on('memberships.mailCharge', renewalDue, async (ctx, { subscriptionSeq }) => {
  const subscription = await findSubscription(ctx.db, subscriptionSeq)
  if (subscription?.state === 'ACTIVE')
    await mail(ctx, subscription, isTrial(subscription) ? 'TRIAL_ENDS' : 'DUE')
})

/** Three days before it goes on by itself. docs/rules.md R-1168. */
export const mailPauseEnding = on(
  'memberships.mailPauseEnding',
  pauseEnding,
  async (ctx, { subscriptionSeq }) => {
    const subscription = await findSubscription(ctx.db, subscriptionSeq)
    if (subscription && subscription.state !== 'ENDED') await mail(ctx, subscription, 'PAUSE_ENDS')
  },
)

async function mail(ctx: Context, subscription: Subscription, step: MembershipStep) {
  const joined = await findJoined(ctx.db, subscription.subscriptionSeq)
  const [person] = joined ? await findPeople(ctx.db, [joined.userSeq]) : []
  if (!joined || !person?.email) return
  const language = await languageFor(ctx, await findLanguageOf(ctx, person.userSeq))
  const { price, currency, periodStart, periodEnd, nextChargeAt } = subscription
  const pause = await findOpenPause(ctx.db, subscription.subscriptionSeq)
  // It went on before its mail was written.
  if (!pause && (step === 'PAUSED' || step === 'PAUSE_ENDS')) return
  // What was paid last: of added seats it is the rest of the period.
  const paid = (await findPaidCharges(ctx.db, subscription.subscriptionSeq)).at(-1)
  const letter = membershipMail({
    ...(await getBrand(ctx)),
    step,
    language,
    to: person.email,
    name: joined.isTeam ? subscription.title : joined.name,
    amount: step === 'PAID' ? (paid?.amount ?? price) : renewalCharge(subscription).amount,
    currency,
    periodStart,
    periodEnd,
    at: nextChargeAt,
    pause: pause ?? null,
  })
  await ctx.transaction((tx) => sendMailLater(tx, letter))
}
