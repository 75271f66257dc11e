import { classPath, DEFAULT_ALIAS } from 'contract/values/class-paths'
import { orderPaid, orderRefunded } from 'contract/money/orders/events'
import type { UserSeq } from 'contract/values/ids'
import { waitingMoved } from 'contract/money/enrolments/waitlist.events'
import type { Context } from '../../../platform/context.ts'
import { on, type Timer } from '../../../platform/jobs/tasks.ts'
import { placeMail, refundMail, receiptMail } from './orders.mail.ts'
import { localeIn } from '../../../platform/words/site-words.ts'
import { sendMailLater } from '../../system/mail/mail.public.ts'
import { getBrand, languageFor } from '../../site/sites/sites.public.ts'
import { findLanguageOf } from '../../people/accounts/accounts.public.ts'
import { findCourse, pathOfCourse } from '../../teaching/courses/courses.public.ts'
import { findEnrolment } from '../enrolments/enrolments.public.ts'
import { findExpired, findOrder } from './orders.queries.ts'
import { expire } from './unpaid-orders.service.ts'

/** Holds that came to nothing make room. */
export const expireOrders: Timer = {
  name: 'orders.expire',
  cron: '* * * * *',
  isSelective: true,
  async visit(ctx) {
    for (const { orderNo } of await findExpired(ctx.db, ctx.now())) await expire(ctx, orderNo)
  },
}

export const mailReceipt = on('orders.mailReceipt', orderPaid, async (ctx, { orderNo }) => {
  const order = await findOrder(ctx.db, orderNo)
  // What is no class is confirmed by the feature that sold it.
  if (!order?.ordererEmail || order.courseSeq === null) return
  const brand = await getBrand(ctx)
  const path = await pathOfCourse(ctx.db, order.courseSeq)
  const mail = receiptMail({ ...order, ...brand, path, locale: await localeTo(ctx, order.userSeq) })
  await ctx.transaction((tx) => sendMailLater(tx, mail))
})

export const mailRefund = on('orders.mailRefund', orderRefunded, async (ctx, { orderNo, amount }) => {
  const order = await findOrder(ctx.db, orderNo)
  if (!order?.ordererEmail) return
  const brand = await getBrand(ctx)
  const locale = await localeTo(ctx, order.userSeq)
  const mail = refundMail({ ...order, ...brand, refundAmount: amount, locale })
  await ctx.transaction((tx) => sendMailLater(tx, mail))
})

/** Mails an admitted applicant until when they may pay. */
export const mailPlace = on('orders.mailPlace', waitingMoved, async (ctx, { attendSeq, courseSeq, step }) => {
  if (step !== 'INVITED') return
  const enrolment = await findEnrolment(ctx.db, attendSeq)
  const course = await findCourse(ctx.db, courseSeq)
  // Somebody may have paid or given up before the mail is written.
  if (!course || !enrolment?.invitedUntil || enrolment.email === '') return
  const locale = await localeTo(ctx, enrolment.userSeq)
  const { name, email, invitedUntil: until } = enrolment
  const mail = placeMail({
    ...(await getBrand(ctx)),
    name,
    email,
    path: classPath({ ...course, serviceAlias: DEFAULT_ALIAS }),
    title: course.title,
    until,
    isApproved: enrolment.waitKind === 'APPROVAL',
    locale,
  })
  await ctx.transaction((tx) => sendMailLater(tx, mail))
})

/** Mails are written in the language a person chose last, where the site speaks it. */
async function localeTo(ctx: Context, userSeq: UserSeq) {
  const language = await languageFor(ctx, await findLanguageOf(ctx, userSeq))
  return localeIn(ctx, ctx.channelSeq, language)
}
