/** What stands on the wire for a class that belongs to no service alias. */
export const DEFAULT_ALIAS = 'default'

/** Where the classes of a service alias stand; docs/rules.md R-296. */
export const classesPath = (serviceAlias?: string | null) =>
  serviceAlias && serviceAlias !== DEFAULT_ALIAS ? `/${serviceAlias}/classes` : '/classes'

interface Placed {
  courseSeq: number
  serviceAlias: string
}
/** The one address of a class that is shared, linked and found. */
export const classPath = ({ courseSeq, serviceAlias }: Placed) => `${classesPath(serviceAlias)}/${courseSeq}`

/** The same page under the default: what a rule about paths looks at. `/me/classes` is a page of its own. */
export const withoutAlias = (path: string) => path.replace(underAlias, '')
const underAlias = /^\/(?!me\/)[a-z][a-z0-9-]{1,19}(?=\/classes(?:[/?#]|$))/
