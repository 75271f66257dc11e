import type { TaxKind } from './payees.rules.ts'

/** What proves who is paid: a copy of the bank book, the business licence, an identity card. */
export const payeeDocumentKinds = ['BANK_BOOK', 'BUSINESS_LICENCE', 'ID'] as const
export type PayeeDocumentKind = (typeof payeeDocumentKinds)[number]
export const payeeDocumentStates = ['SUBMITTED', 'APPROVED', 'RETURNED'] as const
export type PayeeDocumentState = (typeof payeeDocumentStates)[number]

/** What a payout is held for until the documents are submitted. It stands where the operator otherwise writes a reason. */
export const DOCUMENTS_MISSING = 'DOCUMENTS_MISSING'
export const LONGEST_RETURN_REASON = 500
export const LONGEST_INVOICE_NO = 60

const needed: Record<TaxKind, readonly PayeeDocumentKind[]> = {
  INDIVIDUAL: ['BANK_BOOK', 'ID'],
  BUSINESS: ['BANK_BOOK', 'BUSINESS_LICENCE'],
}
/** docs/rules.md R-850. */
export const neededDocuments = (taxKind: TaxKind) => needed[taxKind]

interface Document {
  kind: PayeeDocumentKind
  state: PayeeDocumentState
}
const stateOf = (documents: readonly Document[], kind: PayeeDocumentKind) =>
  documents.find((one) => one.kind === kind)?.state ?? null

/** The needed documents that are not there, or were returned: a payout is held for them. docs/rules.md R-851. */
export const lackingDocuments = (taxKind: TaxKind, documents: readonly Document[]) =>
  needed[taxKind].filter((kind) => {
    const state = stateOf(documents, kind)
    return state === null || state === 'RETURNED'
  })

/** The needed documents that the operator has not approved: until then no payout is. docs/rules.md R-851. */
export const unapprovedDocuments = (taxKind: TaxKind, documents: readonly Document[]) =>
  needed[taxKind].filter((kind) => stateOf(documents, kind) !== 'APPROVED')
