import { formatAmount } from 'contract/values/money'
import { useSite } from '../../../../../platform/site.tsx'
import { formatMoment } from '../../../../../platform/time.ts'
import { useMessages } from '../../../../../platform/words/use-messages.ts'
import { Kind } from '../../../../../ui/Tag.tsx'
import type { SaleDetail } from '../sales.api.ts'
import { useSaleReason } from '../use-sale-reason.ts'
import { saleSheetMessages } from '../sale-sheet.messages.ts'
import css from './sale-sheet.module.css'

/** What was paid and what went back, each with how it ended. */
export function SaleMoney({ detail: { order, payments, refunds } }: { detail: SaleDetail }) {
  const t = useMessages(saleSheetMessages)
  const { language } = useSite()
  const reasonOf = useSaleReason()
  const amount = (value: number) => formatAmount(value, order.currency, language)
  const rows = [
    ...refunds.map(({ amount: value, state, reason, at }) => ({
      name: t(`refund${state}`),
      detail: reasonOf(reason),
      at,
      value: state === 'FAILED' ? amount(0) : `−${amount(value)}`,
      isTest: false,
    })),
    ...payments.map(({ amount: value, outcome, cardName, failReason, at, isTest }) => ({
      name: `${cardName ?? t('payment')} · ${t(`payment${outcome}`)}`,
      detail: reasonOf(failReason),
      at,
      value: amount(outcome === 'PAID' ? value : 0),
      isTest,
    })),
  ]
  return (
    <section>
      <h3>{t('money')}</h3>
      {rows.length === 0 && <p className={css.dimmed}>{t('noMoney')}</p>}
      <ul className={css.money}>
        {rows.map(({ name, detail, at, value, isTest }) => (
          <li key={`${name} ${at}`}>
            <span>
              <b>{name}</b> {isTest && <Kind>{t('test')}</Kind>}
              <small>{[formatMoment(at, language), detail].filter(Boolean).join(' · ')}</small>
            </span>
            <b className="num">{value}</b>
          </li>
        ))}
      </ul>
    </section>
  )
}
