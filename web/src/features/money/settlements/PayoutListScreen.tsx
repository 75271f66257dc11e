import { payoutShelves } from 'contract/money/settlements/payouts.rules'
import { formatAmount } from 'contract/values/money'
import { Head } from '../../../platform/Head.tsx'
import { useListQuestion } from '../../../platform/management/list-query.ts'
import { useLastPage } from '../../../platform/management/use-last-page.ts'
import { ListPages } from '../../../platform/management/ListPages.tsx'
import { Answer } from '../../../platform/management/QueryState.tsx'
import { useSite } from '../../../platform/site.tsx'
import { formatDateTime } from '../../../platform/time.ts'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { Anchor } from '../../../ui/Anchor.tsx'
import { Card } from '../../../ui/Card.tsx'
import { DataTable } from '../../../ui/DataTable.tsx'
import { Empty } from '../../../ui/Empty.tsx'
import { PageHead } from '../../../ui/SectionHead.tsx'
import { Tabs } from '../../../ui/Tabs.tsx'
import { PayoutState } from './parts/PayoutState.tsx'
import css from './parts/payouts.module.css'
import { shelfFrom, usePayouts, type Payout } from './payouts.api.ts'
import { payoutMessages } from './payouts.messages.ts'
import { statementMonth } from 'contract/money/settlements/statement-dates.rules'

/** What is paid to sites and by them, for the operator. */
export function PayoutListScreen() {
  const t = useMessages(payoutMessages)
  const { params, page, size, turn } = useListQuestion()
  const shelf = shelfFrom(params)
  const payouts = usePayouts({ shelf, page, size })
  useLastPage(payouts.data, { page, size, ...turn })
  return (
    <main id="main" className={`wrap ${css.page}`}>
      <Head title={t('title')} isPrivate />
      <PageHead
        title={t('title')}
        count={payouts.data && t('count', { count: payouts.data.total })}
        sub={t('sub')}
      />
      <Tabs
        id="payouts"
        label={t('shelves')}
        current={shelf}
        tabs={payoutShelves.map((key) => ({ key, label: t(key), href: `/admin/payouts?shelf=${key}` }))}
      />
      <div className={css.list}>
        <Answer of={payouts}>
          {({ list, total }) =>
            list.length === 0 ? (
              <Empty title={t('empty')} spot="done" />
            ) : (
              <>
                <Card pad="none">
                  <PayoutTable payouts={list} isOwed={shelf === 'owed'} />
                </Card>
                <ListPages page={page} size={size} total={total} {...turn} />
              </>
            )
          }
        </Answer>
      </div>
    </main>
  )
}

function PayoutTable({ payouts, isOwed }: { payouts: Payout[]; isOwed: boolean }) {
  const t = useMessages(payoutMessages)
  const { language } = useSite()
  return (
    <DataTable
      label={t('title')}
      rows={payouts}
      keyOf={({ payoutSeq }) => payoutSeq}
      columns={[
        {
          key: 'site',
          head: t('site'),
          cell: ({ payoutSeq, siteName, siteUrl }) => (
            <Anchor href={`/admin/payouts/${payoutSeq}`} className={css.site}>
              <b className="clamp2">{siteName || siteUrl}</b>
            </Anchor>
          ),
          bare: true,
        },
        { key: 'month', head: t('month'), cell: ({ month }) => statementMonth(month, language) },
        { key: 'status', head: t('status'), cell: ({ state }) => <PayoutState state={state} /> },
        {
          key: 'requested',
          head: t('requested'),
          cell: ({ requestedAt }) => (requestedAt ? formatDateTime(requestedAt, language) : '–'),
        },
        {
          key: 'amount',
          head: t('amount'),
          cell: ({ balance, currency }) => (
            <b>{formatAmount(isOwed ? Math.abs(balance) : balance, currency, language)}</b>
          ),
          end: true,
        },
      ]}
    />
  )
}
