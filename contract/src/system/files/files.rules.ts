import { acceptedDocuments, documentOf } from '../../values/documents.ts'
import type { DocumentKind } from './schemas.ts'

/** How large a document may be. docs/rules.md R-321. */
export const MAX_DOCUMENT_BYTES: Readonly<Record<DocumentKind, number>> = {
  material: 300 * 1024 * 1024,
  assignment: 50 * 1024 * 1024,
  payee: 10 * 1024 * 1024,
  invoice: 10 * 1024 * 1024,
  live_document: 20 * 1024 * 1024,
  board_file: 20 * 1024 * 1024,
  form_file: 20 * 1024 * 1024,
  import_file: 10 * 1024 * 1024,
}
/** What other services hand out: .xlsx and .csv. */
const sheetEnds = ['.xlsx', '.csv']
const isSheet = (filename: string) => sheetEnds.some((end) => filename.toLowerCase().endsWith(end))
/** Papers are scanned or photographed: PDF, JPG or PNG. */
const isPaper = (kind: DocumentKind) => kind === 'payee' || kind === 'invoice' || kind === 'live_document'
/** The type that a document of a kind has by its name; null for names that are not accepted. docs/rules.md. */
export function documentFor(kind: DocumentKind, filename: string) {
  const found = documentOf(filename)
  if (kind === 'import_file') return isSheet(filename) ? found : null
  const isAccepted = found && (!isPaper(kind) || ['pdf', 'jpeg', 'png'].includes(found.family))
  return isAccepted ? found : null
}
/** For the `accept` attribute of a file input. */
export function acceptedFor(kind: DocumentKind) {
  if (kind === 'import_file') return sheetEnds.join(',')
  return isPaper(kind) ? '.pdf,.jpg,.jpeg,.png' : acceptedDocuments
}
/** Pictures: JPG or PNG, at most 2 MB. */
export const MAX_IMAGE_BYTES = 2 * 1024 * 1024
