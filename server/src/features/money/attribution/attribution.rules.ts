/** Which class somebody came to by which code, and when: what a browser keeps for the site, and nothing of its person. */
export interface Entry {
  courseSeq: number
  eventCode: string
  at: Date
}

/** Days for which an application is put down to the address somebody came by. docs/rules.md R-372. */
const ENTRY_DAYS = 30
export const ENTRY_SECONDS = ENTRY_DAYS * 86_400
const MAX_ENTRIES = 10
const oneEntry = /^([1-9]\d{0,14})\.([a-z0-9][a-z0-9_-]{0,39})\.([0-9a-z]{1,8})$/

/** What a cookie says, the latest first; what is over or was never ours is left out. */
export function readEntries(text: string | undefined, now: Date): Entry[] {
  const entries = (text ?? '').split('~').flatMap((part) => {
    const [, courseSeq, eventCode, seconds] = oneEntry.exec(part) ?? []
    if (!courseSeq || !eventCode || !seconds) return []
    return [{ courseSeq: Number(courseSeq), eventCode, at: new Date(parseInt(seconds, 36) * 1000) }]
  })
  return entries.filter(({ at }) => at <= now && now.getTime() - at.getTime() < ENTRY_SECONDS * 1000)
}

/** The cookie with one more entry: of each class the last code holds. */
export function withEntry(entries: readonly Entry[], entry: Entry) {
  const others = entries.filter(({ courseSeq }) => courseSeq !== entry.courseSeq)
  return [entry, ...others]
    .slice(0, MAX_ENTRIES)
    .map(
      ({ courseSeq, eventCode, at }) =>
        `${courseSeq}.${eventCode}.${Math.floor(at.getTime() / 1000).toString(36)}`,
    )
    .join('~')
}
