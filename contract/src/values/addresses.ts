/** First labels that belong to the platform or look as if they did. */
const reserved = new Set(
  [
    'admin api app assets auth billing blog cdn demo dev docs files fonts ftp health help imap localhost login',
    'mail media metrics mx my ns1 ns2 pay pop realtime sandbox secure seodang service settings smtp static',
    'status studio support test tus webmail www',
  ].flatMap((line) => line.split(' ')),
)

/**
 * The reason why a site cannot have this address; null when its form is valid. Lower-case letters, digits and inner hyphens, 2 to
 * 20 of them, as host names require. docs/rules.md R-010.
 */
export function checkAddress(address: string): 'FORM' | 'RESERVED' | null {
  if (!/^[a-z0-9](?:[a-z0-9-]{0,18}[a-z0-9])$/.test(address) || address.includes('--')) return 'FORM'
  return reserved.has(address) ? 'RESERVED' : null
}

/** The last path segment of a page that staff write. docs/rules.md R-011. */
export const isPagePath = (path: string) => /^[A-Za-z0-9_-]{1,20}$/.test(path)
