import { z } from 'zod'
import { DEPOSIT_AFTER_HOURS, depositBack, depositWithin } from 'contract/learning/challenges/deposits.rules'
import { seq, type AttendSeq, type ClassSeq } from 'contract/values/ids'
import { alarmTypes } from 'contract/values/type-codes'
import { refundable } from 'contract/money/orders/refunds.rules'
import type { Context } from '../../../platform/context.ts'
import type { ChannelDb } from '../../../platform/db/channel-db.ts'
import { enqueue, task, type Timer } from '../../../platform/jobs/tasks.ts'
import { raiseAlarm } from '../../messaging/notifications/notifications.public.ts'
import { findSoldItemsOf, openDepositRefund } from '../../money/orders/orders.public.ts'
import { findRates } from './challenges.public.ts'
import * as queries from './deposits.queries.ts'

const HOUR_MS = 3_600_000

/**
 * Once a term has ended and its staff had a day to look at the last check-ins, every participant gets their deposit back by a job of
 * its own. docs/rules.md R-1028.
 */
export const settleDeposits: Timer = {
  name: 'challenges.settleDeposits',
  cron: '10 * * * *',
  async visit(ctx) {
    const endedBefore = new Date(ctx.now().getTime() - DEPOSIT_AFTER_HOURS * HOUR_MS)
    for (const { classSeq } of await queries.findUnsettled(ctx.db, endedBefore))
      await ctx.transaction(async (tx) => {
        if (!(await queries.settleTerm(tx, classSeq, ctx.now()))) return
        for (const attendSeq of await queries.findPlacesOfTerm(tx, classSeq))
          await enqueue(tx, returnDeposit, { input: { attendSeq }, key: `deposit:${attendSeq}` })
      })
  },
}

/** What a participant paid for the place in the order that is not given back: the latest. */
async function soldOf(db: ChannelDb, attendSeq: AttendSeq) {
  const items = await findSoldItemsOf(db, attendSeq)
  const own = items.filter((item) => item.attendSeq === attendSeq && refundable(item) > 0)
  return own[0]
}

/** Repeating it changes nothing; while another refund of the order is under way the queue tries again. */
export const returnDeposit = task(
  'challenges.returnDeposit',
  z.object({ attendSeq: seq('enrolment') }),
  async (ctx, { attendSeq }) => {
    const participant = await queries.findParticipant(ctx.db, attendSeq)
    const item = await soldOf(ctx.db, attendSeq)
    const rule = participant && (await queries.findDeposit(ctx.db, participant.classSeq))
    if (!participant || !item || !rule) return
    const { classSeq, courseSeq, userSeq, title } = participant
    const rate = await rateOfPlace(ctx.db, attendSeq)
    const amount = Math.min(depositBack(item.paidAmount, rule, rate), refundable(item))
    const { currency } = item
    await ctx.transaction(async (tx) => {
      const returned = { attendSeq, classSeq, rate, amount, currency, createdAt: ctx.now() }
      if (!(await queries.insertReturn(tx, returned)) || amount === 0) return
      const reason = `보증금 환급 (달성률 ${rate}%)`
      await openDepositRefund(ctx, tx, { orderNo: item.orderNo, itemNo: item.itemNo, amount, reason })
    })
    if (amount === 0) return
    await raiseAlarm(ctx, {
      alarmType: alarmTypes.mission,
      courseSeq,
      to: [userSeq],
      content: { kind: 'challengeDeposit', title, count: rate },
      path: `/classes/${courseSeq}/challenge`,
      once: `challengeDeposit:${attendSeq}`,
    })
  },
)

/** Where there was nothing to do, everything was done. */
const rateOfPlace = async (db: ChannelDb, attendSeq: AttendSeq) =>
  (await findRates(db, [attendSeq])).get(attendSeq) ?? 100

/** What goes back of what this participant paid; null where nothing does. */
export async function depositOf(
  ctx: Context,
  { attendSeq, classSeq, rate }: { attendSeq: AttendSeq; classSeq: ClassSeq; rate: number },
) {
  const rule = await queries.findDeposit(ctx.db, classSeq)
  if (!rule) return null
  const returned = (await queries.findReturns(ctx.db, [attendSeq])).get(attendSeq)
  const [item] = (await findSoldItemsOf(ctx.db, attendSeq)).filter((one) => one.attendSeq === attendSeq)
  if (!item) return null
  return {
    ...rule,
    currency: item.currency,
    amountNow: depositBack(item.paidAmount, rule, rate),
    amountAtMost: depositWithin(item.paidAmount, rule),
    returnedAmount: returned?.amount ?? null,
  }
}
