import { isPagePath } from '../../values/addresses.ts'

export const PAGE_TITLE_LENGTH = 40
export const PAGE_PATH_LENGTH = 20

/** Addresses that the product may come to need itself. */
const reserved = new Set(
  'admin api assets edit create delete files fonts main new null path preview settings undefined'.split(' '),
)
/** Why a page cannot have this address; null when its form is fine. docs/rules.md R-202. */
export function checkPagePath(candidate: string): 'FORM' | 'RESERVED' | null {
  if (!isPagePath(candidate)) return 'FORM'
  return reserved.has(candidate.toLowerCase()) ? 'RESERVED' : null
}
/** The address of a page within its site. */
export const addressOfPage = (pagePathOf: string) => `/p/${pagePathOf}`
