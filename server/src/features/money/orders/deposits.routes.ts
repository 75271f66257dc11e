import * as api from 'contract/money/orders/deposits.api'
import { LATE_DAYS } from 'contract/money/orders/deposits.rules'
import { implement } from '../../../platform/http/implement.ts'
import { refuse } from '../../../platform/refuse.ts'
import { shownName } from '../../../platform/words/shown-name.ts'
import { findAwaited, findDepositOf } from './deposits.queries.ts'
import { confirmDeposit, confirmDeposits } from './deposits.service.ts'
import { findOrder } from './orders.queries.ts'
import { getOwnOrder } from './orders.service.ts'
import { giveUp } from './unpaid-orders.service.ts'
import { viewOf } from './orders.views.ts'
import { findOpenPayment } from './payments.queries.ts'

const DAY_MS = 86_400_000

export const depositRoutes = [
  implement(api.cancelDeposit, async ({ ctx, params: { orderNo } }) => {
    const order = await getOwnOrder(ctx, orderNo)
    const payment = await findOpenPayment(ctx.db, order.orderSeq)
    const deposit = payment && (await findDepositOf(ctx.db, payment.paymentSeq))
    if (!deposit || !(await giveUp(ctx, orderNo, { state: 'CANCELLED', reason: 'cancelled by the buyer' })))
      throw refuse('DEPOSIT_NOT_AWAITED')
    return viewOf(ctx, await getOwnOrder(ctx, orderNo))
  }),
  implement(api.listDeposits, async ({ ctx }) => {
    const since = new Date(ctx.now().getTime() - LATE_DAYS * DAY_MS)
    const awaited = await findAwaited(ctx.db, { since })
    return {
      list: awaited.map(({ state, ordererName, ...order }) => ({
        ...order,
        ordererName: shownName(ordererName, ctx.language),
        isOver: state === 'EXPIRED',
      })),
    }
  }),
  implement(api.confirmDeposit, async ({ ctx, params: { orderNo }, body }) => {
    await confirmDeposit(ctx, { orderNo, ...body })
    const order = await findOrder(ctx.db, orderNo)
    if (!order) throw refuse('NOT_FOUND')
    return viewOf(ctx, order)
  }),
  implement(api.confirmDeposits, ({ ctx, body }) => confirmDeposits(ctx, body.orderNos)),
]
