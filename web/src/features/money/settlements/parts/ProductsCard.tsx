import { formatAmount } from 'contract/values/money'
import { moveDay } from 'contract/values/korea-time'
import { firstDayOf, moveMonth } from 'contract/money/settlements/settlements.rules'
import { Answer } from '../../../../platform/management/QueryState.tsx'
import { useSite } from '../../../../platform/site.tsx'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Card } from '../../../../ui/Card.tsx'
import { DataTable } from '../../../../ui/DataTable.tsx'
import { LinkButton } from '../../../../ui/LinkButton.tsx'
import { useProducts, type Product, type Settlement } from '../settlements.api.ts'
import { settlementMessages } from '../settlements.messages.ts'
import css from './settlements.module.css'

/** What each title brought in the month, the most first. */
export function ProductsCard({ settlement }: { settlement: Settlement }) {
  const t = useMessages(settlementMessages)
  const { month, currency } = settlement
  const products = useProducts(settlement)
  const { language } = useSite()
  const amount = (value: number) => formatAmount(value, currency, language)
  const last = moveDay(firstDayOf(moveMonth(month, 1)), -1)
  return (
    <section className={css.products}>
      <div className={css.head}>
        <h2>{t('products')}</h2>
        <span className="no-print">
          <LinkButton href={`/settings/sales?from=${firstDayOf(month)}&to=${last}`} underline>
            {t('toSales')}
          </LinkButton>
        </span>
      </div>
      <Answer of={products} height={200}>
        {({ list }) => (
          <Card pad="none">
            <DataTable<Product>
              label={t('products')}
              rows={list}
              keyOf={({ title }) => title}
              columns={[
                { key: 'title', head: t('product'), cell: ({ title }) => <b>{title}</b>, bare: true },
                {
                  key: 'count',
                  head: t('sales'),
                  cell: ({ salesCount }) => t('times', { count: salesCount }),
                  end: true,
                },
                { key: 'paid', head: t('paid'), cell: ({ salesAmount }) => amount(salesAmount), end: true },
                {
                  key: 'refunded',
                  head: t('refunds'),
                  cell: ({ refundAmount }) => amount(0 - refundAmount),
                  end: true,
                },
                {
                  key: 'net',
                  head: t('net'),
                  cell: ({ salesAmount, refundAmount }) => <b>{amount(salesAmount - refundAmount)}</b>,
                  end: true,
                },
              ]}
            />
          </Card>
        )}
      </Answer>
    </section>
  )
}
