import { buyerMethod, isSameMethod } from 'contract/money/orders/pay-methods.rules'
import { DEFAULT_DUE_DAYS } from 'contract/money/merchants/deposit-account.rules'
import { payMethods } from 'contract/values/type-codes'
import { useSite } from '../../../../platform/site.tsx'
import { formatMoment } from '../../../../platform/time.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Notice } from '../../../../ui/Notice.tsx'
import { applicationMessages } from '../application.messages.ts'
import { chargeMessages } from '../charges.messages.ts'
import { depositMessages } from '../deposit.messages.ts'
import { orderMessages } from '../orders.messages.ts'
import { payMethodMessages } from '../pay-methods.messages.ts'
import { methodKeyOf, useMethodName } from '../pay-methods.ts'
import { offeredWay, type PaidMethod, type PaymentInfo } from '../payment-info.ts'
import { MethodMark } from './MethodMark.tsx'
import css from '../PaymentScreen.module.css'

/** The ways to pay that this site offers, in their order. */
export const methodsOf = ({ methods }: Pick<PaymentInfo, 'methods'>): PaidMethod[] =>
  methods.flatMap((method) => buyerMethod(method) ?? [])

/** The card where there is one, because everybody has it; after a failure the next one of another kind. */
export function firstMethod(info: Pick<PaymentInfo, 'methods'>, failed: PaidMethod | null) {
  const methods = methodsOf(info)
  const others = methods.filter((method) => failed === null || !isSameMethod(method, failed))
  const list = others.length > 0 ? others : methods
  return list.find(({ payMethodCd }) => payMethodCd === payMethods.card) ?? list[0]
}

interface MethodBlockProps {
  info: Pick<PaymentInfo, 'methods' | 'depositDueAt' | 'wait'>
  chosen: PaidMethod
  onChoose: (method: PaidMethod) => void
}

/** One tile for each way to pay, and what the chosen one means. */
export function MethodBlock({ info, chosen, onChoose }: MethodBlockProps) {
  const t = useMessages(orderMessages)
  const nameOf = useMethodName()
  return (
    <section className={css.block}>
      <h2 id="pay-method">{t('method')}</h2>
      <div className={css.methods} role="radiogroup" aria-labelledby="pay-method">
        {methodsOf(info).map((method) => (
          <label
            key={methodKeyOf(method)}
            className={css.method}
            data-wallet={isWallet(method) ? '' : undefined}
          >
            <input
              type="radio"
              name="pay-method"
              value={methodKeyOf(method)}
              checked={isSameMethod(method, chosen)}
              onChange={() => onChoose(method)}
            />
            <MethodMark method={method} /> {nameOf(method)}
          </label>
        ))}
      </div>
      <MethodHelp info={info} chosen={chosen} />
    </section>
  )
}

const isWallet = ({ mobilePay }: PaidMethod) => mobilePay !== null && mobilePay !== 'PHONE'

function MethodHelp({ info, chosen }: Pick<MethodBlockProps, 'info' | 'chosen'>) {
  const t = useMessages(orderMessages)
  const method = useMessages(payMethodMessages)
  const deposit = useMessages(depositMessages)
  const charge = useMessages(chargeMessages)
  const words = useMessages(applicationMessages)
  const nameOf = useMethodName()
  const way = offeredWay(info, chosen)
  const { language } = useSite()
  if (chosen.payMethodCd === payMethods.deposit) {
    if (!info.depositDueAt) return null
    const date = formatMoment(info.depositDueAt, language)
    return (
      <>
        <p className={css.help}>{info.wait ? words('depositUntil', { date }) : deposit('until', { date })}</p>
        {way?.charge && <p className={css.help}>{charge('inWon', { method: nameOf(chosen) })}</p>}
      </>
    )
  }
  return (
    <>
      {chosen.payMethodCd === payMethods.virtualAccount && (
        <p className={css.help}>
          {info.wait
            ? words('accountUntil', { count: DEFAULT_DUE_DAYS })
            : method('accountHelp', { count: DEFAULT_DUE_DAYS })}
        </p>
      )}
      {chosen.payMethodCd === payMethods.foreignCard && <p className={css.help}>{method('foreignHelp')}</p>}
      {chosen.mobilePay === 'PHONE' && <p className={css.help}>{method('phoneHelp')}</p>}
      {way?.charge && <p className={css.help}>{charge('inWon', { method: nameOf(chosen) })}</p>}
      {way?.isTest && (
        <div className={css.sandbox}>
          <Notice tone="soon">{t('sandbox')}</Notice>
        </div>
      )}
    </>
  )
}
