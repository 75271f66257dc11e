import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { isCountedPath } from 'contract/growth/visits/schemas'
import { logEvent, trackUserEvent } from 'contract/growth/visits/api'
import { useSession } from '../../../platform/session.tsx'
import { useSite, type Site } from '../../../platform/site.tsx'
import { arriving, goingOn, wasReloaded, type Coming } from './visit-source.ts'

/** Reports a page view to the site. It renders nothing, delays nothing and sets no cookie. */
export function Visits() {
  const site = useSite()
  const { pathname } = useLocation()
  const { state } = useSession()
  const coming = useRef<Coming>(null)
  const reported = useRef('')
  useEffect(() => {
    // Staff are not counted, so the session must be known.
    if (state === 'loading' || reported.current === pathname) return
    reported.current = pathname
    const { href } = location
    const isAgain = coming.current === null && wasReloaded()
    coming.current = coming.current
      ? goingOn(coming.current, href)
      : arriving({ href, referrer: document.referrer, isReload: isAgain })
    // A reload sends no referrer; a direct visit sends an empty one.
    const from = isAgain ? {} : { referer: cleaned(coming.current.referer) }
    void report(site, { path: pathname, ...from }).catch(() => null)
  }, [site, pathname, state])
  return null
}

async function report(site: Site, seen: { path: string; referer?: string }) {
  const { channel } = site
  if (!channel)
    return site.call(logEvent, { body: { eventType: 'PAGEVIEW', message: seen.path.slice(0, 500) } })
  if (!isCountedPath(seen.path)) return null
  const { channelSeq } = channel
  if (isNewHere(channelSeq)) {
    await site.call(trackUserEvent, { channelSeq, body: { message: 'NEW_VISITOR', ...seen } })
    recordVisit(channelSeq)
  }
  return site.call(trackUserEvent, { channelSeq, body: { message: 'PAGE_VIEW', ...seen } })
}

/** Origin and path of the referrer; the search terms of the visitor are not collected. */
const cleaned = (referer: string) =>
  URL.canParse(referer) ? (new URL(referer).origin + new URL(referer).pathname).slice(0, 2000) : ''

const visitedKey = (channelSeq: number) => `seodang.visited.${channelSeq}`
function isNewHere(channelSeq: number) {
  try {
    return localStorage.getItem(visitedKey(channelSeq)) === null
  } catch {
    return false
  }
}
/** Called only after a successful report: an offline first visit is reported the next time. */
function recordVisit(channelSeq: number) {
  try {
    localStorage.setItem(visitedKey(channelSeq), '1')
  } catch {
    // A browser without storage counts as a known visitor.
  }
}
