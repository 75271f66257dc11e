import { seq } from 'contract/values/seq'
import type { SiteImportSeq } from 'contract/values/ids'

export interface ArchiveUpload {
  siteImportSeq: SiteImportSeq
  fileSize: number
}

/** What the signature of a ticket covers. */
export const ticketSubject = ({ siteImportSeq, fileSize }: ArchiveUpload) =>
  `archive/${siteImportSeq}/${fileSize}`

/** The content of a ticket, before its signature is checked. */
export function readTicket(ticket: string) {
  const [kind, number, size, expires = '', signature = ''] = ticket.split('/')
  const siteImportSeq = seq('siteImport').safeParse(Number(number))
  if (kind !== 'archive' || !siteImportSeq.success) return null
  return { siteImportSeq: siteImportSeq.data, fileSize: Number(size), expires, signature }
}

/** The id of an upload in its URL: names its import and cannot be guessed. */
export const uploadIdOf = ({ siteImportSeq }: Pick<ArchiveUpload, 'siteImportSeq'>, secret: string) =>
  `archive-${siteImportSeq}-${secret}`

export function importOf(uploadId: string): SiteImportSeq | null {
  const [kind, number] = uploadId.split('-')
  const siteImportSeq = seq('siteImport').safeParse(Number(number))
  return kind === 'archive' && siteImportSeq.success ? siteImportSeq.data : null
}
