import type { HistoryKind } from 'contract/money/orders/sale.schemas'
import { formatAmount } from 'contract/values/money'
import { useSite } from '../../../../../platform/site.tsx'
import { formatMoment } from '../../../../../platform/time.ts'
import { useMessages } from '../../../../../platform/words/use-messages.ts'
import type { SaleDetail } from '../sales.api.ts'
import { useSaleReason } from '../use-sale-reason.ts'
import { saleSheetMessages } from '../sale-sheet.messages.ts'
import css from './sale-sheet.module.css'

/** Green: money came. Amber: refused. Blue: asked for. */
const tones: Partial<Record<HistoryKind, string | undefined>> = {
  PAID: css.came,
  PAYMENT_FAILED: css.refused,
  REFUND_FAILED: css.refused,
  REFUND_REQUESTED: css.asked,
}

/** What happened, the latest first, in sentences; what the provider sent is below the sentence it belongs to. */
export function SaleHistory({ detail: { order, history } }: { detail: SaleDetail }) {
  const t = useMessages(saleSheetMessages)
  const { language } = useSite()
  const reasonOf = useSaleReason()
  return (
    <section>
      <h3>{t('history')}</h3>
      <ol className={css.history}>
        {history.map(({ kind, at, amount, detail, raw }, index) => (
          // Several may be of one kind and one moment.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={`${kind} ${at} ${index}`} className={tones[kind]}>
            <div>
              <b>{t(kind, { amount: formatAmount(amount ?? 0, order.currency, language) })}</b>
              <time className="num" dateTime={at}>
                {formatMoment(at, language)}
              </time>
            </div>
            {detail && !raw && <p className={css.dimmed}>{reasonOf(detail)}</p>}
            {raw && <pre>{raw}</pre>}
          </li>
        ))}
      </ol>
    </section>
  )
}
