import {
  payeeDocumentReturned,
  payoutDecided,
  payoutRequested,
} from 'contract/money/settlements/payouts.events'
import { monthOf } from 'contract/money/settlements/settlements.rules'
import { startOfMonth } from 'contract/money/settlements/statement-dates.rules'
import { alarmTypes } from 'contract/values/type-codes'
import type { PayoutSeq } from 'contract/values/ids'
import type { Context } from '../../../platform/context.ts'
import { on } from '../../../platform/jobs/tasks.ts'
import { payoutMail, payoutRequestMail } from './payouts.mail.ts'
import { raiseAlarm } from '../../messaging/notifications/notifications.public.ts'
import { findLanguageOf, findOperators, findPeople } from '../../people/accounts/accounts.public.ts'
import { lockOwners } from '../../people/members/members.public.ts'
import { getBrand, getBrandOf, languageFor } from '../../site/sites/sites.public.ts'
import { sendMailLater } from '../../system/mail/mail.public.ts'
import { findDocuments } from './payee-documents.queries.ts'
import { findPayout } from './payouts.queries.ts'
import { findStatement } from './settlements.queries.ts'

async function findState(ctx: Context, payoutSeq: PayoutSeq) {
  const payout = await findPayout(ctx.platform, payoutSeq)
  const statement = payout && (await findStatement(ctx.db, payout.settlementNo))
  if (!statement?.state) return null
  const { state, balance, currency, holdReason, paidOn, reference } = statement
  return {
    state,
    month: monthOf(statement.month),
    currency,
    amount: balance ?? 0,
    reason: holdReason,
    paidOn,
    reference,
  }
}

/** Mails the operators that a payout waits, unless it was decided meanwhile. */
export const mailPayoutRequest = on(
  'settlements.mailRequest',
  payoutRequested,
  async (ctx, { payoutSeq }) => {
    const payout = await findState(ctx, payoutSeq)
    if (payout?.state !== 'REQUESTED') return
    const { siteName } = await getBrand(ctx)
    const brand = await getBrandOf(ctx, null)
    const operators = await findOperators(ctx.platform)
    await ctx.transaction(async (tx) => {
      for (const { email, language } of operators)
        if (email)
          await sendMailLater(
            tx,
            payoutRequestMail(brand, { to: email, language, site: siteName, payoutSeq, ...payout }),
          )
    })
  },
)

/** Mails every owner what the operator decided, unless it was changed meanwhile. */
export const mailPayout = on('settlements.mailPayout', payoutDecided, async (ctx, { payoutSeq, state }) => {
  const payout = await findState(ctx, payoutSeq)
  if (payout?.state !== state) return
  const brand = await getBrand(ctx)
  await ctx.transaction(async (tx) => {
    for (const { userSeq, email } of await findPeople(tx, await lockOwners(tx))) {
      const language = await languageFor(ctx, await findLanguageOf(ctx, userSeq))
      if (email) await sendMailLater(tx, payoutMail(brand, { to: email, language, ...payout, state }))
    }
  })
})

const kinds = { APPROVED: 'payoutApproved', HELD: 'payoutHeld', PAID: 'payoutPaid' } as const

export const notifyOfPayout = on(
  'settlements.notifyOfPayout',
  payoutDecided,
  async (ctx, { payoutSeq, state, at }) => {
    const payout = await findState(ctx, payoutSeq)
    if (payout?.state !== state) return
    await raiseAlarm(ctx, {
      alarmType: alarmTypes.enrolment,
      courseSeq: null,
      to: await ctx.transaction(lockOwners),
      content: {
        kind: payout.amount < 0 ? 'payoutReceived' : kinds[state],
        title: '',
        at: startOfMonth(payout.month),
      },
      path: `/settings/settlement?month=${payout.month}`,
      once: `payout:${payoutSeq}:${at}`,
    })
  },
)

/** Unless the document was submitted again meanwhile. */
export const notifyOfReturn = on(
  'settlements.notifyOfReturn',
  payeeDocumentReturned,
  async (ctx, { kind, at }) => {
    const found = (await findDocuments(ctx.db)).find((one) => one.kind === kind)
    if (found?.state !== 'RETURNED') return
    await raiseAlarm(ctx, {
      alarmType: alarmTypes.enrolment,
      courseSeq: null,
      to: await ctx.transaction(lockOwners),
      content: { kind: 'payeeDocumentReturned', title: '' },
      path: '/settings/settlement-document',
      once: `payee-document:${kind}:${at}`,
    })
  },
)
