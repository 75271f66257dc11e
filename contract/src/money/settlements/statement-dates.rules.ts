import type { Language } from '../../i18n/languages.ts'
import { formatDate, formatMonth } from '../../values/moments.ts'
import { firstDayOf, type Month } from './settlements.rules.ts'

/** The moment at which a month begins in Seoul. */
export const startOfMonth = (month: Month) => `${firstDayOf(month)}T00:00:00+09:00`
/** `2026년 11월` · `Nov 2026` · `2026年11月`, of `2026-11`. */
export const statementMonth = (month: Month, language: Language) => formatMonth(startOfMonth(month), language)
/** `2026.11.24` · `2026/11/24`, of `2026-11-24`. */
export const statementDay = (day: string, language: Language) => formatDate(`${day}T00:00:00+09:00`, language)
