import { formatAmount } from 'contract/values/money'
import { useSite } from '../../../../../platform/site.tsx'
import { useMessages } from '../../../../../platform/words/use-messages.ts'
import type { SaleDetail } from '../sales.api.ts'
import { saleSheetMessages } from '../sale-sheet.messages.ts'
import css from './sale-sheet.module.css'

/** What was sold, line by line, with the sum of the order. */
export function SaleItems({ detail: { order, items } }: { detail: SaleDetail }) {
  const t = useMessages(saleSheetMessages)
  const { language } = useSite()
  const amount = (value: number) => formatAmount(value, order.currency, language)
  const less = (value: number) => (value === 0 ? amount(0) : `−${amount(value)}`)
  return (
    <section>
      <h3>{t('items')}</h3>
      <table className={css.items}>
        <thead>
          <tr>
            <th scope="col">{t('item')}</th>
            <th scope="col">{t('price')}</th>
            <th scope="col">{t('discount')}</th>
            <th scope="col">{t('paid')}</th>
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <tr key={item.itemNo}>
              <th scope="row">
                {item.title}
                {item.quantity > 1 && <small>{t('quantity', { count: item.quantity })}</small>}
                {item.refundedAmount > 0 && (
                  <small>{t('refunded', { amount: amount(item.refundedAmount) })}</small>
                )}
              </th>
              <td>{amount(item.unitPrice * item.quantity)}</td>
              <td>{less(item.discountAmount)}</td>
              <td>{amount(item.paidAmount)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('sum')}</th>
            <td>{amount(order.price)}</td>
            <td>{less(order.discountAmount)}</td>
            <td>{amount(order.paidAmount)}</td>
          </tr>
        </tfoot>
      </table>
    </section>
  )
}
