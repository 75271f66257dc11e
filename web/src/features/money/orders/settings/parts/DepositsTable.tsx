import { formatAmount } from 'contract/values/money'
import { useSession } from '../../../../../platform/session.tsx'
import { useSite } from '../../../../../platform/site.tsx'
import { formatDateTime } from '../../../../../platform/time.ts'
import { useMessages } from '../../../../../platform/words/use-messages.ts'
import { Button } from '../../../../../ui/Button.tsx'
import { DataTable, type Column } from '../../../../../ui/DataTable.tsx'
import { Checkbox } from '../../../../../ui/forms/Checkbox.tsx'
import { Kind } from '../../../../../ui/Tag.tsx'
import { VisuallyHidden } from '../../../../../ui/VisuallyHidden.tsx'
import type { AwaitedDeposit } from '../deposits.api.ts'
import { depositsMessages } from '../deposits.messages.ts'
import css from './sales.module.css'

interface DepositsTableProps {
  list: AwaitedDeposit[]
  picked: string[]
  onPick: (orderNos: string[]) => void
  onConfirm: (deposit: AwaitedDeposit) => void
}

export function DepositsTable({ list, picked, onPick, onConfirm }: DepositsTableProps) {
  const t = useMessages(depositsMessages)
  const { can } = useSession()
  const { language } = useSite()
  const pick = (orderNo: string, isPicked: boolean) =>
    onPick(isPicked ? [...picked, orderNo] : picked.filter((one) => one !== orderNo))
  const columns: Column<AwaitedDeposit>[] = [
    {
      key: 'orderer',
      head: t('orderer'),
      cell: ({ ordererName, orderNo, isOver }) => (
        <span className={css.picked}>
          {can('SITE_SALES_UPDATE') && list.length > 1 && !isOver && (
            <Checkbox
              label={t('pickOne', { no: orderNo })}
              hideLabel
              checked={picked.includes(orderNo)}
              onChange={(isPicked) => pick(orderNo, isPicked)}
            />
          )}
          <span className={css.who}>
            <b>{ordererName}</b>
            <small className="num">{orderNo}</small>
          </span>
        </span>
      ),
      bare: true,
    },
    { key: 'product', head: t('product'), cell: ({ title }) => <span className={css.product}>{title}</span> },
    {
      key: 'amount',
      head: t('amount'),
      cell: ({ totalAmount, currency }) => <b>{formatAmount(totalAmount, currency, language)}</b>,
      end: true,
    },
    {
      key: 'due',
      head: t('due'),
      cell: ({ dueAt, isOver }) => (
        <span className="num">
          {formatDateTime(dueAt, language)} {isOver && <Kind tone="plain">{t('over')}</Kind>}
        </span>
      ),
    },
    {
      key: 'actions',
      head: t('actions'),
      cell: (deposit) =>
        can('SITE_SALES_UPDATE') && (
          <Button size="sm" variant="outline" onPress={() => onConfirm(deposit)}>
            {t('confirm')}
            <VisuallyHidden> — {t('confirmOf', { name: deposit.ordererName })}</VisuallyHidden>
          </Button>
        ),
      bare: true,
    },
  ]
  return <DataTable label={t('list')} columns={columns} rows={list} keyOf={({ orderNo }) => orderNo} />
}
