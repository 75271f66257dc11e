import type { Condition } from 'contract/growth/segments/audience.schemas'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { withSeparators } from '../../../ui/forms/digits.ts'
import { useLevelNames } from '../../people/levels/levels.api.ts'
import { usePublicClasses } from './conditions.api.ts'
import { conditionMessages } from './conditions.messages.ts'

/** Each condition in words. */
export function useConditionTexts(conditions: readonly Condition[]) {
  const t = useMessages(conditionMessages)
  const { data } = usePublicClasses()
  const levels = useLevelNames(conditions.some(({ kind }) => kind === 'LEVEL')).data ?? []
  return conditions.map((condition) => {
    if (condition.kind === 'LEVEL') {
      const names = condition.levelSeqs.map(
        (levelSeq) => levels.find((one) => one.levelSeq === levelSeq)?.name ?? String(levelSeq),
      )
      return t('levelText', { names: names.join(', ') })
    }
    if (condition.kind === 'JOINED') return t(`joined${condition.relation}`, { days: condition.days })
    if (condition.kind === 'PAID')
      return t(`paid${condition.relation}`, { amount: withSeparators(condition.amount) })
    const titles = condition.courseSeqs.map(
      (courseSeq) => data?.list.find((one) => one.courseSeq === courseSeq)?.title ?? String(courseSeq),
    )
    const classes = titles.length === 0 ? t('anyClass') : titles.join(', ')
    return `${classes}: ${t(condition.relation)}`
  })
}
