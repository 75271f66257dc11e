import { IconPigMoney } from '@tabler/icons-react'
import { formatPrice } from 'contract/values/money'
import { useSite } from '../../../../platform/site.tsx'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { challengeDepositMessages } from '../challenge-deposit.messages.ts'
import type { Today } from '../learner.api.ts'
import { useDepositSentences } from '../use-deposit-sentences.ts'
import css from '../today.module.css'

/** What goes back to the participant: by today's rate, and after the end what did. */
export function DepositLine({ deposit }: { deposit: NonNullable<Today['deposit']> }) {
  const t = useMessages(challengeDepositMessages)
  const { language } = useSite()
  const sentencesOf = useDepositSentences()
  const { currency, amountNow, amountAtMost, returnedAmount } = deposit
  const price = (amount: number) => formatPrice(amount, currency, language)
  return (
    <div className={css.deposit}>
      <IconPigMoney size={22} aria-hidden />
      <div>
        <p className="num">
          <b>
            {returnedAmount === null
              ? t('now', { amount: price(amountNow) })
              : returnedAmount === 0
                ? t('nothing')
                : t('returned', { amount: price(returnedAmount) })}
          </b>
          {returnedAmount === null && ` · ${t('atMost', { amount: price(amountAtMost) })}`}
        </p>
        <p>{sentencesOf(deposit)}</p>
      </div>
    </div>
  )
}
