import { payoutDecided, payoutRequested } from 'contract/money/settlements/payouts.events'
import { DOCUMENTS_MISSING, lackingDocuments } from 'contract/money/settlements/payee-documents.rules'
import { withholdingOf } from 'contract/money/settlements/payees.rules'
import { stateAfter, type PayoutAct } from 'contract/money/settlements/payouts.rules'
import { firstDayOf, type Month } from 'contract/money/settlements/settlements.rules'
import type { Currency, PayoutSeq } from 'contract/values/ids'
import type { MemberContext } from '../../../platform/context.ts'
import type { ChannelTx } from '../../../platform/db/channel-db.ts'
import { lockChannel } from '../../../platform/db/channels.queries.ts'
import { emit } from '../../../platform/jobs/tasks.ts'
import { refuse } from '../../../platform/refuse.ts'
import { findDocuments } from './payee-documents.queries.ts'
import { findPayee } from './payees.queries.ts'
import { changePayout, lockPayout } from './payouts.queries.ts'
import { findSettlement } from './settlements.queries.ts'

export type PayoutRow = NonNullable<Awaited<ReturnType<typeof lockPayout>>>

export const nextState = ({ state, balance, movedTo }: PayoutRow, act: PayoutAct) =>
  stateAfter({ state, balance, isMoved: movedTo !== null }, act)

/** Once: pressing again changes nothing and notifies nobody. Held while documents are missing. docs/rules.md. */
export async function requestPayout(
  ctx: MemberContext,
  { month, currency }: { month: Month; currency: Currency },
) {
  return ctx.transaction(async (tx) => {
    const statement = await findSettlement(tx, { month: firstDayOf(month), currency })
    const payout = statement?.payoutSeq ? await lockPayout(tx, statement.payoutSeq) : undefined
    if (!payout) throw refuse('NOT_FOUND')
    if (payout.state === 'REQUESTED') return { isHeld: false }
    const requested = nextState(payout, 'REQUEST')
    if (requested === null) throw refuse('PAYOUT_CHANGED')
    await lockChannel(tx, ctx.channelSeq)
    const payee = await findPayee(tx)
    if (!payee) throw refuse('PAYEE_MISSING')
    const withholdingAmount = withholdingOf({ ...payout, taxKind: payee.taxKind })
    const requestedAt = ctx.now()
    const isHeld = lackingDocuments(payee.taxKind, await findDocuments(tx)).length > 0
    const state = isHeld ? 'HELD' : requested
    await changePayout(tx, payout.payoutSeq, {
      state,
      requestedAt,
      withholdingAmount,
      holdReason: isHeld ? DOCUMENTS_MISSING : null,
      ...(isHeld && { heldAt: requestedAt }),
    })
    if (!isHeld) await emit(tx, payoutRequested, { payoutSeq: payout.payoutSeq })
    ctx.audit.record({
      about: month,
      before: { state: payout.state },
      after: { state, amount: payout.balance, currency },
    })
    return { isHeld }
  })
}

/** Owners are notified of what the operator decided, after the commit. */
export const announce = (
  tx: ChannelTx,
  payoutSeq: PayoutSeq,
  { state, at }: { state: 'APPROVED' | 'HELD' | 'PAID'; at: Date },
) => emit(tx, payoutDecided, { payoutSeq, state, at: at.toISOString() })
