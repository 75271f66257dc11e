import type { ChannelSeq } from 'contract/values/ids'
import { useListQuestion } from '../../../platform/management/list-query.ts'
import { ListPages } from '../../../platform/management/ListPages.tsx'
import { Answer } from '../../../platform/management/QueryState.tsx'
import { useServiceSite } from '../../../platform/service-site.ts'
import { useSite } from '../../../platform/site.tsx'
import { formatDateTime } from '../../../platform/time.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { DataTable, type Column } from '../../../ui/DataTable.tsx'
import { Empty } from '../../../ui/Empty.tsx'
import { Kind } from '../../../ui/Tag.tsx'
import { usePlanTexts } from './parts/plan-texts.ts'
import { usePlanCharges, usePlanInfo, type PlanCharge, type PlanView } from './plan-subscriptions.api.ts'

/** What was charged for plans, with receipts. */
export function ServiceHistoryScreen() {
  const channelSeq = useServiceSite()
  return channelSeq === null ? null : <HistoryOf channelSeq={channelSeq} />
}

function HistoryOf({ channelSeq }: { channelSeq: ChannelSeq }) {
  const { t } = usePlanTexts()
  const { page, size, turn } = useListQuestion()
  const charges = usePlanCharges(channelSeq, { page, size })
  const plans = usePlanInfo(channelSeq).data?.plans ?? []
  return (
    <Answer of={charges}>
      {({ list, total }) =>
        total === 0 ? (
          <Empty title={t('noHistory')} text={t('noHistoryText')} />
        ) : (
          <>
            <Card pad="none">
              <ChargeTable charges={list} plans={plans} />
            </Card>
            <ListPages page={page} size={size} total={total} {...turn} />
          </>
        )
      }
    </Answer>
  )
}

const tones = { PAID: 'ok', FAILED: 'soon', REQUESTED: 'plain' } as const

function ChargeTable({ charges, plans }: { charges: PlanCharge[]; plans: PlanView[] }) {
  const { t, day, money } = usePlanTexts()
  const { language } = useSite()
  const nameOf = ({ planCd }: PlanCharge) => plans.find((plan) => plan.planCd === planCd)?.name ?? planCd
  const columns: Column<PlanCharge>[] = [
    {
      key: 'what',
      head: t('what'),
      bare: true,
      cell: (charge) => <b>{t(charge.kind, { plan: nameOf(charge) })}</b>,
    },
    {
      key: 'when',
      head: t('when'),
      cell: ({ requestedAt }) => <span className="num">{formatDateTime(requestedAt, language)}</span>,
    },
    {
      key: 'period',
      head: t('period'),
      cell: ({ periodStart, periodEnd }) => (
        <span className="num">{t('span', { from: day(periodStart), until: day(periodEnd) })}</span>
      ),
    },
    {
      key: 'amount',
      head: t('amount'),
      end: true,
      cell: ({ amount, discount }) => (
        <span className="num">
          {money(amount)}
          {discount > 0 && <small> ({t('amountOff', { amount: money(discount) })})</small>}
        </span>
      ),
    },
    {
      key: 'status',
      head: t('status'),
      cell: ({ state, isTest }) => (
        <span>
          <Kind tone={tones[state]}>{t(state)}</Kind> {isTest && <Kind>{t('test')}</Kind>}
        </span>
      ),
    },
    {
      key: 'receipt',
      head: t('receipt'),
      end: true,
      cell: ({ receiptUrl, requestedAt }) =>
        receiptUrl === null ? (
          '–'
        ) : (
          <Button
            size="sm"
            variant="outline"
            href={receiptUrl}
            newTab
            label={t('receiptOf', { when: formatDateTime(requestedAt, language) })}
          >
            {t('receipt')}
          </Button>
        ),
    },
  ]
  return (
    <DataTable label={t('history')} columns={columns} rows={charges} keyOf={({ chargeNo }) => chargeNo} />
  )
}
