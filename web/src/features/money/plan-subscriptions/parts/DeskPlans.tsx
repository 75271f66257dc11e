import { useState } from 'react'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Card } from '../../../../ui/Card.tsx'
import { DataTable, type Column } from '../../../../ui/DataTable.tsx'
import { Kind } from '../../../../ui/Tag.tsx'
import type { DeskPlan } from '../plans-desk.api.ts'
import { plansDeskMessages } from '../plans-desk.messages.ts'
import css from './desk.module.css'
import { PlanDialog } from './PlanDialog.tsx'
import { usePlanTexts } from './plan-texts.ts'

/** The plans with prices and limits. */
export function DeskPlans({ plans }: { plans: DeskPlan[] }) {
  const t = useMessages(plansDeskMessages)
  const { money, limit } = usePlanTexts()
  const [changing, setChanging] = useState<DeskPlan | null>(null)
  const priceOf = (price: number | null) => (price === null ? t('none') : money(price))
  const columns: Column<DeskPlan>[] = [
    {
      key: 'plan',
      head: t('plan'),
      bare: true,
      cell: ({ planCd, name, isOffered }) => (
        <span className={css.two}>
          <b>
            {name} {!isOffered && <Kind>{t('hidden')}</Kind>}
          </b>
          <small>{planCd}</small>
        </span>
      ),
    },
    {
      key: 'price',
      head: t('price'),
      end: true,
      cell: ({ planCd, monthPrice, yearPrice }) => (
        <span className="num">
          {planCd === 'FREE' ? t('free') : `${priceOf(monthPrice)} / ${priceOf(yearPrice)}`}
        </span>
      ),
    },
    {
      key: 'students',
      head: t('studentLimit'),
      end: true,
      cell: ({ studentLimit }) => <span className="num">{limit('STUDENTS', studentLimit)}</span>,
    },
    {
      key: 'staff',
      head: t('staffLimit'),
      end: true,
      cell: ({ staffLimit }) => <span className="num">{limit('STAFF', staffLimit)}</span>,
    },
    {
      key: 'storage',
      head: t('storage'),
      end: true,
      cell: ({ storageBytes }) => <span className="num">{limit('STORAGE', storageBytes)}</span>,
    },
    {
      key: 'change',
      head: t('change'),
      bare: true,
      end: true,
      cell: (plan) => (
        <Button
          size="sm"
          variant="outline"
          label={t('changeOf', { name: plan.name })}
          onPress={() => setChanging(plan)}
        >
          {t('change')}
        </Button>
      ),
    },
  ]
  return (
    <div className={css.table}>
      <Card pad="none">
        <DataTable label={t('title')} columns={columns} rows={plans} keyOf={({ planCd }) => planCd} />
      </Card>
      {changing && <PlanDialog plan={changing} onClose={() => setChanging(null)} />}
    </div>
  )
}
