import { isWebAddress } from 'contract/teaching/courses/kinds.rules'
import { workTypes, type WorkTypeCd } from 'contract/values/type-codes'
import type { FileSeq } from 'contract/values/ids'

interface WorkInput {
  content: string
  linkUrl: string | null
  fileSeq: FileSeq | null
}

/** Keeps only the parts that the mission asks for: a text may accompany a file or a link. docs/rules.md R-325. */
export function normalizeWork(workTypeCd: WorkTypeCd, { content, linkUrl, fileSeq }: WorkInput): WorkInput {
  return {
    content,
    linkUrl: workTypeCd === workTypes.link ? linkUrl : null,
    fileSeq: workTypeCd === workTypes.file ? fileSeq : null,
  }
}

type Violation = { path: string; rule: 'REQUIRED' | 'URL_WRONG' }
/** Missing parts of a submission. */
export function checkHandedIn(workTypeCd: WorkTypeCd, { content, linkUrl, fileSeq }: WorkInput): Violation[] {
  if (workTypeCd === workTypes.text && content === '') return [{ path: 'body.content', rule: 'REQUIRED' }]
  if (workTypeCd === workTypes.file && fileSeq === null) return [{ path: 'body.fileSeq', rule: 'REQUIRED' }]
  if (workTypeCd === workTypes.link && !isWebAddress(linkUrl ?? ''))
    return [{ path: 'body.linkUrl', rule: 'URL_WRONG' }]
  return []
}
