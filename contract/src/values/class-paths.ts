import type { ProductKind } from './type-codes.ts'

/** The wire value for a course without a service alias. */
export const DEFAULT_ALIAS = 'default'

/** The list path of a service alias. docs/rules.md R-296. */
export const classesPath = (serviceAlias?: string | null) =>
  serviceAlias && serviceAlias !== DEFAULT_ALIAS ? `/${serviceAlias}/classes` : '/classes'

interface Placed {
  courseSeq: number
  serviceAlias: string
  productKind?: ProductKind | null | undefined
}
/** The canonical path of a course; packages have none under an alias. */
export const classPath = ({ courseSeq, serviceAlias, productKind }: Placed) =>
  `${productKind === 'PACKAGE' ? '/packages' : classesPath(serviceAlias)}/${courseSeq}`

/** Where learning goes on: a package has no classroom of its own, a challenge begins at its missions. docs/rules.md R-1245. */
export const startPath = (course: Placed, next: number | null = null) => {
  if (course.productKind === 'PACKAGE') return '/me/classes'
  return `${classPath(course)}/${course.productKind === 'CHALLENGE' ? 'challenge' : `classroom/${next ?? 'first'}`}`
}

/** The same page without its alias, for rules about paths. `/me/classes` is a different page. */
export const withoutAlias = (path: string) => path.replace(underAlias, '')
const underAlias = /^\/(?!me\/)[a-z][a-z0-9-]{1,19}(?=\/classes(?:[/?#]|$))/
