import { ORDER_YEARS } from 'contract/money/orders/retention.schemas'
import { neededDocuments, type PayeeDocumentKind } from 'contract/money/settlements/payee-documents.rules'
import type { FileSeq } from 'contract/values/ids'
import type { Context, MemberContext } from '../../../platform/context.ts'
import type { ChannelDb } from '../../../platform/db/channel-db.ts'
import { lockChannel } from '../../../platform/db/channels.queries.ts'
import type { Timer } from '../../../platform/jobs/tasks.ts'
import { refuse } from '../../../platform/refuse.ts'
import { openedFor, replaceImages, requireSent } from '../../system/files/files.public.ts'
import { deleteOldDocuments, findDocuments, lockDocument, upsertDocument } from './payee-documents.queries.ts'
import { findPayee } from './payees.queries.ts'

/** What the site submitted, and what its payee needs: nothing until one is named. */
export async function readDocuments(db: ChannelDb) {
  const payee = await findPayee(db)
  return {
    documents: await findDocuments(db),
    needed: payee ? [...neededDocuments(payee.taxKind)] : [],
  }
}

/** docs/rules.md R-850. */
export async function submitDocument(
  ctx: MemberContext,
  { documentKind: kind, fileSeq }: { documentKind: PayeeDocumentKind; fileSeq: FileSeq },
) {
  await ctx.transaction(async (tx) => {
    await lockChannel(tx, ctx.channelSeq)
    const before = await lockDocument(tx, kind)
    if (before?.fileSeq === fileSeq) return
    await requireSent(tx, { fileSeqs: [fileSeq], kind: 'payee', userSeq: ctx.user.userSeq })
    const now = ctx.now()
    await upsertDocument(tx, { kind, fileSeq, submittedAt: now })
    await replaceImages(tx, { before: [before?.fileSeq ?? null], after: [fileSeq], now, kinds: ['payee'] })
    ctx.audit.record({ about: kind, before: { state: before?.state ?? null }, after: { state: 'SUBMITTED' } })
  })
  return null
}

/** A URL of the file for a few minutes. The caller has checked that the user may read it. */
export async function openDocument(ctx: Context, kind: PayeeDocumentKind) {
  const found = (await findDocuments(ctx.db)).find((one) => one.kind === kind)
  if (!found) throw refuse('NOT_FOUND')
  return { url: openedFor(ctx, found.fileSeq) }
}

/** Deletes what the law no longer asks to keep. docs/rules.md R-854. */
export const forgetDocuments: Timer = {
  name: 'settlements.forgetDocuments',
  cron: '40 4 * * *',
  visit: (ctx) => {
    const now = ctx.now()
    const before = new Date(now)
    before.setUTCFullYear(before.getUTCFullYear() - ORDER_YEARS)
    return ctx.transaction(async (tx) => {
      const files = await deleteOldDocuments(tx, before)
      await replaceImages(tx, { before: files.map(({ fileSeq }) => fileSeq), after: [], now })
    })
  },
}
