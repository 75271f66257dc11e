import type { ChallengeTermState } from 'contract/learning/challenges/terms.rules'
import { useSite } from '../../../platform/site.tsx'
import { formatDay } from '../../../platform/time.ts'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { challengeSettingsMessages } from './challenges.messages.ts'

interface Named {
  partNumber: number
  startAt: string | null
  endAt: string | null
}
export const termTones: Record<ChallengeTermState, 'plain' | 'live' | 'ok' | 'soon' | 'brand'> = {
  DRAFT: 'plain',
  PLANNED: 'soon',
  RECRUITING: 'brand',
  CLOSED: 'plain',
  RUNNING: 'ok',
  ENDED: 'plain',
}

/** The name and the days of a term for its staff. */
export function useTermTexts() {
  const t = useMessages(challengeSettingsMessages)
  const { language } = useSite()
  return {
    nameOf: ({ partNumber }: Pick<Named, 'partNumber'>) => t('termNo', { n: partNumber }),
    daysOf: ({ startAt, endAt }: Omit<Named, 'partNumber'>) =>
      startAt === null || endAt === null
        ? t('noDates')
        : `${formatDay(startAt, language)} – ${formatDay(new Date(new Date(endAt).getTime() - 1), language)}`,
  }
}
