import { moveDay } from '../../values/korea-time.ts'
import type { legalKinds } from '../../values/legal-kinds.ts'

export type LegalKind = (typeof legalKinds)[number]

/** How long before it holds a change is told: longer where it takes something from members. docs/rules.md R-232. */
export const noticeDays = (isAdverse: boolean) => (isAdverse ? 30 : 7)

/** The first day on which a change announced today has been told long enough. */
export const fairDay = (today: string, isAdverse: boolean) => moveDay(today, noticeDays(isAdverse))

/** Why a text cannot begin to hold on a day: versions follow one another, and none reaches back. */
export function checkValidFrom(day: string, { today, latest }: { today: string; latest: string | null }) {
  if (day < today) return 'PAST' as const
  return latest !== null && day < latest ? ('BEFORE_LATEST' as const) : null
}
