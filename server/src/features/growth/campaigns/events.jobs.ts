import { dueAt, isMeant, type Happening } from 'contract/growth/campaigns/events.rules'
import { formSubmitted } from 'contract/growth/forms/events'
import { enrolmentApproved } from 'contract/money/enrolments/events'
import { subscriptionChanged } from 'contract/money/billing/events'
import { depositAwaited } from 'contract/money/orders/deposits.events'
import { memberJoined } from 'contract/people/members/membership.events'
import type { UserSeq } from 'contract/values/ids'
import type { Context } from '../../../platform/context.ts'
import { on } from '../../../platform/jobs/tasks.ts'
import { findSubscription, ranOut } from '../../money/billing/billing.public.ts'
import { findEnrolment } from '../../money/enrolments/enrolments.public.ts'
import { findResponder, putIntoSegment } from '../forms/forms.public.ts'
import { wakeCampaign } from './campaigns.jobs.ts'
import { membershipCause, type Cause } from './causes.rules.ts'
import { findActive, lockCampaign } from './campaigns.queries.ts'
import { findOrderer, insertMessages } from './event-messages.queries.ts'
import { findOpenMessages } from './messages.queries.ts'

export const sendAfterJoining = on('campaigns.sendAfterJoining', memberJoined, (ctx, { userSeq }) =>
  sendAfter(ctx, { userSeq }, { kind: 'JOINED' }),
)

export const sendAfterPlace = on(
  'campaigns.sendAfterPlace',
  enrolmentApproved,
  async (ctx, { attendSeq, courseSeq }) => {
    const place = await findEnrolment(ctx.db, attendSeq)
    if (place) await sendAfter(ctx, place, { kind: 'ENROLLED', courseSeq })
  },
)

export const sendAfterForm = on(
  'campaigns.sendAfterForm',
  formSubmitted,
  async (ctx, { formSeq, formResponseSeq }) => {
    const userSeq = await findResponder(ctx.db, formResponseSeq)
    if (userSeq === null) return
    // A campaign may go to the segment that the form fills.
    await putIntoSegment(ctx, { formSeq, formResponseSeq })
    await sendAfter(ctx, { userSeq }, { kind: 'FORM_SENT', formSeq })
  },
)

export const sendAfterDepositAwaited = on(
  'campaigns.sendAfterDepositAwaited',
  depositAwaited,
  async (ctx, { orderNo }) => {
    const userSeq = await findOrderer(ctx.db, orderNo)
    if (userSeq !== null) await sendAfter(ctx, { userSeq }, { kind: 'UNPAID' })
  },
)

/** A membership that was not renewed: cancelled, or given up unpaid. docs/rules.md R-1169. */
export const sendAfterMembership = on(
  'campaigns.sendAfterMembership',
  subscriptionChanged,
  async (ctx, { subscriptionSeq, cause }) => {
    if (cause !== 'ENDED' && cause !== 'FAILED') return
    const subscription = await findSubscription(ctx.db, subscriptionSeq)
    if (!subscription || subscription.memberUserSeq === null || !ranOut(subscription)) return
    const person = { userSeq: subscription.memberUserSeq, cause: membershipCause(subscriptionSeq) }
    await sendAfter(ctx, person, { kind: 'MEMBERSHIP_ENDED' })
  },
)

interface Concerned {
  userSeq: UserSeq
  /** Left out of what happens to a person once. */
  cause?: Cause
}
/** Adds this person to each campaign that waits for it; nobody is in one twice for the same cause. docs/rules.md R-1126. */
async function sendAfter(ctx: Context, { userSeq, cause = '' }: Concerned, happening: Happening) {
  const { channelSeq } = ctx
  const active = await findActive(ctx.db)
  for (const { campaignSeq, event } of active) {
    if (!event || !isMeant(event, happening)) continue
    await ctx.transaction(async (tx) => {
      const campaign = await lockCampaign(tx, campaignSeq)
      if (campaign?.state !== 'ACTIVE') return
      const now = ctx.now()
      const message = { userSeq, cause, dueAt: dueAt(now, event.delayDays) }
      if ((await insertMessages(tx, campaignSeq, [message])) === 0) return
      const { nextAt } = await findOpenMessages(tx, campaignSeq, now)
      await wakeCampaign(tx, { channelSeq, campaignSeq, delayMs: (nextAt ?? now).getTime() - now.getTime() })
    })
  }
}
