/** First labels that are ours, or that people would take for ours. */
const reserved = new Set(
  [
    'admin api app assets auth billing blog cdn demo dev docs files fonts ftp health help imap localhost login',
    'mail media metrics mx my ns1 ns2 pay pop realtime sandbox secure seodang service settings smtp static',
    'status studio support test tus webmail www',
  ].flatMap((line) => line.split(' ')),
)

/**
 * Why a site cannot have this address; null when its form is fine. Lower-case letters, digits and inner hyphens,
 * 2 to 20 of them: what a host name takes. docs/rules.md R-010.
 */
export function checkAddress(address: string): 'FORM' | 'RESERVED' | null {
  if (!/^[a-z0-9](?:[a-z0-9-]{0,18}[a-z0-9])$/.test(address) || address.includes('--')) return 'FORM'
  return reserved.has(address) ? 'RESERVED' : null
}

/** The last part of the address of a page an owner makes. docs/rules.md R-011. */
export const isPagePath = (path: string) => /^[A-Za-z0-9_-]{1,20}$/.test(path)
