import { formatPrice } from 'contract/values/money'
import { useSite } from '../../../../platform/site.tsx'
import { formatDate } from '../../../../platform/time.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { DataTable, type Column } from '../../../../ui/DataTable.tsx'
import { useTermName } from '../../memberships/use-term-name.ts'
import type { ManagedGift } from '../gifts.api.ts'
import { giftMessages } from '../gifts.messages.ts'
import { GiftState } from './GiftState.tsx'
import sheet from '../../memberships/sheet.module.css'
import css from './gifts.module.css'

const reasons = { TAKEN_BACK: 'byPayer', EXPIRED: 'byTime', REFUNDED: 'byStaff' } as const

/** A row for each gift: what it is, from whom, for whom, and how it stands. */
export function GiftTable({ gifts }: { gifts: ManagedGift[] }) {
  const t = useMessages(giftMessages)
  const { language } = useSite()
  const termName = useTermName()
  const columns: Column<ManagedGift>[] = [
    {
      key: 'name',
      head: t('membership'),
      cell: ({ name, months }) => (
        <span className={sheet.person}>
          <b>{name}</b> · {termName(months)}
        </span>
      ),
      bare: true,
    },
    {
      key: 'state',
      head: t('state'),
      cell: (gift) => (
        <span className={sheet.person}>
          <GiftState gift={gift} />
          {gift.isRefundRefused && <small className={css.reason}>{t('refuseHint')}</small>}
          {gift.returnReason && <small className={css.reason}>{t(reasons[gift.returnReason])}</small>}
        </span>
      ),
    },
    {
      key: 'payer',
      head: t('payer'),
      cell: ({ payer }) => (
        <span className={sheet.person}>
          {payer.name}
          <br />
          <span className={sheet.dim}>{payer.email}</span>
        </span>
      ),
    },
    {
      key: 'receiver',
      head: t('receiver'),
      cell: ({ acceptedBy, email }) => <span className={sheet.person}>{acceptedBy ?? email ?? '-'}</span>,
    },
    {
      key: 'paidAt',
      head: t('paidAt'),
      cell: ({ paidAt }) => <span className="num">{paidAt && formatDate(paidAt, language)}</span>,
    },
    {
      key: 'price',
      head: t('amount'),
      cell: ({ price }) => <span className="num">{formatPrice(price, 'KRW', language)}</span>,
      end: true,
    },
  ]
  return <DataTable label={t('listTitle')} columns={columns} rows={gifts} keyOf={({ giftSeq }) => giftSeq} />
}
