import { enrolmentCancelled } from 'contract/money/enrolments/events'
import { on } from '../../../platform/jobs/tasks.ts'
import { cancelReady, findItemsOf, lockOrder } from './deliveries.queries.ts'

/** Nothing more is sent to somebody who takes part no more, also where no money went back. docs/rules.md R-783. */
export const cancelOfEnrolment = on(
  'deliveries.cancelOfEnrolment',
  enrolmentCancelled,
  async (ctx, { attendSeq }) => {
    const items = await findItemsOf(ctx.db, attendSeq)
    for (const { orderSeq, itemNo } of items)
      await ctx.transaction(async (tx) => {
        await lockOrder(tx, orderSeq)
        await cancelReady(tx, orderSeq, { itemNos: [itemNo], now: ctx.now() })
      })
  },
)
