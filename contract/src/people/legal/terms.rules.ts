import { moveDay } from '../../values/korea-time.ts'
import type { legalKinds } from '../../values/legal-kinds.ts'

export type LegalKind = (typeof legalKinds)[number]

/** The days of notice before a change takes effect: more for a change to members' disadvantage. docs/rules.md R-232. */
export const noticeDays = (isAdverse: boolean) => (isAdverse ? 30 : 7)

/** The earliest effective day of a change that is announced today. */
export const fairDay = (today: string, isAdverse: boolean) => moveDay(today, noticeDays(isAdverse))

/** The reason why a text cannot take effect on a day: versions follow one another, and none takes effect in the past. */
export function checkValidFrom(day: string, { today, latest }: { today: string; latest: string | null }) {
  if (day < today) return 'PAST' as const
  return latest !== null && day < latest ? ('BEFORE_LATEST' as const) : null
}
