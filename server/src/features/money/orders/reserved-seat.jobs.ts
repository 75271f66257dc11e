import { SEAT_HOLD_MINUTES } from 'contract/money/orders/orders.rules'
import { seoulDay } from 'contract/values/korea-time'
import { classPath, DEFAULT_ALIAS } from 'contract/values/class-paths'
import { z } from 'zod'
import type { ChannelTx } from '../../../platform/db/channel-db.ts'
import { enqueue, task } from '../../../platform/jobs/tasks.ts'
import { seatMail } from './reserved-seat.mail.ts'
import { shownName } from '../../../platform/words/shown-name.ts'
import { sendNotice } from '../../messaging/notifications/notifications.public.ts'
import { findCourse } from '../../teaching/courses/courses.public.ts'
import { findEnrolment } from '../enrolments/enrolments.public.ts'
import { findDeposit } from './deposits.queries.ts'
import { findOrder } from './orders.queries.ts'
import { findOpenPayment } from './payments.queries.ts'

const MINUTE = 60_000
/** How long before the end of the time a mail is written: most have paid by then, and who reads it can still pay. */
const MINUTES_LEFT = 7
/** A mail that arrives later than this leads to a seat that is gone. */
const LEAST_MINUTES_LEFT = 2

/**
 * A payment was begun and left while its seat is held: one mail a day leads back to the same order. Who waits for a deposit,
 * or was let in with a deadline of their own, has a mail already. docs/rules.md R-920.
 */
export const remindOfSeat = task(
  'orders.remindOfSeat',
  z.object({ orderNo: z.string() }),
  async (ctx, { orderNo }) => {
    const order = await findOrder(ctx.db, orderNo)
    if (order?.state !== 'CREATED' || order.courseSeq === null) return
    const { courseSeq, userSeq, expiresAt: until } = order
    if (until.getTime() - ctx.now().getTime() < LEAST_MINUTES_LEFT * MINUTE) return
    const payment = await findOpenPayment(ctx.db, order.orderSeq)
    // Its money is on the way.
    if (payment && payment.state !== 'REQUESTED') return
    const enrolment = await findEnrolment(ctx.db, order.attendSeq)
    if (enrolment?.state !== 'PENDING_PAYMENT' || enrolment.invitedUntil !== null) return
    const course = await findCourse(ctx.db, courseSeq)
    if (!course || (await findDeposit(ctx.db, order.orderSeq))) return
    await sendNotice(ctx, {
      kind: 'SEAT',
      to: [userSeq],
      once: `seat:${courseSeq}:${seoulDay(ctx.now())}`,
      write: (to) =>
        seatMail({
          ...to,
          ...order,
          ordererName: shownName(order.ordererName, to.language),
          until,
          path: classPath({ ...course, serviceAlias: DEFAULT_ALIAS }),
        }),
    })
  },
)

/** Looks after the seat of a new order, shortly before its time is over. */
export const remindLater = (tx: ChannelTx, orderNo: string) =>
  enqueue(tx, remindOfSeat, {
    input: { orderNo },
    delayMs: (SEAT_HOLD_MINUTES - MINUTES_LEFT) * MINUTE,
    key: `seat:${orderNo}`,
  })
