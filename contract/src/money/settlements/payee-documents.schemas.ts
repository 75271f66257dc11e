import { z } from 'zod'
import { DocumentRow } from '../../system/files/schemas.ts'
import { currency, instant } from '../../values/ids.ts'
import { payeeDocumentKinds, payeeDocumentStates } from './payee-documents.rules.ts'

/** A document that proves who is paid. */
export const PayeeDocument = DocumentRow.extend({
  kind: z.enum(payeeDocumentKinds),
  state: z.enum(payeeDocumentStates),
  /** Why it was returned. */
  reason: z.string().nullable(),
  submittedAt: instant,
})

/** The invoice of the fee of a closed statement. */
export const Invoice = z.object({
  invoiceNo: z.string(),
  issuedOn: z.string(),
  hasFile: z.boolean(),
})

/** The fee of a closed statement, with its invoice once the operator issued it. */
export const FeeInvoice = z.object({
  /** `2026-11` */
  month: z.string(),
  currency,
  feeAmount: z.int(),
  taxAmount: z.int(),
  invoice: Invoice.nullable(),
})
