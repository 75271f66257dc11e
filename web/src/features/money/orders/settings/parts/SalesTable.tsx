import { IconDots } from '@tabler/icons-react'
import { formatAmount } from 'contract/values/money'
import { paymentStatuses, payMethods } from 'contract/values/type-codes'
import { useSession } from '../../../../../platform/session.tsx'
import { useSite } from '../../../../../platform/site.tsx'
import { formatDateTime } from '../../../../../platform/time.ts'
import { useMessages } from '../../../../../platform/words/use-messages.ts'
import { DataTable, type Column } from '../../../../../ui/DataTable.tsx'
import { Menu, type MenuItem } from '../../../../../ui/layers/Menu.tsx'
import { Kind } from '../../../../../ui/Tag.tsx'
import { leftOf, statusTexts, type Sale } from '../sales.api.ts'
import { useMethodName } from '../../pay-methods.ts'
import { salesMessages } from '../sales.messages.ts'
import css from './sales.module.css'

const tones = {
  [paymentStatuses.completed]: 'ok',
  [paymentStatuses.awaiting]: 'soon',
  [paymentStatuses.cancelled]: 'plain',
  [paymentStatuses.partlyCancelled]: 'soon',
  [paymentStatuses.failed]: 'live',
} as const

interface SalesTableProps {
  sales: Sale[]
  onOpen: (orderNo: string) => void
  onRefund: (sale: Sale) => void
}

export function SalesTable({ sales, onOpen, onRefund }: SalesTableProps) {
  const t = useMessages(salesMessages)
  const { can } = useSession()
  const itemsOf = (sale: Sale): MenuItem[] => [
    sale.courseSeq === null
      ? { key: 'membership', label: t('toMemberships'), href: '/settings/studio/payment/membership' }
      : { key: 'class', label: t('toClass'), href: `/classes/${sale.courseSeq}/settings` },
    ...(leftOf(sale) > 0 && can('SITE_SALES_UPDATE')
      ? [{ key: 'refund', label: t('refund'), danger: true, onPress: () => onRefund(sale) }]
      : []),
  ]
  const columns: Column<Sale>[] = [
    { key: 'no', head: t('orderNo'), cell: (sale) => <OrderNo {...sale} onOpen={onOpen} />, bare: true },
    { key: 'orderer', head: t('orderer'), cell: (sale) => <Orderer {...sale} /> },
    { key: 'product', head: t('product'), cell: (sale) => <Product {...sale} /> },
    { key: 'method', head: t('method'), cell: (sale) => <Method {...sale} /> },
    {
      key: 'state',
      head: t('state'),
      cell: ({ paymentStatus }) => <Kind tone={tones[paymentStatus]}>{t(statusTexts[paymentStatus])}</Kind>,
    },
    { key: 'amount', head: t('amount'), cell: (sale) => <Amount {...sale} />, end: true },
    {
      key: 'actions',
      head: t('actions'),
      cell: (sale) => (
        <Menu
          label={t('actionsOf', { no: sale.orderNo })}
          icon={<IconDots aria-hidden />}
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

function OrderNo({ orderNo, createdAt, onOpen }: Sale & { onOpen: (orderNo: string) => void }) {
  const { language } = useSite()
  return (
    <span className={css.order}>
      <button type="button" className="num" onClick={() => onOpen(orderNo)}>
        {orderNo}
      </button>
      <small className="num">{formatDateTime(createdAt, language)}</small>
    </span>
  )
}

function Product({ title, count }: Sale) {
  const t = useMessages(salesMessages)
  const text = count > 1 ? t('items', { title, count: count - 1 }) : title
  return (
    <span className={css.product} title={text}>
      {text}
    </span>
  )
}

const Orderer = ({ ordererName, ordererEmail, ordererPhone }: Sale) => (
  <span className={css.who} title={[ordererName, ordererEmail, ordererPhone].filter(Boolean).join(' · ')}>
    <b>{ordererName}</b>
    <small>{ordererEmail}</small>
    {ordererPhone && <small className="num">{ordererPhone}</small>}
  </span>
)

function Amount({ totalAmount, refundedAmount, levelDiscount, currency }: Sale) {
  const t = useMessages(salesMessages)
  const { language } = useSite()
  const amount = (value: number) => formatAmount(value, currency, language)
  return (
    <span className={css.amount}>
      <b>{amount(totalAmount)}</b>
      {levelDiscount && (
        <small>
          {t('levelDiscount', { name: levelDiscount.name, amount: amount(levelDiscount.amount) })}
        </small>
      )}
      {refundedAmount > 0 && <small>{t('refunded', { amount: amount(refundedAmount) })}</small>}
    </span>
  )
}

function Method({ payMethodCd, mobilePay, cardName, isSandbox }: Sale) {
  const t = useMessages(salesMessages)
  const nameOf = useMethodName()
  const name = nameOf({ payMethodCd, mobilePay })
  return (
    <span>
      {payMethodCd === payMethods.card ? (cardName ?? name) : name} {isSandbox && <Kind>{t('sandbox')}</Kind>}
    </span>
  )
}
