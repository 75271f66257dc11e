const EMBEDDED = /^\/forms\/([a-z0-9][a-z0-9-]{3,39})\/?$/
const PARAMETER = 'embed'

/** The address of a form without the frame of its site, to be shown inside a page of the same site. */
export const embedPath = (formId: string) => `/forms/${formId}?${PARAMETER}=1`

/** The form that is shown inside another page at this address; null for any other page. docs/rules.md R-1038. */
export function embeddedForm({ pathname, search }: { pathname: string; search: string }) {
  const isEmbedded = new URLSearchParams(search).get(PARAMETER) === '1'
  return isEmbedded ? (EMBEDDED.exec(pathname)?.[1] ?? null) : null
}
