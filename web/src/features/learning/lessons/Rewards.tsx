import { IconCoin } from '@tabler/icons-react'
import type { Lesson } from 'contract/learning/lessons/schemas'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { Kind } from '../../../ui/Tag.tsx'
import { earnMessages } from './rewards.messages.ts'
import { withSeparators } from '../../../ui/forms/digits.ts'
import css from './Lessons.module.css'

/** The reward of a lesson; after completion the reward that the learner earned. */
export function Earns({ lesson }: { lesson: Lesson }) {
  const t = useMessages(earnMessages)
  const { point, xp, credit, isEarned, progressState } = lesson
  const parts = [
    point > 0 && t('point', { amount: withSeparators(point) }),
    xp > 0 && t('xp', { amount: withSeparators(xp) }),
    credit > 0 && t('credit', { amount: withSeparators(credit) }),
  ].filter(Boolean)
  if (parts.length === 0 || (progressState === 'DONE' && !isEarned)) return null
  return (
    <div className={css.earns}>
      <Kind tone={isEarned ? 'ok' : 'brand'} icon={<IconCoin size={15} aria-hidden />}>
        {t(isEarned ? 'earned' : 'earns', { what: parts.join(' · ') })}
      </Kind>
    </div>
  )
}
