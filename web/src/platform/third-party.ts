import { redirectDocument } from 'react-router'
import { carriesOf } from 'contract/third-party'
import type { Site } from './site.tsx'

/** How the document this browser is in was drawn: nothing on the server, where each page is one of its own. */
let drawnFor: ReturnType<typeof carriesOf> | null = null

/**
 * Scripts stay for as long as their document. Where a site's pages carry code of others, pages that carry it and pages
 * that do not are therefore never one document. docs/rules.md R-272.
 */
export function keepApart({ channel }: Pick<Site, 'channel'>) {
  const isTryout = document.querySelector('script[data-foreign]') !== null
  if (channel?.marketingTools.runsCode || isTryout) drawnFor = carriesOf(location.pathname)
}

export const isKeptApart = () => drawnFor !== null

/** Leaves by a whole page load where the next page may not carry what this one does. */
export function staysApart(url: string) {
  const { pathname, search, hash } = new URL(url)
  if (drawnFor !== null && carriesOf(pathname) !== drawnFor) throw redirectDocument(pathname + search + hash)
  return null
}
