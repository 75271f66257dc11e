import { useWords } from '../../../platform/words/use-words.ts'
import type { Dashboard } from '../statistics.api.ts'
import { statisticsWords } from '../statistics.words.ts'

/** `11.20` for a day, `14시` for an hour. */
export function useRowLabel(searchType: Dashboard['searchType']) {
  const t = useWords(statisticsWords)
  return (baseDate: string) => {
    if (searchType === 'DAILY') return baseDate.slice(5, 10).replace('-', '.')
    return t('hourOf', { hour: Number(baseDate.slice(11, 13)) })
  }
}
