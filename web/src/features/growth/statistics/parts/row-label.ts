import type { Language } from 'contract/i18n/languages'
import { useSite } from '../../../../platform/site.tsx'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import type { Dashboard } from '../statistics.api.ts'
import { statisticsMessages } from '../statistics.messages.ts'

/** `2026.11.20` of `2026-11-20 00:00`, in Japanese `2026/11/20`. */
export const dayText = (day: string, language: Language) =>
  day.slice(0, 10).replaceAll('-', language === 'jp' ? '/' : '.')

/** `11.20` for a day, `14시` for an hour. */
export function useRowLabel(searchType: Dashboard['searchType']) {
  const t = useMessages(statisticsMessages)
  const { language } = useSite()
  return (baseDate: string) => {
    if (searchType === 'DAILY') return dayText(baseDate, language).slice(5)
    return t('hourOf', { hour: Number(baseDate.slice(11, 13)) })
  }
}
