export const announcementLevels = ['INFO', 'IMPORTANT'] as const
export type AnnouncementLevel = (typeof announcementLevels)[number]

/** Whom it reaches at every site. */
export const announcementAudiences = ['OWNERS', 'STAFF'] as const
export type AnnouncementAudience = (typeof announcementAudiences)[number]

export const announcementShelves = ['running', 'planned', 'over'] as const
export type AnnouncementShelf = (typeof announcementShelves)[number]

export const LONGEST_TITLE = 100
export const LONGEST_ANNOUNCEMENT = 4000

interface Period {
  startsAt: Date
  endsAt: Date
}
/** Where it stands now: the end itself is over. docs/rules.md R-1158. */
export function shelfOf({ startsAt, endsAt }: Period, now: Date): AnnouncementShelf {
  if (now >= endsAt) return 'over'
  return now < startsAt ? 'planned' : 'running'
}

/** When it starts: at once where nothing was chosen, and as it did where it runs. docs/rules.md R-1158. */
export function startOf(chosen: Date | null, before: Period | null, now: Date) {
  if (before && shelfOf(before, now) === 'running') return before.startsAt
  return chosen ?? now
}

/** Whether somebody can still read it. docs/rules.md R-1158. */
export const isPeriodLeft = ({ startsAt, endsAt }: Period, now: Date) => endsAt > startsAt && endsAt > now

export type TextPart = { text: string; url?: string }
const LINK = /https?:\/\/[^\s<>"'()\u3000-\u303f\uff00-\uff60]*[^\s<>"'().,:;!?\u3000-\u303f\uff00-\uff60]/g

/** A plain text cut where addresses stand in it, for links. */
export function linkedParts(text: string): TextPart[] {
  const parts: TextPart[] = []
  let from = 0
  for (const { 0: url, index } of text.matchAll(LINK)) {
    if (index > from) parts.push({ text: text.slice(from, index) })
    parts.push({ text: url, url })
    from = index + url.length
  }
  if (from < text.length) parts.push({ text: text.slice(from) })
  return parts
}
