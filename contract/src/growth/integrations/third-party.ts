import { withoutAlias } from '../../values/class-paths.ts'

/**
 * Which code of others a page may carry: `all` on the storefront's own pages, `chat` where staff work, `none` wherever
 * somebody signs in, pays, learns or changes what is theirs. What is not named carries none.
 */
export type Carries = 'all' | 'chat' | 'none'

export function carriesOf(address: string): Carries {
  const path = withoutAlias(address)
  if (management.test(path)) return 'chat'
  if (done.test(path)) return 'none'
  return path === '/' || path === '/notices' || open.test(path) ? 'all' : 'none'
}
const management = /^\/(?:settings|classes\/create|classes\/\d+\/settings)(?:\/|$)/
const done = /\/(?:payment|classroom|create|edit|preview)(?:\/|$)|^\/classes\/\d+\/chat(?:\/|$)/
const open = /^\/(?:main|intro|classes|packages|notices|p)(?:\/|$)/
