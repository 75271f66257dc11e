import { actionOf, type Endpoint } from 'contract/http/endpoint'
import type * as api from 'contract/money/settlements/payouts.api'
import { unapprovedDocuments } from 'contract/money/settlements/payee-documents.rules'
import type { PayoutAct, PayoutState } from 'contract/money/settlements/payouts.rules'
import { monthOf } from 'contract/money/settlements/settlements.rules'
import type { PayoutSeq } from 'contract/values/ids'
import { seoulDay } from 'contract/values/korea-time'
import type { z } from 'zod'
import { insertStaffAction, type Facts } from '../../../platform/audit/audit.queries.ts'
import type { PlatformContext, SignedIn } from '../../../platform/context.ts'
import type { ChannelTx } from '../../../platform/db/channel-db.ts'
import { lockChannel } from '../../../platform/db/channels.queries.ts'
import { refuse } from '../../../platform/refuse.ts'
import { findSiteCard } from '../../site/sites/sites.public.ts'
import { enterCharges } from '../orders/settled-entries.public.ts'
import { findInvoice } from './invoices.queries.ts'
import { invoiceView } from './invoices.service.ts'
import { findDocuments } from './payee-documents.queries.ts'
import { readDocuments } from './payee-documents.service.ts'
import { findPayee } from './payees.queries.ts'
import { openAccount, readPayee } from './payees.service.ts'
import { changePayout, countPayouts, findPayout, findPayouts, lockPayout } from './payouts.queries.ts'
import { announce, nextState, type PayoutRow } from './payouts.service.ts'
import { findStatement } from './settlements.queries.ts'
import { closedView } from './statements.views.ts'

type Operator = SignedIn<PlatformContext>
type ListedRow = NonNullable<Awaited<ReturnType<typeof findPayout>>>

/** The payout with its statement, which only its site may read. A closed site is still listed, without a name. */
async function viewOf(ctx: PlatformContext, row: ListedRow) {
  const card = await findSiteCard(ctx, row.channelSeq)
  const site = await ctx.at(row.channelSeq)
  const found = await findStatement(site.db, row.settlementNo)
  if (!found?.state) throw refuse('NOT_FOUND')
  const statement = closedView(found)
  const { month, currency, balance, withholdingAmount, movedTo, holdReason, paidOn, reference } = statement
  const payout = {
    ...row,
    siteName: card?.name ?? '',
    siteUrl: card?.domain ?? '',
    state: found.state,
    month,
    currency,
    balance,
    withholdingAmount,
    movedTo,
    holdReason,
    paidOn,
    reference,
  }
  return { payout, statement }
}

export async function listPayouts(ctx: PlatformContext, query: z.output<(typeof api.listPayouts)['query']>) {
  const rows = await findPayouts(ctx.platform, query)
  const views = await Promise.all(rows.map((row) => viewOf(ctx, row)))
  return { list: views.map(({ payout }) => payout), total: await countPayouts(ctx.platform, query.shelf) }
}

export async function readPayout(ctx: PlatformContext, payoutSeq: PayoutSeq) {
  const row = await findPayout(ctx.platform, payoutSeq)
  if (!row) throw refuse('NOT_FOUND')
  const view = await viewOf(ctx, row)
  const site = await ctx.at(row.channelSeq)
  const isDue = view.payout.state === 'APPROVED'
  const invoice = await findInvoice(site.db, row.settlementNo)
  return {
    ...view,
    ...(await readDocuments(site.db)),
    invoice: invoice ? invoiceView(invoice) : null,
    payee: await readPayee(site.db),
    accountNumber: isDue ? await openAccount(site) : null,
  }
}

interface Decision {
  endpoint: Endpoint
  act: Exclude<PayoutAct, 'REQUEST'>
  seen: PayoutState
  /** The decision was made already, in the same words. */
  isDone: (payout: PayoutRow) => boolean
  write: (tx: ChannelTx, payout: PayoutRow, now: Date) => Promise<void>
  facts?: Facts
}
/**
 * Decides about what the operator saw, once: repeated it changes nothing. @throws PAYOUT_CHANGED when another operator or the owner
 * was first
 */
