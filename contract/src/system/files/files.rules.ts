import type { DocumentKind } from './schemas.ts'

/** How large a document may be. docs/rules.md R-321. */
export const MAX_DOCUMENT_BYTES: Readonly<Record<DocumentKind, number>> = {
  material: 300 * 1024 * 1024,
  assignment: 50 * 1024 * 1024,
}
/** Pictures: JPG or PNG, at most 2 MB. */
export const MAX_IMAGE_BYTES = 2 * 1024 * 1024
