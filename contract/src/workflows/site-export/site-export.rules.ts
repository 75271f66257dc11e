export const siteExportStates = ['RUNNING', 'READY', 'FAILED', 'DELETED'] as const
export type SiteExportState = (typeof siteExportStates)[number]

/** How long an owner may download an archive before it is deleted. docs/rules.md R-1145. */
export const EXPORT_DAYS = 7
/** The latest that a screen lists. */
export const EXPORTS_LISTED = 10

const HOUR_MS = 60 * 60_000
const DAY_MS = 24 * HOUR_MS

export const deletedAt = (finishedAt: Date) => new Date(finishedAt.getTime() + EXPORT_DAYS * DAY_MS)

/** One that takes longer is given up, so that another can begin. docs/rules.md R-1145. */
export const isGivenUp = ({ state, requestedAt }: Export, now: Date) =>
  state === 'RUNNING' && now.getTime() - requestedAt.getTime() >= DAY_MS

interface Export {
  state: SiteExportState
  requestedAt: Date
}
/** When the site may be exported next: an hour after the latest, unless that failed; null for at once. docs/rules.md R-1145. */
export function nextExportAt(latest: Export | undefined, now: Date): Date | null {
  if (!latest || latest.state === 'FAILED') return null
  const next = new Date(latest.requestedAt.getTime() + HOUR_MS)
  return next > now ? next : null
}
