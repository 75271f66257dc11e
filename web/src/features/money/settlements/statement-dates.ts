import type { Language } from 'contract/i18n/languages'
import { firstDayOf } from 'contract/money/settlements/settlements.rules'
import { formatDate, formatMonth } from '../../../platform/time.ts'

/** `2026년 11월` · `Nov 2026` · `2026年11月`, of `2026-11`. */
export const statementMonth = (month: string, language: Language) =>
  formatMonth(`${firstDayOf(month)}T00:00:00+09:00`, language)
/** `2026.11.24` · `2026/11/24`, of `2026-11-24`. */
export const statementDay = (day: string, language: Language) => formatDate(`${day}T00:00:00+09:00`, language)
