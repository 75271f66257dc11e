import type { RefundCalculation, RefundStep, RefundTerms } from 'contract/money/refunds/schemas'
import { useSite } from '../../../platform/site.tsx'
import { formatMoment } from '../../../platform/time.ts'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { refundMessages } from './refunds.messages.ts'

const usedOf = {
  MEETINGS: 'usedMEETINGS',
  LESSONS: 'usedLESSONS',
  BOTH: 'usedBOTH',
  DAYS: 'usedDAYS',
} as const
const beforeOf = {
  MEETINGS: 'beforeMEETINGS',
  LESSONS: 'openedNone',
  BOTH: 'beforeBOTH',
  DAYS: 'beforeDAYS',
} as const

/** What a calculation, and a row of the table, say in words. */
export function useRefundWords() {
  const t = useMessages(refundMessages)
  const { language } = useSite()
  return {
    /** `8회 중 2회 진행 · 1/3이 지나지 않아 2/3를 돌려드립니다`. */
    calculation({ reason, counts, used, total, sixths }: RefundCalculation) {
      if (reason === 'TERMS' || reason === 'FULL_DAYS' || reason === 'NOT_STARTED' || reason === 'ENDED')
        return t(reason)
      const why =
        reason === 'THIRDS' ? t(sixths === 4 ? 'gives4' : sixths === 3 ? 'gives3' : 'gives0') : t(reason)
      return `${t(usedOf[counts], { used, total })} · ${why}`
    },
    step({ from, opened, sixths }: RefundStep, { counts, total }: Pick<RefundTerms, 'counts' | 'total'>) {
      if (opened !== null) {
        if (opened === 0) return { label: t('openedNone') }
        return { label: opened === total ? t('openedAll', { total }) : t('opened', { count: opened, total }) }
      }
      if (from === null) return { label: t(beforeOf[counts]) }
      const when = t('from', { when: formatMoment(from, language) })
      if (sixths === null) return { label: when }
      return { label: t(sixths === 4 ? 'untilThird' : sixths === 3 ? 'untilHalf' : 'afterHalf'), when }
    },
  }
}
