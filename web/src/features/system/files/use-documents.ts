import { getUploadUrl } from 'contract/system/files/api'
import type { DocumentKind } from 'contract/system/files/schemas'
import { documentFor, MAX_DOCUMENT_BYTES } from 'contract/system/files/files.rules'
import { useChannel, useSite } from '../../../platform/site.tsx'
import { putFile, type Stored } from '../../../platform/upload.ts'
import { useSending, type SendError } from './use-sending.ts'

/** Returns the reason to reject a file before its upload, or null. */
function checkAcceptable(file: Pick<File, 'name' | 'size'>, kind: DocumentKind): SendError | null {
  if (!documentFor(kind, file.name)) return 'notTaken'
  if (file.size === 0) return 'empty'
  return file.size > MAX_DOCUMENT_BYTES[kind] ? 'tooLarge' : null
}

/** Documents that are uploaded one after the other while the user fills in a form. */
export function useDocuments(kind: DocumentKind, onStored?: (stored: Stored) => void) {
  const put = useSendDocument(kind)
  return useDocumentsSentBy(kind, put, onStored)
}
/** The same where a screen sends them in a way of its own. */
export function useDocumentsSentBy(
  kind: DocumentKind,
  put: Parameters<typeof useSending>[0]['put'],
  onStored?: (stored: Stored) => void,
) {
  return useSending({ whyNot: (file) => checkAcceptable(file, kind), put, onStored })
}
export type Documents = ReturnType<typeof useDocuments>

/** Uploads one document. */
export function useSendDocument(kind: DocumentKind) {
  const { call } = useSite()
  const { channelSeq } = useChannel()
  return async (file: File, watch?: Parameters<typeof putFile>[2]) => {
    const query = { filename: file.name, fileSize: file.size, kind }
    const { uploadUrl } = await call(getUploadUrl, { channelSeq, query })
    watch?.signal?.throwIfAborted()
    return putFile(uploadUrl, file, watch)
  }
}
