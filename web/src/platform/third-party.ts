import { redirectDocument } from 'react-router'
import { isSignInPage } from 'contract/values/sign-in-pages'
import { carriesOf } from 'contract/growth/integrations/third-party'
import type { Site } from './site.tsx'

/** How the document this browser is in was drawn: nothing on the server, where each page is one of its own. */
let drawnFor: ReturnType<typeof carriesOf> | null = null
/** The same of Kakao's script, which pages of signing in may not fetch. */
let drawnForSignIn: boolean | null = null

/**
 * Scripts stay for as long as their document. Where a site's pages carry code of others, pages that carry it and pages
 * that do not are therefore never one document. docs/rules.md R-272.
 */
export function keepApart({ channel }: Pick<Site, 'channel'>) {
  const isPreview = document.querySelector('script[data-foreign]') !== null
  const runsCode = channel?.marketingTools.runsCode || isPreview
  drawnFor = runsCode ? carriesOf(location.pathname) : null
  drawnForSignIn = channel?.kakaoJsKey ? isSignInPage(location.pathname) : null
}

export const isKeptApart = () => drawnFor !== null || drawnForSignIn !== null

/** Leaves by a whole page load where the next page may not carry what this one does. */
export function staysApart(url: string) {
  const { pathname, search, hash } = new URL(url)
  const isOther = drawnFor !== null && carriesOf(pathname) !== drawnFor
  const isOtherKind = drawnForSignIn !== null && isSignInPage(pathname) !== drawnForSignIn
  if (isOther || isOtherKind) throw redirectDocument(pathname + search + hash)
  return null
}
