import { withoutAlias } from '../../values/class-paths.ts'

/**
 * The third-party code a page may run: `all` on storefront pages, `chat` on staff pages, `none` on pages to sign in, pay, learn or
 * change personal data. Unlisted pages run none. Addresses match in any case, as routes do.
 */
export type Carries = 'all' | 'chat' | 'none'

export function carriesOf(address: string): Carries {
  const path = withoutAlias(address.toLowerCase())
  if (management.test(path)) return 'chat'
  if (done.test(path)) return 'none'
  return path === '/' || path === '/notices' || open.test(path) ? 'all' : 'none'
}
const management = /^\/(?:settings|classes\/create|classes\/\d+\/settings)(?:\/|$)/
const done = /\/(?:payment|classroom|create|edit|preview)(?:\/|$)|^\/classes\/\d+\/(?:chat|live)(?:\/|$)/
const open = /^\/(?:main|intro|classes|packages|notices|p)(?:\/|$)/
