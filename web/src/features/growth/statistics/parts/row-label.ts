import type { Language } from 'contract/i18n/languages'
import { useSite } from '../../../../platform/site.tsx'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import type { Dashboard } from '../statistics.api.ts'
import { statisticsMessages } from '../statistics.messages.ts'

/** `2026.11.20` of `2026-11-20 00:00`, in Japanese `2026/11/20`. */
export const dayText = (day: string, language: Language) =>
  day.slice(0, 10).replaceAll('-', language === 'jp' ? '/' : '.')

/** With more hours than those of one day, each needs its day beside it. */
export const isOfSeveralDays = ({ searchType, baseChannel }: Dashboard) =>
  searchType === 'HOURLY' && baseChannel.length > 24

/** `11.20` for a day, `14시` for an hour of a single day, `11.20 14시` for one of several days. */
export function useRowLabel(dashboard: Dashboard) {
  const t = useMessages(statisticsMessages)
  const { language } = useSite()
  return (baseDate: string) => {
    const day = dayText(baseDate, language).slice(5)
    if (dashboard.searchType === 'DAILY') return day
    const hour = Number(baseDate.slice(11, 13))
    return isOfSeveralDays(dashboard) ? t('dayHourOf', { day, hour }) : t('hourOf', { hour })
  }
}
