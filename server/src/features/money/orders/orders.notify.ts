import { orderPaid, refundAccountNeeded } from 'contract/money/orders/events'
import { on } from '../../../platform/jobs/tasks.ts'
import { saleMail } from './sales.mail.ts'
import { shownName } from '../../../platform/words/shown-name.ts'
import { alarmTypes } from 'contract/values/type-codes'
import { raiseAlarm, sendNotice } from '../../messaging/notifications/notifications.public.ts'
import { findManagers } from '../../people/members/members.public.ts'
import { findTeachersOf, findTitles } from '../../teaching/courses/courses.public.ts'
import { findOrder } from './orders.queries.ts'
import { findPaidOrder } from './orders.public.ts'

/** Managers of the site read what was paid; who teaches the class reads who came, without it. */
export const mailSale = on('mailNotices.mailSale', orderPaid, async (ctx, { orderNo }) => {
  const order = await findPaidOrder(ctx.db, orderNo)
  if (!order) return
  const managers = await findManagers(ctx.db)
  const teachers = order.courseSeq === null ? [] : await findTeachersOf(ctx.db, order.courseSeq)
  const [course] = order.courseSeq === null ? [] : await findTitles(ctx.db, [order.courseSeq])
  await sendNotice(ctx, {
    kind: 'SALE',
    to: [...managers, ...teachers].filter((one) => one !== order.userSeq),
    once: `sale:${orderNo}`,
    write: (to) =>
      saleMail({
        ...to,
        ...order,
        productKind: course?.productKind ?? null,
        ordererName: shownName(order.ordererName, to.language),
        seesMoney: managers.includes(to.userSeq),
      }),
  })
})

/** Money waits for the account to which it goes back: its buyer is asked for it. docs/rules.md R-795. */
export const askForAccount = on(
  'orders.askForAccount',
  refundAccountNeeded,
  async (ctx, { orderNo, refundSeq }) => {
    const order = await findOrder(ctx.db, orderNo)
    if (!order) return
    await raiseAlarm(ctx, {
      alarmType: alarmTypes.cancelled,
      courseSeq: order.courseSeq,
      to: [order.userSeq],
      content: { kind: 'refundAccountNeeded', title: order.title },
      path: '/paymenthistory',
      once: `refundAccountNeeded:${refundSeq}`,
    })
  },
)
