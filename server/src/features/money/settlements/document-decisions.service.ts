import type { decidePayeeDocument as DecideDocument } from 'contract/money/settlements/payee-documents.api'
import type { PayeeDocumentKind } from 'contract/money/settlements/payee-documents.rules'
import { payeeDocumentReturned } from 'contract/money/settlements/payouts.events'
import { actionOf, type Endpoint } from 'contract/http/endpoint'
import type { PayoutSeq } from 'contract/values/ids'
import type { z } from 'zod'
import { insertStaffAction } from '../../../platform/audit/audit.queries.ts'
import type { PlatformContext, SignedIn } from '../../../platform/context.ts'
import { lockChannel } from '../../../platform/db/channels.queries.ts'
import { emit } from '../../../platform/jobs/tasks.ts'
import { refuse } from '../../../platform/refuse.ts'
import { decideDocument, lockDocument } from './payee-documents.queries.ts'
import { openDocument } from './payee-documents.service.ts'
import { findPayout } from './payouts.queries.ts'

type Operator = SignedIn<PlatformContext>

async function siteOf(ctx: Operator, payoutSeq: PayoutSeq) {
  const payout = await findPayout(ctx.platform, payoutSeq)
  if (!payout) throw refuse('NOT_FOUND')
  return ctx.at(payout.channelSeq)
}

export const openPayoutDocument = async (ctx: Operator, payoutSeq: PayoutSeq, kind: PayeeDocumentKind) =>
  openDocument(await siteOf(ctx, payoutSeq), kind)

/** @throws PAYOUT_CHANGED when the site submitted another file meanwhile. docs/rules.md R-850. */
export async function decidePayeeDocument(
  ctx: Operator,
  payoutSeq: PayoutSeq,
  {
    documentKind: kind,
    fileSeq,
    reason,
    endpoint,
  }: z.output<(typeof DecideDocument)['body']> & { endpoint: Endpoint },
) {
  const site = await siteOf(ctx, payoutSeq)
  const now = ctx.now()
  const state = reason === null ? 'APPROVED' : 'RETURNED'
  await site.transaction(async (tx) => {
    await lockChannel(tx, site.channelSeq)
    const document = await lockDocument(tx, kind)
    if (!document) throw refuse('NOT_FOUND')
    if (document.fileSeq !== fileSeq) throw refuse('PAYOUT_CHANGED')
    if (document.state === state && document.reason === reason) return
    await decideDocument(tx, kind, { state, reason, decidedAt: now })
    if (state === 'RETURNED') await emit(tx, payeeDocumentReturned, { kind, at: now.toISOString() })
    await insertStaffAction(tx, {
      userSeq: ctx.user.userSeq,
      role: 'OPR',
      action: actionOf(endpoint),
      place: { payoutSeq },
      about: kind,
      before: { state: document.state },
      after: { state, ...(reason && { reason }) },
      createdAt: now,
    })
  })
  return null
}
