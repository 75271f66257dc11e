import { useState } from 'react'
import { useListQuestion } from '../../../../platform/management/list-query.ts'
import { ListPages } from '../../../../platform/management/ListPages.tsx'
import { Answer } from '../../../../platform/management/QueryState.tsx'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Card } from '../../../../ui/Card.tsx'
import { DataTable, type Column } from '../../../../ui/DataTable.tsx'
import { Empty } from '../../../../ui/Empty.tsx'
import { SearchInput } from '../../../../ui/forms/SearchInput.tsx'
import { Kind } from '../../../../ui/Tag.tsx'
import { useSitePlans, type DeskPlan, type DeskSite } from '../plans-desk.api.ts'
import { plansDeskMessages } from '../plans-desk.messages.ts'
import css from './desk.module.css'
import { GiveDialog } from './GiveDialog.tsx'
import { usePlanTexts } from './plan-texts.ts'

/** The sites of the installation with their plans. */
export function DeskSites({ plans }: { plans: DeskPlan[] }) {
  const t = useMessages(plansDeskMessages)
  const { page, size, q, set, turn } = useListQuestion()
  const sites = useSitePlans({ q, page, size })
  const [typed, setTyped] = useState(q)
  const [giving, setGiving] = useState<DeskSite | null>(null)
  return (
    <>
      <div className={css.bar}>
        <SearchInput
          label={t('search')}
          placeholder={t('search')}
          clearLabel={t('clear')}
          value={typed}
          onChange={setTyped}
          onSearch={(text) => set({ q: text.trim() })}
        />
      </div>
      <Answer of={sites}>
        {({ list, total }) =>
          list.length === 0 ? (
            <Empty title={t('noSites')} />
          ) : (
            <>
              <Card pad="none">
                <SiteTable sites={list} plans={plans} onGive={setGiving} />
              </Card>
              <ListPages page={page} size={size} total={total} {...turn} />
            </>
          )
        }
      </Answer>
      {giving && <GiveDialog site={giving} plans={plans} onClose={() => setGiving(null)} />}
    </>
  )
}

interface SiteTableProps {
  sites: DeskSite[]
  plans: DeskPlan[]
  onGive: (site: DeskSite) => void
}
function SiteTable({ sites, plans, onGive }: SiteTableProps) {
  const t = useMessages(plansDeskMessages)
  const columns: Column<DeskSite>[] = [
    {
      key: 'site',
      head: t('site'),
      bare: true,
      cell: ({ name, domain }) => (
        <span className={css.two}>
          <b>{name}</b>
          <small>{domain}</small>
        </span>
      ),
    },
    {
      key: 'plan',
      head: t('plan'),
      cell: (site) => plans.find(({ planCd }) => planCd === site.planCd)?.name ?? site.planCd,
    },
    { key: 'state', head: t('state'), cell: (site) => <SiteState site={site} /> },
    {
      key: 'give',
      head: t('give'),
      bare: true,
      end: true,
      cell: (site) => (
        <Button
          size="sm"
          variant="outline"
          label={t('giveTo', { name: site.name })}
          onPress={() => onGive(site)}
        >
          {t('give')}
        </Button>
      ),
    },
  ]
  return (
    <DataTable label={t('tabSites')} columns={columns} rows={sites} keyOf={({ channelSeq }) => channelSeq} />
  )
}

function SiteState({ site: { given, subscription } }: { site: DeskSite }) {
  const t = useMessages(plansDeskMessages)
  const { day } = usePlanTexts()
  if (!given && !subscription) return '–'
  return (
    <span>
      {given && (
        <Kind tone="brand">
          {given.until === null ? t('givenAlways') : t('givenUntil', { until: day(given.until) })}
        </Kind>
      )}{' '}
      {subscription && (
        <Kind tone={subscription.state === 'ACTIVE' ? 'ok' : 'soon'}>
          {t(subscription.state, { until: day(subscription.periodEnd) })}
        </Kind>
      )}
    </span>
  )
}
