import { formatAmount } from 'contract/values/money'
import { useSite } from '../../../../../platform/site.tsx'
import { useMessages } from '../../../../../platform/words/use-messages.ts'
import type { SaleDetail } from '../sales.api.ts'
import { saleSheetMessages } from '../sale-sheet.messages.ts'
import css from './sale-sheet.module.css'

/** What was sold, with the sum of the order. A title has a row to itself: three amounts leave it no room on phones. */
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
        {items.map((item) => (
          <tbody key={item.itemNo}>
            <tr>
              <th scope="rowgroup" colSpan={4}>
                {item.title}
                {item.refundedAmount > 0 && (
                  <small>{t('refunded', { amount: amount(item.refundedAmount) })}</small>
                )}
              </th>
            </tr>
            <tr>
              <td>{item.quantity > 1 && t('quantity', { count: item.quantity })}</td>
              <td>{amount(item.unitPrice * item.quantity)}</td>
              <td>{less(item.discountAmount)}</td>
              <td>{amount(item.paidAmount)}</td>
            </tr>
          </tbody>
        ))}
        <tfoot>
          <tr>
            <th scope="row">{t('sum')}</th>
            <td>{amount(order.price)}</td>
            <td>{less(order.discountAmount)}</td>
            <td>{amount(order.paidAmount)}</td>
          </tr>
          {order.levelDiscount && (
            <tr className={css.part}>
              <th scope="row" colSpan={2}>
                {t('levelDiscount', { name: order.levelDiscount.name })}
              </th>
              <td>{less(order.levelDiscount.amount)}</td>
            </tr>
          )}
          {order.coupon && (
            <tr className={css.part}>
              <th scope="row" colSpan={2}>
                {t('coupon', { name: order.coupon.name })}
              </th>
              <td>{less(order.coupon.amount)}</td>
            </tr>
          )}
        </tfoot>
      </table>
    </section>
  )
}
