import { dueAt, isMeant, type Happening } from 'contract/growth/campaigns/events.rules'
import { formSubmitted } from 'contract/growth/forms/events'
import { enrolmentApproved } from 'contract/money/enrolments/events'
import { depositAwaited } from 'contract/money/orders/deposits.events'
import { memberJoined } from 'contract/people/members/membership.events'
import type { UserSeq } from 'contract/values/ids'
import type { Context } from '../../../platform/context.ts'
import { on } from '../../../platform/jobs/tasks.ts'
import { findEnrolment } from '../../money/enrolments/enrolments.public.ts'
import { findResponder, putIntoSegment } from '../forms/forms.public.ts'
import { wakeCampaign } from './campaigns.jobs.ts'
import { findActive, lockCampaign } from './campaigns.queries.ts'
import { findOrderer, insertMessages } from './event-messages.queries.ts'
import { findOpenMessages } from './messages.queries.ts'

export const sendAfterJoining = on('campaigns.sendAfterJoining', memberJoined, (ctx, { userSeq }) =>
  sendAfter(ctx, userSeq, { kind: 'JOINED' }),
)

export const sendAfterPlace = on(
  'campaigns.sendAfterPlace',
  enrolmentApproved,
  async (ctx, { attendSeq, courseSeq }) => {
    const place = await findEnrolment(ctx.db, attendSeq)
    if (place) await sendAfter(ctx, place.userSeq, { kind: 'ENROLLED', courseSeq })
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
    await sendAfter(ctx, userSeq, { kind: 'FORM_SENT', formSeq })
  },
)

export const sendAfterDepositAwaited = on(
  'campaigns.sendAfterDepositAwaited',
  depositAwaited,
  async (ctx, { orderNo }) => {
    const userSeq = await findOrderer(ctx.db, orderNo)
    if (userSeq !== null) await sendAfter(ctx, userSeq, { kind: 'UNPAID' })
  },
)

/** Adds this person to each campaign that waits for it; nobody is in one twice. docs/rules.md R-1126. */
async function sendAfter(ctx: Context, userSeq: UserSeq, happening: Happening) {
  const { channelSeq } = ctx
  const active = await findActive(ctx.db)
  for (const { campaignSeq, event } of active) {
    if (!event || !isMeant(event, happening)) continue
    await ctx.transaction(async (tx) => {
      const campaign = await lockCampaign(tx, campaignSeq)
      if (campaign?.state !== 'ACTIVE') return
      const now = ctx.now()
      const message = { userSeq, cause: '', dueAt: dueAt(now, event.delayDays) }
      if ((await insertMessages(tx, campaignSeq, [message])) === 0) return
      const { nextAt } = await findOpenMessages(tx, campaignSeq, now)
      await wakeCampaign(tx, { channelSeq, campaignSeq, delayMs: (nextAt ?? now).getTime() - now.getTime() })
    })
  }
}
