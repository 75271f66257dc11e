import { formatAmount } from 'contract/values/money'
import { useSite } from '../../../../../platform/site.tsx'
import { formatDateTime } from '../../../../../platform/time.ts'
import { useMessages } from '../../../../../platform/words/use-messages.ts'
import { Card } from '../../../../../ui/Card.tsx'
import { DataTable } from '../../../../../ui/DataTable.tsx'
import { LinkButton } from '../../../../../ui/LinkButton.tsx'
import { useOwedCashReceipts } from '../cash-receipts.api.ts'
import { cashReceiptsMessages } from '../cash-receipts.messages.ts'
import css from './sales.module.css'

/** Orders whose cash receipt is to be issued by hand; nothing while there are none. docs/rules.md R-864. */
export function OwedCashReceipts({ onOpen }: { onOpen: (orderNo: string) => void }) {
  const t = useMessages(cashReceiptsMessages)
  const { language } = useSite()
  const list = useOwedCashReceipts().data?.list ?? []
  if (list.length === 0) return null
  return (
    <section className={css.deposits} aria-labelledby="owed-cash-receipts">
      <h2 id="owed-cash-receipts">{t('owed', { count: list.length })}</h2>
      <p>{t('owedText')}</p>
      <Card pad="none">
        <DataTable
          label={t('list')}
          rows={list}
          keyOf={({ orderNo }) => orderNo}
          columns={[
            {
              key: 'orderer',
              head: t('orderer'),
              cell: ({ ordererName, orderNo }) => (
                <span className={css.who}>
                  <LinkButton onPress={() => onOpen(orderNo)}>{ordererName}</LinkButton>
                  <small className="num">{orderNo}</small>
                </span>
              ),
              bare: true,
            },
            {
              key: 'why',
              head: t('why'),
              cell: ({ isRequested }) => t(isRequested ? 'asked' : 'mandatory'),
            },
            { key: 'due', head: t('due'), cell: ({ dueAt }) => formatDateTime(dueAt, language) },
            {
              key: 'amount',
              head: t('amount'),
              cell: ({ paidAmount }) => <b>{formatAmount(paidAmount, 'KRW', language)}</b>,
              end: true,
            },
          ]}
        />
      </Card>
    </section>
  )
}
