import { seoulDay } from 'contract/values/korea-time'
import { useSite } from '../../../../../platform/site.tsx'
import { formatDay } from '../../../../../platform/time.ts'
import { useNow } from '../../../../../platform/use-now.ts'
import { useMessages } from '../../../../../platform/words/use-messages.ts'
import { refundAnswerMessages } from '../refund-answers.messages.ts'

/** By when an answer is due, in words. Days of Seoul. */
export function useDeadline(answerBy: string) {
  const t = useMessages(refundAnswerMessages)
  const { language } = useSite()
  const today = seoulDay(useNow())
  if (answerBy < today) return { isUrgent: true, text: t('overdue') }
  if (answerBy === today) return { isUrgent: true, text: t('dueToday') }
  return { isUrgent: false, text: t('dueBy', { day: formatDay(`${answerBy}T00:00:00+09:00`, language) }) }
}
