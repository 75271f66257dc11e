import { depositAwaited, depositExpired } from 'contract/money/orders/deposits.events'
import { seoulDay, moveDay } from 'contract/values/korea-time'
import { alarmTypes, payMethods } from 'contract/values/type-codes'
import type { Context } from '../../../platform/context.ts'
import { on, type Timer } from '../../../platform/jobs/tasks.ts'
import { depositMail, type DepositStep } from './deposits.mail.ts'
import { localeIn } from '../../../platform/words/site-words.ts'
import { shownName } from '../../../platform/words/shown-name.ts'
import { raiseAlarm } from '../../messaging/notifications/notifications.public.ts'
import { findLanguageOf } from '../../people/accounts/accounts.public.ts'
import { findWaiting } from '../enrolments/waitlist.public.ts'
import { findManagers } from '../../people/members/members.public.ts'
import { getBrand, languageFor } from '../../site/sites/sites.public.ts'
import { pathOfCourse } from '../../teaching/courses/courses.public.ts'
import { sendMailLater } from '../../system/mail/mail.public.ts'
import { findDeposit, findToRemind, setReminded } from './deposits.queries.ts'
import { findOrder, type OrderRow } from './orders.queries.ts'

type DepositRow = NonNullable<Awaited<ReturnType<typeof findDeposit>>>

async function findOrdered(ctx: Context, orderNo: string) {
  const order = await findOrder(ctx.db, orderNo)
  const deposit = order && (await findDeposit(ctx.db, order.orderSeq))
  return order && deposit ? { order, deposit } : null
}

async function mailOf(
  ctx: Context,
  { order, deposit, step }: { order: OrderRow; deposit: DepositRow; step: DepositStep },
) {
  const language = await languageFor(ctx, await findLanguageOf(ctx, order.userSeq))
  const locale = await localeIn(ctx, ctx.channelSeq, language)
  const isIssued = deposit.payMethodCd === payMethods.virtualAccount
  const isApplication = await isForApplication(ctx, order)
  return depositMail({
    ...(await getBrand(ctx)),
    ...order,
    ...deposit,
    path: await pathOf(ctx, order),
    isIssued,
    isApplication,
    locale,
    step,
  })
}

const pathOf = async ({ db }: Context, { courseSeq }: OrderRow) =>
  courseSeq === null ? '/paymenthistory' : pathOfCourse(db, courseSeq)

/** Whether it pays an application: then no seat is held until its deposit comes. docs/rules.md R-901. */
const isForApplication = async ({ db }: Context, { attendSeq }: OrderRow) =>
  (await findWaiting(db, [attendSeq])).length > 0

/** The buyer reads where to pay; managers learn for what to look. */
export const mailDeposit = on('orders.tellOfDeposit', depositAwaited, async (ctx, { orderNo }) => {
  const found = await findOrdered(ctx, orderNo)
  // It may be paid or cancelled before this runs.
  if (found?.order.state !== 'CREATED') return
  const { order, deposit } = found
  if (order.ordererEmail) {
    const mail = await mailOf(ctx, { order, deposit, step: 'AWAITED' })
    await ctx.transaction((tx) => sendMailLater(tx, mail))
  }
  // Who issued a virtual account says itself when its deposit came.
  if (deposit.payMethodCd !== payMethods.deposit) return
  const managers = await findManagers(ctx.db)
  const { title, ordererName } = order
  const name = shownName(ordererName, ctx.language)
  await raiseAlarm(ctx, {
    alarmType: alarmTypes.enrolment,
    courseSeq: order.courseSeq,
    to: managers.filter((one) => one !== order.userSeq),
    actorUserSeq: order.userSeq,
    content: { kind: 'depositAwaited', name, title, at: deposit.dueAt.toISOString() },
    path: '/settings/sales',
    once: `depositAwaited:${deposit.paymentSeq}`,
  })
})

export const mailExpiredDeposit = on(
  'orders.tellOfExpiredDeposit',
  depositExpired,
  async (ctx, { orderNo }) => {
    const found = await findOrdered(ctx, orderNo)
    if (found?.order.state !== 'EXPIRED') return
    const { order, deposit } = found
    if (order.ordererEmail) {
      const mail = await mailOf(ctx, { order, deposit, step: 'EXPIRED' })
      await ctx.transaction((tx) => sendMailLater(tx, mail))
    }
    await raiseAlarm(ctx, {
      alarmType: alarmTypes.cancelled,
      courseSeq: order.courseSeq,
      to: [order.userSeq],
      content: { kind: 'depositExpired', title: order.title },
      path: await pathOf(ctx, order),
      once: `depositExpired:${deposit.paymentSeq}`,
    })
  },
)

/** From the morning of the day before the last on: what is due before the next day is over. docs/rules.md R-735. */
export const remindOfDeposit: Timer = {
  name: 'orders.remindOfDeposit',
  cron: '5 * * * *',
  waitsWhileSuspended: true,
  async visit(ctx) {
    const now = ctx.now()
    const before = new Date(`${moveDay(seoulDay(now), 1)}T23:59:59+09:00`)
    for (const { orderNo, paymentSeq } of await findToRemind(ctx.db, { now, before })) {
      const found = await findOrdered(ctx, orderNo)
      if (found?.order.state !== 'CREATED') continue
      const { order, deposit } = found
      // Who ordered less than a day ago has just read it.
      if (now.getTime() - order.createdAt.getTime() < REST_MS) continue
      const mail = order.ordererEmail ? await mailOf(ctx, { order, deposit, step: 'DUE' }) : null
      const kind = (await isForApplication(ctx, order)) ? 'applicationDepositDue' : 'depositDue'
      const isFirst = await ctx.transaction(async (tx) => {
        if (!(await setReminded(tx, paymentSeq, now))) return false
        if (mail) await sendMailLater(tx, mail)
        return true
      })
      if (isFirst)
        await raiseAlarm(ctx, {
          alarmType: alarmTypes.enrolment,
          courseSeq: order.courseSeq,
          to: [order.userSeq],
          content: { kind, title: order.title, at: deposit.dueAt.toISOString() },
          path: `${await pathOf(ctx, order)}/payment/deposit?orderNo=${orderNo}`,
          once: `depositDue:${paymentSeq}`,
        })
    }
  },
}
const REST_MS = 12 * 3_600_000
