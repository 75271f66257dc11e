import { redirectDocument } from 'react-router'
import { isSignInPage } from 'contract/values/sign-in-pages'
import { carriesOf } from 'contract/growth/integrations/third-party'
import type { Site } from './site.tsx'

/** Whether the current document contains third-party code; null on the server and on sites without such code. */
let drawnFor: ReturnType<typeof carriesOf> | null = null
/** Whether the current document is a sign-in page, which may not load Kakao's script; null without that script. */
let drawnForSignIn: boolean | null = null

/**
 * Scripts run as long as their document. On a site with third-party code, pages with that code and pages without it
 * therefore never share a document. docs/rules.md R-272.
 */
export function keepApart({ channel }: Pick<Site, 'channel'>) {
  const isPreview = document.querySelector('script[data-foreign]') !== null
  const runsCode = channel?.marketingTools.runsCode || isPreview
  drawnFor = runsCode ? carriesOf(location.pathname) : null
  drawnForSignIn = channel?.kakaoJsKey ? isSignInPage(location.pathname) : null
}

export const isKeptApart = () => drawnFor !== null || drawnForSignIn !== null

/** Reloads the document if the next page may not run the scripts of this one. */
export function staysApart(url: string) {
  const { pathname, search, hash } = new URL(url)
  const isOther = drawnFor !== null && carriesOf(pathname) !== drawnFor
  const isOtherKind = drawnForSignIn !== null && isSignInPage(pathname) !== drawnForSignIn
  if (isOther || isOtherKind) throw redirectDocument(pathname + search + hash)
  return null
}
