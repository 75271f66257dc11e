import { refundByHandNeeded } from 'contract/money/orders/events'
import { memberLeft } from 'contract/people/members/events'
import { alarmTypes } from 'contract/values/type-codes'
import { on } from '../../../platform/jobs/tasks.ts'
import { shownName } from '../../../platform/words/shown-name.ts'
import { raiseAlarm } from '../../messaging/notifications/notifications.public.ts'
import { findManagers } from '../../people/members/members.public.ts'
import { findPaidApplications } from '../enrolments/waitlist.public.ts'
import { endApplication } from './applications.service.ts'
import { findPaidOrder } from './orders.public.ts'

/** Of a member who left nothing is kept that was paid for a class they were not let into. docs/rules.md R-904. */
export const endApplications = on('orders.endApplications', memberLeft, async (ctx, { userSeq }) => {
  for (const { attendSeq } of await findPaidApplications(ctx.db, userSeq))
    await ctx.transaction((tx) => endApplication(ctx, tx, { attendSeq, reason: 'withdrawn' }))
})

/** Nobody but the staff of the site can return a deposit: managers are notified. docs/rules.md R-906. */
export const askToReturn = on(
  'orders.askToReturn',
  refundByHandNeeded,
  async (ctx, { orderNo, refundSeq }) => {
    const order = await findPaidOrder(ctx.db, orderNo)
    if (!order) return
    const { title, userSeq } = order
    const left = order.paidAmount - order.refundedAmount
    if (left <= 0) return
    await raiseAlarm(ctx, {
      alarmType: alarmTypes.cancelled,
      courseSeq: order.courseSeq,
      to: (await findManagers(ctx.db)).filter((one) => one !== userSeq),
      actorUserSeq: userSeq,
      content: {
        kind: 'refundByHand',
        name: shownName(order.ordererName, ctx.language),
        title,
        amount: left,
        currency: order.currency,
      },
      path: `/settings/sales?q=${orderNo}`,
      once: `refundByHand:${refundSeq}`,
    })
  },
)
