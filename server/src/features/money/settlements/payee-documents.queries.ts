import { sql } from 'kysely'
import type { PayeeDocumentKind, PayeeDocumentState } from 'contract/money/settlements/payee-documents.rules'
import type { FileSeq } from 'contract/values/ids'
import type { ChannelDb, ChannelTx } from '../../../platform/db/channel-db.ts'
import { tables } from '../../../platform/db/tables.ts'

export const findDocuments = (db: ChannelDb) =>
  tables(db)
    .selectFrom('payeeDocuments as document')
    .innerJoin('files', 'files.fileSeq', 'document.fileSeq')
    .select([
      'document.kind',
      'document.state',
      'document.reason',
      'document.submittedAt',
      'document.fileSeq',
      'files.originFileName',
      'files.contentType',
      'files.fileSize',
    ])
    .orderBy('document.kind')
    .execute()

export const lockDocument = (tx: ChannelTx, kind: PayeeDocumentKind) =>
  tables(tx)
    .selectFrom('payeeDocuments')
    .select(['fileSeq', 'state', 'reason'])
    .where('kind', '=', kind)
    .forUpdate()
    .executeTakeFirst()

interface Document {
  kind: PayeeDocumentKind
  fileSeq: FileSeq
  submittedAt: Date
}
export const upsertDocument = (tx: ChannelTx, document: Document) => {
  const submitted = { ...document, state: 'SUBMITTED' as const, reason: null, decidedAt: null }
  return tables(tx)
    .insertInto('payeeDocuments')
    .values(submitted)
    .onConflict((same) => same.columns(['channelSeq', 'kind']).doUpdateSet(submitted))
    .execute()
}

interface Decision {
  state: PayeeDocumentState
  reason: string | null
  decidedAt: Date
}
export const decideDocument = (tx: ChannelTx, kind: PayeeDocumentKind, decision: Decision) =>
  tables(tx).updateTable('payeeDocuments').set(decision).where('kind', '=', kind).execute()

/** What was approved is looked at again. */
export const reopenDocuments = (tx: ChannelTx) =>
  tables(tx)
    .updateTable('payeeDocuments')
    .set({ state: 'SUBMITTED', decidedAt: null })
    .where('state', '=', 'APPROVED')
    .execute()

/** Documents from before a moment, unless a payout was paid since or is under way; returns their files. */
export const deleteOldDocuments = (tx: ChannelTx, before: Date) =>
  tables(tx)
    .deleteFrom('payeeDocuments')
    .where('submittedAt', '<', before)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('payouts')
            .select('payouts.payoutSeq')
            .where(sql<boolean>`payouts.channel_seq = bound_channel()`)
            .where(({ or, eb }) =>
              or([
                eb('payouts.paidAt', '>=', before),
                eb('payouts.state', 'in', ['REQUESTED', 'APPROVED', 'HELD']),
              ]),
            ),
        ),
      ),
    )
    .returning('fileSeq')
    .execute()
