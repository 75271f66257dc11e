import { refundShelves } from 'contract/workflows/refund-requests/refund-requests.rules'
import { seqIn } from '../../../../platform/address.ts'
import { Head } from '../../../../platform/Head.tsx'
import { useListQuestion } from '../../../../platform/management/list-query.ts'
import { useLastPage } from '../../../../platform/management/use-last-page.ts'
import { ListPages } from '../../../../platform/management/ListPages.tsx'
import { Answer } from '../../../../platform/management/QueryState.tsx'
import { SpreadsheetButton } from '../../../../platform/management/SpreadsheetButton.tsx'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { cx } from '../../../../ui/cx.ts'
import { Empty } from '../../../../ui/Empty.tsx'
import { PageHead } from '../../../../ui/SectionHead.tsx'
import { Tabs } from '../../../../ui/Tabs.tsx'
import { RefundPolicyForm } from '../../../money/refunds/RefundPolicyForm.tsx'
import { shelfFrom, useRefundRequests, useRequestSpreadsheet } from '../refund-requests.api.ts'
import { RefundDetail } from './parts/RefundDetail.tsx'
import { RequestList } from './parts/RequestList.tsx'
import { refundAnswerMessages } from './refund-answers.messages.ts'
import css from './RefundsScreen.module.css'

/** What buyers asked for, by deadline, and the answer. The chosen request is in the address. */
export function RefundsScreen() {
  const t = useMessages(refundAnswerMessages)
  const { params, page, size, turn } = useListQuestion()
  const shelf = shelfFrom(params)
  const chosen = seqIn('refundRequestSeq', params.get('request'))
  const requests = useRefundRequests({ shelf, page, size })
  useLastPage(requests.data, { page, size, ...turn })
  const spreadsheet = useRequestSpreadsheet(shelf)
  const counts = requests.data?.counts
  return (
    <>
      <Head title={t('title')} isPrivate />
      <PageHead
        title={t('title')}
        sub={t('sub')}
        count={counts && t('waitingCount', { count: counts.waiting })}
        actions={<SpreadsheetButton {...spreadsheet} disabled={!requests.data?.total} />}
      />
      <div className={cx(css.desk, chosen !== undefined && css.isChosen)}>
        <div className={css.list}>
          <Tabs
            id="refunds"
            label={t('shelves')}
            current={shelf}
            tabs={refundShelves.map((key) => ({
              key,
              label: t(key),
              href: `/settings/refunds?shelf=${key}`,
              count: key === 'waiting' || key === 'underWay' ? counts?.[key] || undefined : undefined,
            }))}
          />
          <Answer of={requests} height={320}>
            {({ list, total }) =>
              list.length === 0 ? (
                <Empty
                  title={t(shelf === 'waiting' ? 'empty' : 'emptyOther')}
                  text={shelf === 'waiting' ? t('emptyText') : undefined}
                  spot="done"
                />
              ) : (
                <>
                  <RequestList requests={list} shelf={shelf} chosen={chosen} />
                  {total > size && <ListPages page={page} size={size} total={total} {...turn} />}
                </>
              )
            }
          </Answer>
        </div>
        <div className={css.detail}>
          {chosen === undefined ? (
            <Empty title={t('pick')} text={t('pickText')} />
          ) : (
            <RefundDetail key={chosen} refundRequestSeq={chosen} shelf={shelf} />
          )}
        </div>
      </div>
      <div className={css.policy}>
        <RefundPolicyForm />
      </div>
    </>
  )
}
