import type { Input, Output } from 'contract/http/endpoint'
import * as api from 'contract/money/settlements/payee-documents.api'
import type { PayeeDocumentKind } from 'contract/money/settlements/payee-documents.rules'
import { documentFor, MAX_DOCUMENT_BYTES } from 'contract/system/files/files.rules'
import type { PayoutSeq } from 'contract/values/ids'
import { useCommand, useEndpoint } from '../../../platform/endpoint.ts'
import { useChannel, useSite } from '../../../platform/site.tsx'
import { putFile } from '../../../platform/upload.ts'
import { goToFile } from '../../system/files/go-to-file.ts'
import { useSending } from '../../system/files/use-sending.ts'

export type SettlementDocuments = Output<typeof api.listSettlementDocuments>
export type PayeeDocument = SettlementDocuments['documents'][number]
export type FeeInvoice = SettlementDocuments['invoices'][number]

export const useSettlementDocuments = () => useEndpoint(api.listSettlementDocuments, {})
export const useSubmitDocument = () => useCommand(api.submitPayeeDocument, {})
export const useDecideDocument = (payoutSeq: PayoutSeq) => useCommand(api.decidePayeeDocument, { payoutSeq })
export const useSaveInvoice = (payoutSeq: PayoutSeq) => useCommand(api.saveInvoice, { payoutSeq })

/** Downloads a document of the site. */
export function useOpenDocument() {
  const { call } = useSite()
  const { channelSeq } = useChannel()
  return async (kind: PayeeDocumentKind) =>
    goToFile((await call(api.openPayeeDocument, { channelSeq, query: { documentKind: kind } })).url)
}

/** Downloads the same document for the operator. */
export function useOpenPayoutDocument(payoutSeq: PayoutSeq) {
  const { call } = useSite()
  return async (kind: PayeeDocumentKind) =>
    goToFile((await call(api.openPayoutDocument, { payoutSeq, query: { documentKind: kind } })).url)
}

export function useOpenInvoice() {
  const { call } = useSite()
  const { channelSeq } = useChannel()
  return async ({ month, currency }: FeeInvoice) => {
    const input: Input<typeof api.openInvoice> = { channelSeq, settlementMonth: month, query: { currency } }
    goToFile((await call(api.openInvoice, input)).url)
  }
}

/** The file of an invoice, uploaded by the operator, who is no member of the site. */
export function useInvoiceFile(payoutSeq: PayoutSeq) {
  const { call } = useSite()
  return useSending({
    whyNot({ name, size }) {
      if (!documentFor('invoice', name)) return 'notTaken'
      if (size === 0) return 'empty'
      return size > MAX_DOCUMENT_BYTES.invoice ? 'tooLarge' : null
    },
    async put(file, watch) {
      const query = { filename: file.name, fileSize: file.size }
      const { uploadUrl } = await call(api.getInvoiceUploadUrl, { payoutSeq, query })
      watch.signal?.throwIfAborted()
      return putFile(uploadUrl, file, watch)
    },
  })
}