async function decide(
  ctx: Operator,
  payoutSeq: PayoutSeq,
  { endpoint, act, seen, isDone, write, facts }: Decision,
) {
  const row = await findPayout(ctx.platform, payoutSeq)
  if (!row) throw refuse('NOT_FOUND')
  const site = await ctx.at(row.channelSeq)
  const now = ctx.now()
  await site.transaction(async (tx) => {
    const payout = await lockPayout(tx, payoutSeq)
    if (!payout) throw refuse('NOT_FOUND')
    if (isDone(payout)) return
    const state = nextState(payout, act)
    if (state === null || payout.state !== seen) throw refuse('PAYOUT_CHANGED')
    await write(tx, payout, now)
    if (state !== 'APPROVED' && state !== 'HELD' && state !== 'PAID') throw refuse('PAYOUT_CHANGED')
    await announce(tx, payoutSeq, { state, at: now })
    const { currency, balance } = payout
    await insertStaffAction(tx, {
      userSeq: ctx.user.userSeq,
      role: 'OPR',
      action: actionOf(endpoint),
      place: { payoutSeq },
      about: monthOf(payout.month),
      before: { state: payout.state },
      after: { state, amount: balance, currency, ...facts },
      createdAt: now,
    })
  })
  return null
}

type SeenInput = Pick<Decision, 'endpoint' | 'seen'>
/** PAYEE_DOCUMENTS_OPEN until the documents of the payee are approved. docs/rules.md R-851. */
export const approvePayout = (ctx: Operator, payoutSeq: PayoutSeq, input: SeenInput) =>
  decide(ctx, payoutSeq, {
    ...input,
    act: 'APPROVE',
    isDone: ({ state }) => state === 'APPROVED',
    write: async (tx, { channelSeq }, now) => {
      await lockChannel(tx, channelSeq)
      const payee = await findPayee(tx)
      if (!payee || unapprovedDocuments(payee.taxKind, await findDocuments(tx)).length > 0)
        throw refuse('PAYEE_DOCUMENTS_OPEN')
      await changePayout(tx, payoutSeq, { state: 'APPROVED', approvedAt: now, holdReason: null })
    },
  })

export const holdPayout = (ctx: Operator, payoutSeq: PayoutSeq, input: SeenInput & { reason: string }) =>
  decide(ctx, payoutSeq, {
    ...input,
    act: 'HOLD',
    isDone: () => false,
    write: async (tx, _, now) => {
      await changePayout(tx, payoutSeq, { state: 'HELD', heldAt: now, holdReason: input.reason })
    },
    facts: { reason: input.reason },
  })

interface Paid extends SeenInput {
  /** The day in Seoul on which the money moved. */
  paidOn: string
  reference: string
}
/** Enters in the ledger what moved: to the site, to the tax office for it, or from the site. docs/rules.md R-812. */
export const payPayout = (ctx: Operator, payoutSeq: PayoutSeq, { paidOn, reference, ...input }: Paid) =>
  decide(ctx, payoutSeq, {
    ...input,
    act: 'PAY',
    isDone: (payout) => payout.state === 'PAID' && payout.paidOn === paidOn && payout.reference === reference,
    write: async (tx, payout, now) => {
      const { closedAt, settlementNo, currency, balance, withholdingAmount } = payout
      if (closedAt === null || paidOn < seoulDay(closedAt) || paidOn > seoulDay(now))
        throw refuse('PAYOUT_DAY_WRONG')
      await changePayout(tx, payoutSeq, { state: 'PAID', paidAt: now, paidOn, reference })
      const occurredAt = now
      const moved = { currency, settlementNo, occurredAt }
      await enterCharges(tx, [
        { ...moved, kind: 'PAYOUT', amount: balance - withholdingAmount },
        { ...moved, kind: 'WITHHOLDING', amount: withholdingAmount },
      ])
    },
    facts: { paidOn, reference },
  })
