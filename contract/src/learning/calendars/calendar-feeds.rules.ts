/** What a feed holds: the dates of all classes of a person, of one class, or of the whole site for its staff. */
export const calendarScopes = ['PERSON', 'CLASS', 'SITE'] as const
export type CalendarScope = (typeof calendarScopes)[number]

/** The address under which phones and computers offer a subscription instead of a download. */
export const webcalUrl = (url: string) => url.replace(/^https?:/, 'webcal:')

/** Opens the form of Google Calendar in which a web address is added as a calendar. */
export const googleSubscribeUrl = (url: string) =>
  `https://calendar.google.com/calendar/r?cid=${encodeURIComponent(webcalUrl(url))}`

export interface CalendarDate {
  title: string
  startAt: Date
  endAt: Date
  url: string
  address: string
}
/** `2026-11-21T11:00:00Z` → `20261121T110000Z` */
const compact = (date: Date) => date.toISOString().replace(/[-:]|\.\d{3}/g, '')

/** Opens the form of Google Calendar in which one date is added, filled in. */
export function googleEventUrl({ title, startAt, endAt, url, address }: CalendarDate) {
  const query = {
    action: 'TEMPLATE',
    text: title,
    dates: `${compact(startAt)}/${compact(endAt)}`,
    details: url,
    ...(address !== '' && { location: address }),
  }
  const pairs = Object.entries(query).map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
  return `https://calendar.google.com/calendar/render?${pairs.join('&')}`
}
