import { timeLeft } from 'contract/teaching/courses/settings.rules'
import { useNow } from '../../../../platform/use-now.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { classExtraMessages } from '../../../teaching/courses/class-extras.messages.ts'

/** What is left until a moment, second by second; null once it has come. docs/rules.md R-310. */
export function useTimeLeft(until: string | null) {
  const t = useMessages(classExtraMessages)
  const left = timeLeft(until === null ? null : new Date(until), useNow({ everySecond: until !== null }))
  if (left === null) return null
  return left.d > 0 ? t('leftDays', left) : t('leftHours', left)
}
