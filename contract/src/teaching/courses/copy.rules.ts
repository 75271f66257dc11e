import type { Language } from '../../i18n/languages.ts'

const LONGEST_TITLE = 100
const WEEK = 7 * 86_400_000
const suffix: Record<Language, string> = { ko: ' (복사)', en: ' (copy)', jp: ' (コピー)' }

/** The title of a copied course; a long title is shortened to fit. docs/rules.md R-303. */
export function copyTitle(title: string, language: Language) {
  const said = suffix[language]
  const letters = Array.from(title)
  while (letters.join('').length > LONGEST_TITLE - said.length) letters.pop()
  return letters.join('').trimEnd() + said
}

/**
 * The whole weeks by which the dates of a copy move so that no start is in the past: weekday and hour stay. docs/rules.md R-303.
 */
export function weeksAhead(beginnings: readonly (Date | null)[], now: Date) {
  const first = Math.min(...beginnings.flatMap((at) => (at === null ? [] : [at.getTime()])))
  if (!Number.isFinite(first) || first > now.getTime()) return 0
  return Math.floor((now.getTime() - first) / WEEK) + 1
}

export const laterBy = (weeks: number, at: Date | null) =>
  at === null ? null : new Date(at.getTime() + weeks * WEEK)
