import { lackingDocuments, neededDocuments } from 'contract/money/settlements/payee-documents.rules'
import type { ChannelDb } from '../../../platform/db/channel-db.ts'
import { findDocuments } from './payee-documents.queries.ts'
import { findPayee } from './payees.queries.ts'

export { summariseLedger } from './ledger-check.queries.ts'

/** What a site hands in to be paid, the payee and the documents, each there or not. */
export async function documentParts(db: ChannelDb) {
  const payee = await findPayee(db)
  if (!payee) return [false]
  const lacking = lackingDocuments(payee.taxKind, await findDocuments(db))
  return [true, ...neededDocuments(payee.taxKind).map((kind) => !lacking.includes(kind))]
}
