import { orderRefunded, refundSettled } from 'contract/money/orders/events'
import { memberErased } from 'contract/people/members/events'
import { refundRequestMoved } from 'contract/workflows/refund-requests/events'
import { alarmTypes } from 'contract/values/type-codes'
import { on } from '../../../platform/jobs/tasks.ts'
import { raiseAlarm } from '../../messaging/notifications/notifications.public.ts'
import { findManagers, findNames } from '../../people/members/members.public.ts'
import {
  closeSettled,
  findRequest,
  forgetReasons,
  markRefunded,
  reopenRequest,
} from './refund-requests.queries.ts'

/** Managers learn that somebody waits for an answer, the buyer what it is. */
export const notifyOfRefundRequest = on(
  'alarms.notifyOfRefundRequest',
  refundRequestMoved,
  async (ctx, { refundRequestSeq, step }) => {
    const request = await findRequest(ctx.db, refundRequestSeq)
    if (!request) return
    const { userSeq, title, orderNo, courseSeq } = request
    const alarm = { alarmType: alarmTypes.cancelled, courseSeq } as const
    if (step === 'REQUESTED') {
      const names = await findNames(ctx, [userSeq])
      await raiseAlarm(ctx, {
        ...alarm,
        to: (await findManagers(ctx.db)).filter((one) => one !== userSeq),
        actorUserSeq: userSeq,
        content: { kind: 'refundRequested', name: names.get(userSeq) ?? '', title },
        path: `/settings/refunds?request=${refundRequestSeq}`,
        once: `refundRequested:${refundRequestSeq}`,
      })
      return
    }
    await raiseAlarm(ctx, {
      ...alarm,
      to: [userSeq],
      content: { kind: step === 'ACCEPTED' ? 'refundAccepted' : 'refundRejected', title },
      path: `/paymenthistory/${orderNo}/refund`,
      once: `refund${step}:${refundRequestSeq}`,
    })
  },
)

export const settleRefundRequest = on('refundRequests.settle', refundSettled, (ctx, { refundSeq, isDone }) =>
  ctx.transaction(async (tx) => {
    await (isDone ? markRefunded(tx, refundSeq, ctx.now()) : reopenRequest(tx, refundSeq))
  }),
)

export const closeRefundRequests = on('refundRequests.close', orderRefunded, (ctx, { orderNo }) =>
  ctx.transaction(async (tx) => {
    await closeSettled(tx, orderNo, ctx.now())
  }),
)

export const forgetRefundReasons = on('refundRequests.forget', memberErased, (ctx, { userSeq }) =>
  ctx.transaction(async (tx) => {
    await forgetReasons(tx, userSeq)
  }),
)
