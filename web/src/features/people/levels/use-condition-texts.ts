import { levelCriteria, type LevelConditions, type LevelWay } from 'contract/people/levels/levels.rules'
import { formatAmount } from 'contract/values/money'
import { useSite } from '../../../platform/site.tsx'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { withSeparators } from '../../../ui/forms/digits.ts'
import { levelConditionMessages } from './level-conditions.messages.ts'

/** What a level asks for, in sentences. */
export function useConditionTexts() {
  const t = useMessages(levelConditionMessages)
  const { language } = useSite()
  /** In the order of their criteria. */
  return ({ way, conditions }: { way: LevelWay; conditions: LevelConditions }) => {
    if (way !== 'RULE') return [t(way)]
    return levelCriteria.flatMap((one) => {
      const least = conditions[one]
      if (least === null) return []
      const count = one === 'paid' ? formatAmount(least, 'KRW', language) : withSeparators(least)
      return [t(one, { count, n: least })]
    })
  }
}
