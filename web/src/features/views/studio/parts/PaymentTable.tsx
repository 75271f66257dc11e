import { moveDay } from 'contract/values/korea-time'
import type { StudioPayment } from 'contract/views/studio/schemas'
import { formatAmount } from 'contract/values/money'
import { useSession } from '../../../../platform/session.tsx'
import { useSite } from '../../../../platform/site.tsx'
import { formatDate, formatDateTime } from '../../../../platform/time.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Anchor } from '../../../../ui/Anchor.tsx'
import { DataTable, type Column } from '../../../../ui/DataTable.tsx'
import { Kind } from '../../../../ui/Tag.tsx'
import { studioMessages } from '../studio.messages.ts'
import css from './studio.module.css'

const tones = { REQUESTED: 'plain', PAID: 'ok', FAILED: 'live', REFUNDED: 'soon' } as const

interface PaymentTableProps {
  payments: StudioPayment[]
  hasPeriods: boolean
}
export function PaymentTable({ payments, hasPeriods }: PaymentTableProps) {
  const t = useMessages(studioMessages)
  const { language } = useSite()
  const period: Column<StudioPayment> = {
    key: 'period',
    head: t('period'),
    cell: ({ period: days }) => <span className="num">{days ? periodOf(days, language) : '–'}</span>,
  }
  const columns: Column<StudioPayment>[] = [
    {
      key: 'product',
      head: t('product'),
      cell: ({ title }) => <b className={css.long}>{title}</b>,
      bare: true,
    },
    { key: 'payer', head: t('payer'), cell: (payment) => <Payer payment={payment} /> },
    ...(hasPeriods ? [period] : []),
    { key: 'amount', head: t('amount'), cell: (payment) => <Amount payment={payment} />, end: true },
    {
      key: 'state',
      head: t('state'),
      cell: ({ state, isTest }) => (
        <span className={css.states}>
          <Kind tone={tones[state]}>{t(state)}</Kind>
          {isTest && <Kind>{t('test')}</Kind>}
        </span>
      ),
    },
    {
      key: 'at',
      head: t('at'),
      cell: ({ at }) => <span className="num">{formatDateTime(at, language)}</span>,
    },
  ]
  return <DataTable label={t('paymentsTitle')} columns={columns} rows={payments} keyOf={({ key }) => key} />
}

const dayOf = (day: string) => `${day}T00:00:00+09:00`
/** The period ends when its last day is over. */
const periodOf = (
  { start, end }: NonNullable<StudioPayment['period']>,
  language: Parameters<typeof formatDate>[1],
) => `${formatDate(dayOf(start), language)} ~ ${formatDate(dayOf(moveDay(end, -1)), language)}`

function Payer({ payment: { userUid, name, email } }: { payment: StudioPayment }) {
  const { can } = useSession()
  return (
    <span className={css.who}>
      {can('SITE_INFO_READ') ? (
        <Anchor className={css.name} href={`/settings/studio/members/${userUid}`}>
          {name}
        </Anchor>
      ) : (
        <b>{name}</b>
      )}
      <small>{email}</small>
    </span>
  )
}

function Amount({ payment: { amount, refundedAmount, currency } }: { payment: StudioPayment }) {
  const t = useMessages(studioMessages)
  const { language } = useSite()
  return (
    <span className={css.who}>
      <span className="num">{formatAmount(amount, currency, language)}</span>
      {refundedAmount > 0 && (
        <small>{t('refunded', { amount: formatAmount(refundedAmount, currency, language) })}</small>
      )}
    </span>
  )
}
