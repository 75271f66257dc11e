import { renewalDue, subscriptionChanged } from 'contract/money/billing/events'
import type { SubscriptionSeq } from 'contract/values/ids'
import type { Context } from '../../../platform/context.ts'
import { on } from '../../../platform/jobs/tasks.ts'
import { subscriptionMail, type SubscriptionStep } from './billing.mail.ts'
import { mailOwners } from '../../people/members/members.public.ts'
import { getBrand } from '../../site/sites/sites.public.ts'
import { findActiveCard } from './cards.queries.ts'
import { findSubscription, type SubscriptionRow } from './subscriptions.queries.ts'
import { renewalCharge } from './subscriptions.rules.ts'

/** A week before a charge its owners read what is charged, when, by which card, and where it is cancelled. docs/rules.md R-837. */
export const mailRenewal = on('billing.mailRenewal', renewalDue, async (ctx, { subscriptionSeq }) => {
  const subscription = await findSubscription(ctx.db, subscriptionSeq)
  if (subscription?.memberUserSeq !== null) return
  if (subscription.state === 'ACTIVE') await mailStep(ctx, subscription, 'DUE')
})

export const mailUnpaid = on(
  'billing.mailUnpaid',
  subscriptionChanged,
  async (ctx, { subscriptionSeq, cause }) => {
    if (cause === 'FAILED') await mailFailure(ctx, subscriptionSeq)
  },
)

async function mailFailure(ctx: Context, subscriptionSeq: SubscriptionSeq) {
  const subscription = await findSubscription(ctx.db, subscriptionSeq)
  // The feature that sells to members writes to them.
  if (subscription?.memberUserSeq !== null) return
  if (subscription.state === 'PAST_DUE') await mailStep(ctx, subscription, 'FAILED')
  // One that never began is no news to who pressed the button.
  if (subscription.state === 'ENDED' && subscription.failedCount > 0)
    await mailStep(ctx, subscription, 'ENDED')
}

async function mailStep(ctx: Context, subscription: SubscriptionRow, step: SubscriptionStep) {
  const [brand, card] = await Promise.all([getBrand(ctx), findActiveCard(ctx.db)])
  const { title, amount } = renewalCharge(subscription)
  const { nextChargeAt, currency } = subscription
  const charge = { title, amount, currency, at: nextChargeAt, card: card ?? null }
  await mailOwners(ctx, (owner) => subscriptionMail({ ...brand, ...charge, ...owner, step }))
}
