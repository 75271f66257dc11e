import type { CourseSeq } from 'contract/values/ids'
import type { ProductKind } from 'contract/values/type-codes'

interface Row {
  courseSeq: CourseSeq
  productKind: ProductKind
}
/** The page of a product that visitors see. */
export const pageOf = ({ courseSeq, productKind }: Row) =>
  `/${productKind === 'PACKAGE' ? 'packages' : 'classes'}/${courseSeq}`
/** Where staff change it. */
export const settingsOf = (row: Row) =>
  row.productKind === 'CONTENTS' ? `/studio/${row.courseSeq}/contents` : `${pageOf(row)}/settings`
