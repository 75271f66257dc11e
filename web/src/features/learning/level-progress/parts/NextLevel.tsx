import { levelCriteria, type LevelCriterion } from 'contract/people/levels/levels.rules'
import { formatAmount } from 'contract/values/money'
import { useSite } from '../../../../platform/site.tsx'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { withSeparators } from '../../../../ui/forms/digits.ts'
import { ProgressBar } from '../../../../ui/Progress.tsx'
import type { Progress } from '../level-progress.api.ts'
import { levelProgressMessages } from '../level-progress.messages.ts'
import css from '../level-progress.module.css'

interface NextLevelProps {
  next: NonNullable<Progress['next']>
  percent: number
  facts: Progress['facts']
}
/** How far a member is towards the next level, condition by condition. */
export function NextLevel({ next: { name, conditions }, percent, facts }: NextLevelProps) {
  const t = useMessages(levelProgressMessages)
  const { language } = useSite()
  const amountOf = (one: LevelCriterion, n: number) => {
    const count = one === 'paid' ? formatAmount(n, 'KRW', language) : withSeparators(n)
    return t(`${one}Count`, { count, n })
  }
  return (
    <div className={css.way}>
      <b>{t('nextOf', { name, percent })}</b>
      <ul className={css.parts}>
        {levelCriteria.map((one) => {
          const least = conditions[one]
          if (least === null) return null
          const has = Math.max(0, facts[one])
          return (
            <li key={one}>
              <p>
                <span>{t(one)}</span>
                <span className="num">
                  {t('ofLeast', { has: amountOf(one, has), least: amountOf(one, least) })}
                  {has >= least && ` · ${t('done')}`}
                </span>
              </p>
              <ProgressBar value={(100 * has) / least} label={t(one)} />
            </li>
          )
        })}
      </ul>
    </div>
  )
}
