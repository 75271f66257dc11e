import { IconBuildingBank, IconCreditCard } from '@tabler/icons-react'
import { payMethods } from 'contract/values/type-codes'
import { useSite } from '../../../../platform/site.tsx'
import { formatMoment } from '../../../../platform/time.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Notice } from '../../../../ui/Notice.tsx'
import { depositMessages } from '../deposit.messages.ts'
import { orderMessages } from '../orders.messages.ts'
import type { PaidMethod, PaymentInfo } from '../payment-info.ts'
import css from '../PaymentScreen.module.css'

/** The ways to pay that this site offers, in their order. */
export const methodsOf = ({ methods }: Pick<PaymentInfo, 'methods'>): PaidMethod[] =>
  methods.filter((method) => method !== payMethods.free)

interface MethodBlockProps {
  info: Pick<PaymentInfo, 'methods' | 'isSandbox' | 'depositDueAt'>
  chosen: PaidMethod
  onChoose: (method: PaidMethod) => void
}

/** One tile for each way to pay, and what the chosen one means. */
export function MethodBlock({ info, chosen, onChoose }: MethodBlockProps) {
  const t = useMessages(orderMessages)
  const deposit = useMessages(depositMessages)
  const { language } = useSite()
  const shown = {
    [payMethods.card]: { label: t('card'), Icon: IconCreditCard },
    [payMethods.deposit]: { label: deposit('method'), Icon: IconBuildingBank },
  }
  return (
    <section className={css.block}>
      <h2 id="pay-method">{t('method')}</h2>
      <div className={css.methods} role="radiogroup" aria-labelledby="pay-method">
        {methodsOf(info).map((method) => {
          const { label, Icon } = shown[method]
          return (
            <label key={method} className={css.method}>
              <input
                type="radio"
                name="pay-method"
                value={method}
                checked={method === chosen}
                onChange={() => onChoose(method)}
              />
              <Icon size={24} aria-hidden /> {label}
            </label>
          )
        })}
      </div>
      {chosen === payMethods.deposit && info.depositDueAt && (
        <p className={css.help}>{deposit('until', { date: formatMoment(info.depositDueAt, language) })}</p>
      )}
      {chosen === payMethods.card && info.isSandbox && (
        <div className={css.sandbox}>
          <Notice tone="soon">{t('sandbox')}</Notice>
        </div>
      )}
    </section>
  )
}
