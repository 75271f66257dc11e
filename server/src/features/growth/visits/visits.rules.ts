/** One visitor in one hour of one site, as far as told since the last writing. */
export interface Visit {
  hour: Date
  clientId: string
  pageViews: number
  isNew: boolean
  /** The host the visit came from; '' when it came by itself, null when from the site's own pages. */
  host: string | null
}

const HOUR_MS = 3_600_000
export const hourOf = (at: Date) => new Date(Math.floor(at.getTime() / HOUR_MS) * HOUR_MS)

/** The host of a referrer without `www.`; null for the site's own pages and for what is no web address. */
export function hostOf(referer: string, ownHosts: readonly string[]) {
  if (referer === '') return ''
  if (!URL.canParse(referer)) return null
  const { protocol, hostname, host } = new URL(referer)
  if (protocol !== 'https:' && protocol !== 'http:') return null
  return ownHosts.includes(host) || ownHosts.includes(hostname) ? null : hostname.replace(/^www\./, '')
}

/** Two tellings of the same visitor and hour as one. */
export const joined = (one: Visit, other: Visit): Visit => ({
  ...one,
  pageViews: one.pageViews + other.pageViews,
  isNew: one.isNew || other.isNew,
  host: one.host ?? other.host,
})
