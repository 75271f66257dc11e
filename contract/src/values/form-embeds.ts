const EMBEDDED = /^\/forms\/([a-z0-9][a-z0-9-]{3,39})\/?$/
const MARKED = /[?&]embed=1(?:&|$)/

/** The address of a form without the frame of its site, to be shown inside a page of the same site. */
export const embedPath = (formId: string) => `/forms/${formId}?embed=1`

/** The form that is shown inside another page at this address; null for any other page. docs/rules.md R-1038. */
export function embeddedForm({ pathname, search }: { pathname: string; search: string }) {
  return MARKED.test(search) ? (EMBEDDED.exec(pathname)?.[1] ?? null) : null
}
