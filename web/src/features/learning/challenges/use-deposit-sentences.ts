import type { DepositRule } from 'contract/learning/challenges/deposits.rules'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { challengeDepositMessages } from './challenge-deposit.messages.ts'

/** The rule of a deposit in words, for who pays it. */
export function useDepositSentences() {
  const t = useMessages(challengeDepositMessages)
  return (rule: DepositRule) => {
    const { percent, fullRate, minRate } = rule
    const all = t(percent === 100 ? 'allBack' : 'partBack', { percent, rate: fullRate })
    if (minRate >= fullRate) return `${all} ${t('elseNothing')}`
    if (fullRate <= 1) return all
    const below = t('shareBack')
    return minRate > 0 ? `${all} ${below} ${t('nothingBelow', { rate: minRate })}` : `${all} ${below}`
  }
}
