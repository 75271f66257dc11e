import { CASH_RECEIPT_DAYS, cashReceiptDue } from 'contract/money/orders/cash-receipts.rules'
import { alarmTypes } from 'contract/values/type-codes'
import type { Timer } from '../../../platform/jobs/tasks.ts'
import { shownName } from '../../../platform/words/shown-name.ts'
import { raiseAlarm } from '../../messaging/notifications/notifications.public.ts'
import { findManagers } from '../../people/members/members.public.ts'
import { findOwed, forgetNumbers } from './cash-receipts.queries.ts'
import { findOrder } from './orders.queries.ts'

const DAY_MS = 86_400_000
/** Managers hear of a receipt so many days before it is due. */
const REMINDED_DAYS = 2

/** Reminds of receipts that are due soon, once each, and forgets the numbers of orders that came to nothing. docs/rules.md R-864. */
export const lookAfterReceipts: Timer = {
  name: 'orders.lookAfterReceipts',
  cron: '5 10 * * *',
  async visit(ctx) {
    await ctx.transaction((tx) => forgetNumbers(tx))
    const paidBefore = new Date(ctx.now().getTime() - (CASH_RECEIPT_DAYS - REMINDED_DAYS) * DAY_MS)
    const owed = await findOwed(ctx.db, { paidBefore })
    if (owed.length === 0) return
    const managers = await findManagers(ctx.db)
    for (const { orderNo, ordererName, title, paidAt } of owed) {
      const order = await findOrder(ctx.db, orderNo)
      if (!order) continue
      await raiseAlarm(ctx, {
        alarmType: alarmTypes.enrolment,
        courseSeq: order.courseSeq,
        to: managers,
        actorUserSeq: order.userSeq,
        content: {
          kind: 'cashReceiptDue',
          name: shownName(ordererName, ctx.language),
          title,
          at: cashReceiptDue(paidAt).toISOString(),
        },
        path: `/settings/sales?order=${orderNo}`,
        once: `cashReceiptDue:${orderNo}`,
      })
    }
  },
}
