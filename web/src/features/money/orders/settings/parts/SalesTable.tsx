import { IconDots } from '@tabler/icons-react'
import { formatAmount } from 'contract/values/money'
import { payMethods } from 'contract/values/type-codes'
import { useSession } from '../../../../../platform/session.tsx'
import { useSite } from '../../../../../platform/site.tsx'
import { formatDateTime } from '../../../../../platform/time.ts'
import { useMessages } from '../../../../../platform/words/use-messages.ts'
import { DataTable, type Column } from '../../../../../ui/DataTable.tsx'
import { Menu, type MenuItem } from '../../../../../ui/layers/Menu.tsx'
import { Kind } from '../../../../../ui/Tag.tsx'
import { leftOf, type Sale } from '../sales.api.ts'
import { salesMessages } from '../sales.messages.ts'
import css from './sales.module.css'

const tones = {
  CREATED: 'soon',
  PAID: 'ok',
  FAILED: 'live',
  EXPIRED: 'plain',
  CANCELLED: 'plain',
  PARTIALLY_REFUNDED: 'soon',
  REFUNDED: 'plain',
} as const

interface SalesTableProps {
  sales: Sale[]
  onRefund: (sale: Sale) => void
}

export function SalesTable({ sales, onRefund }: SalesTableProps) {
  const t = useMessages(salesMessages)
  const { can } = useSession()
  const { language } = useSite()
  const itemsOf = (sale: Sale): MenuItem[] => [
    { key: 'class', label: t('toClass'), href: `/classes/${sale.courseSeq}/settings` },
    ...(leftOf(sale) > 0 && can('SITE_SALES_UPDATE')
      ? [{ key: 'refund', label: t('refund'), danger: true, onPress: () => onRefund(sale) }]
      : []),
  ]
  const columns: Column<Sale>[] = [
    { key: 'orderer', head: t('orderer'), cell: (sale) => <Orderer {...sale} />, bare: true },
    { key: 'no', head: t('orderNo'), cell: ({ orderNo }) => <span className="num">{orderNo}</span> },
    { key: 'product', head: t('product'), cell: ({ title }) => <span className={css.product}>{title}</span> },
    { key: 'amount', head: t('amount'), cell: (sale) => <Amount {...sale} />, end: true },
    { key: 'state', head: t('state'), cell: ({ state }) => <Kind tone={tones[state]}>{t(state)}</Kind> },
    { key: 'method', head: t('method'), cell: (sale) => <Method {...sale} /> },
    {
      key: 'when',
      head: t('when'),
      cell: ({ createdAt }) => <span className="num">{formatDateTime(createdAt, language)}</span>,
    },
    {
      key: 'actions',
      head: t('actions'),
      cell: (sale) => (
        <Menu
          label={t('actionsOf', { no: sale.orderNo })}
          icon={<IconDots size={18} />}
          items={itemsOf(sale)}
        />
      ),
      bare: true,
      corner: true,
      width: 64,
    },
  ]
  return <DataTable label={t('title')} columns={columns} rows={sales} keyOf={({ orderNo }) => orderNo} />
}

const Orderer = ({ ordererName, ordererEmail }: Sale) => (
  <span className={css.who}>
    <b>{ordererName}</b>
    <small>{ordererEmail}</small>
  </span>
)

function Amount({ totalAmount, refundedAmount, currency }: Sale) {
  const t = useMessages(salesMessages)
  const { language } = useSite()
  const amount = (value: number) => formatAmount(value, currency, language)
  return (
    <span className={css.amount}>
      <b>{amount(totalAmount)}</b>
      {refundedAmount > 0 && <small>{t('refunded', { amount: amount(refundedAmount) })}</small>}
    </span>
  )
}

function Method({ payMethodCd, cardName, isSandbox }: Sale) {
  const t = useMessages(salesMessages)
  if (payMethodCd === payMethods.free) return t('freeMethod')
  return (
    <span>
      {cardName ?? t('card')} {isSandbox && <Kind>{t('sandbox')}</Kind>}
    </span>
  )
}
