import { orderPaid, orderRefunded } from 'contract/money/orders/events'
import type { UserSeq } from 'contract/values/ids'
import { waitingMoved } from 'contract/money/enrolments/waitlist.events'
import type { Context } from '../../../platform/context.ts'
import { on, type Timer } from '../../../platform/jobs/tasks.ts'
import { ProviderUnreachable } from '../../../platform/pay/gateway.ts'
import { placeMail, refundMail, receiptMail } from '../../../platform/mail/templates.ts'
import { localeIn } from '../../../platform/words/site-words.ts'
import { sendMailLater } from '../../system/mail/mail.public.ts'
import { getBrand, languageFor } from '../../site/sites/sites.public.ts'
import { findLanguageOf } from '../../people/accounts/accounts.public.ts'
import { findCourse } from '../../teaching/courses/courses.public.ts'
import { findEnrolment } from '../enrolments/enrolments.public.ts'
import { gatewayOf } from './gateways.service.ts'
import { findExpired, findOrder } from './orders.queries.ts'
import { giveUp } from './orders.service.ts'
import { findPayment, findUnsettled } from './payments.queries.ts'
import { conclude } from './confirm-payment.service.ts'

/** Minutes a settlement may take before somebody looks after it. */
const PATIENCE_MINUTES = 1

/** Holds that came to nothing make room. */
export const expireOrders: Timer = {
  name: 'orders.expire',
  cron: '* * * * *',
  isSelective: true,
  async visit(ctx) {
    for (const { orderNo } of await findExpired(ctx.db, ctx.now())) {
      await giveUp(ctx, orderNo, { state: 'EXPIRED', reason: 'time over' })
    }
  },
}

/** Nothing stays paid-but-not-enrolled: what stopped halfway is asked for at the provider and concluded. */
export const reconcile: Timer = {
  name: 'orders.reconcile',
  cron: '* * * * *',
  isSelective: true,
  async visit(ctx) {
    const before = new Date(ctx.now().getTime() - PATIENCE_MINUTES * 60_000)
    const failed: unknown[] = []
    for (const { orderNo } of await findUnsettled(ctx.db, before))
      await reconcileOrder(ctx, orderNo).catch((error: unknown) => failed.push(error))
    // One payment that cannot be settled keeps no other waiting.
    if (failed.length > 0) throw new AggregateError(failed, String(failed[0]))
  },
}

/** Asks the provider how a payment stands and writes that down. */
export async function reconcileOrder(ctx: Context, orderNo: string) {
  const order = await findOrder(ctx.db, orderNo)
  const payment = order ? await findPayment(ctx.db, order.orderSeq) : undefined
  if (!order || !payment || order.paidAmount > 0) return
  const gateway = gatewayOf(ctx, payment.gateway)
  try {
    const found = await gateway.find(payment.paymentKey)
    // Nothing happened yet and nobody asked for the money: the payer may still come back.
    if (!found?.outcome && payment.state !== 'CONFIRMING') return
    // Still waiting for us: taking it now is the same as the first try, by its key.
    const answer =
      found?.status === 'WAITING'
        ? await gateway.confirm({
            paymentKey: payment.paymentKey,
            orderNo,
            amount: order.totalAmount,
            idempotencyKey: orderNo,
          })
        : (found?.outcome ?? { status: 'EXPIRED' as const, reason: 'unknown to the provider' })
    await ctx.transaction((tx) => conclude(ctx, tx, { orderNo, answer }))
  } catch (error) {
    if (!(error instanceof ProviderUnreachable)) throw error
  }
}

export const mailReceipt = on('orders.mailReceipt', orderPaid, async (ctx, { orderNo }) => {
  const order = await findOrder(ctx.db, orderNo)
  if (!order?.ordererEmail) return
  const brand = await getBrand(ctx)
  const mail = receiptMail({ ...order, ...brand, locale: await localeTo(ctx, order.userSeq) })
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
  const place = await findEnrolment(ctx.db, attendSeq)
  const course = await findCourse(ctx.db, courseSeq)
  // Somebody may have paid or given up before the mail is written.
  if (!course || !place?.invitedUntil || place.email === '') return
  const locale = await localeTo(ctx, place.userSeq)
  const { name, email, invitedUntil: until } = place
  const mail = placeMail({
    ...(await getBrand(ctx)),
    name,
    email,
    courseSeq,
    title: course.title,
    until,
    locale,
  })
  await ctx.transaction((tx) => sendMailLater(tx, mail))
})

/** Mails are written in the language a person chose last, where the site speaks it. */
async function localeTo(ctx: Context, userSeq: UserSeq) {
  const language = await languageFor(ctx, await findLanguageOf(ctx, userSeq))
  return localeIn(ctx, ctx.channelSeq, language)
}
