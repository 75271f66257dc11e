import {
  studioPaymentStates,
  studioPaymentTypes,
  type StudioPaymentType,
} from 'contract/views/studio/studio.rules'
import { Head } from '../../../platform/Head.tsx'
import { useListQuestion } from '../../../platform/management/list-query.ts'
import { useLastPage } from '../../../platform/management/use-last-page.ts'
import { ListPages } from '../../../platform/management/ListPages.tsx'
import { Answer } from '../../../platform/management/QueryState.tsx'
import { SpreadsheetButton } from '../../../platform/management/SpreadsheetButton.tsx'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { Empty } from '../../../ui/Empty.tsx'
import { ListSearch } from '../../../platform/management/ListSearch.tsx'
import { Select } from '../../../ui/forms/Select.tsx'
import { PageHead } from '../../../ui/SectionHead.tsx'
import { Tabs } from '../../../ui/Tabs.tsx'
import { PaymentTable } from './parts/PaymentTable.tsx'
import { stateFrom, useStudioPayments, useStudioPaymentSpreadsheet } from './studio.api.ts'
import { studioMessages } from './studio.messages.ts'
import css from './parts/studio.module.css'

export const MembershipPaymentsScreen = () => <StudioPayments key="MEMBERSHIP" type="MEMBERSHIP" />
export const GoodsPaymentsScreen = () => <StudioPayments key="GOODS" type="GOODS" />

const paths: Record<StudioPaymentType, string> = {
  MEMBERSHIP: '/settings/studio/payment/membership',
  GOODS: '/settings/studio/payment/goods',
}

/** Charges of memberships, also those that were not paid, or sales of goods. */
function StudioPayments({ type }: { type: StudioPaymentType }) {
  const t = useMessages(studioMessages)
  const { params, page, size, q, set, turn } = useListQuestion()
  const state = stateFrom(params.get('state'))
  const payments = useStudioPayments({ type, q, state, page, size })
  useLastPage(payments.data, { page, size, ...turn })
  const spreadsheet = useStudioPaymentSpreadsheet({ type, q, state })
  const total = payments.data?.total
  const isFiltered = q !== '' || state !== null
  const showAll = () => set({ q: '', state: '' })
  // Goods are listed once they are paid.
  const states = studioPaymentStates.filter(
    (one) => type === 'MEMBERSHIP' || one === 'PAID' || one === 'REFUNDED',
  )
  return (
    <>
      <Head title={t('paymentsTitle')} isPrivate />
      <PageHead
        title={t('paymentsTitle')}
        count={total === undefined ? undefined : t('count', { count: total })}
        sub={t('paymentsSub')}
        actions={<SpreadsheetButton {...spreadsheet} disabled={!total} />}
      />
      <Tabs
        id="studio-payments"
        label={t('kind')}
        current={type}
        tabs={studioPaymentTypes.map((key) => ({ key, label: t(key), href: paths[key] }))}
      />
      <div className={css.bar}>
        <ListSearch label={t('search')} clearLabel={t('clear')} q={q} onSearch={(text) => set({ q: text })} />
        <Select
          label={t('state')}
          hideLabel
          value={state ?? 'ALL'}
          onChange={(value) => set({ state: value === 'ALL' ? '' : value })}
          options={[
            { value: 'ALL', label: t('allStates') },
            ...states.map((value) => ({ value, label: t(value) })),
          ]}
        />
      </div>
      <Answer of={payments}>
        {({ list, total: count }) =>
          list.length === 0 ? (
            <Nothing type={type} onShowAll={isFiltered ? showAll : null} />
          ) : (
            <>
              <Card pad="none">
                <PaymentTable payments={list} hasPeriods={type === 'MEMBERSHIP'} />
              </Card>
              <ListPages page={page} size={size} total={count} {...turn} />
            </>
          )
        }
      </Answer>
    </>
  )
}

function Nothing({ type, onShowAll }: { type: StudioPaymentType; onShowAll: (() => void) | null }) {
  const t = useMessages(studioMessages)
  if (onShowAll)
    return (
      <Empty
        compact
        title={t('noMatch')}
        action={
          <Button variant="outline" onPress={onShowAll}>
            {t('showAll')}
          </Button>
        }
      />
    )
  return type === 'MEMBERSHIP' ? (
    <Empty title={t('noMembershipPayments')} text={t('noMembershipText')} />
  ) : (
    <Empty title={t('noGoodsPayments')} text={t('noGoodsText')} />
  )
}
