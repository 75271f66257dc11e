import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { campaignStates } from 'contract/growth/campaigns/campaigns.rules'
import { Head } from '../../../platform/Head.tsx'
import { useListQuestion } from '../../../platform/management/list-query.ts'
import { PagedList } from '../../../platform/management/PagedList.tsx'
import { useSession } from '../../../platform/session.tsx'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { Button } from '../../../ui/Button.tsx'
import { Empty } from '../../../ui/Empty.tsx'
import { SearchInput } from '../../../ui/forms/SearchInput.tsx'
import { PageHead } from '../../../ui/SectionHead.tsx'
import { Tabs } from '../../../ui/Tabs.tsx'
import { campaignFilterFrom, useCampaignCounts, useCampaigns } from './campaigns.api.ts'
import { campaignMessages } from './campaigns.messages.ts'
import { CampaignTable } from './parts/CampaignTable.tsx'
import css from './parts/campaigns.module.css'

/** The campaigns of a site, the newest first. Tab and search are in the address. */
export function CampaignListScreen() {
  const t = useMessages(campaignMessages)
  const { can } = useSession()
  const { params, page, size, set, turn } = useListQuestion()
  const filter = campaignFilterFrom(params)
  const counts = useCampaignCounts()
  const campaigns = useCampaigns(filter, { page, size })
  const create = can('SITE_MARKETING_UPDATE') && (
    <Button href="/settings/campaign/create" icon={<IconPlus size={17} />}>
      {t('create')}
    </Button>
  )
  return (
    <>
      <Head title={t('title')} isPrivate />
      <PageHead
        title={t('title')}
        count={counts.data && t('count', { count: counts.data.total })}
        sub={t('sub')}
        actions={create}
      />
      {counts.data?.total === 0 ? (
        <Empty title={t('empty')} text={t('emptyText')} action={create} />
      ) : (
        <>
          <Filters key={filter.q} q={filter.q} current={filter.state ?? 'all'} set={set} />
          <PagedList
            of={campaigns}
            page={page}
            size={size}
            {...turn}
            isFiltered
            onShowAll={() => set({ q: '', state: '' })}
            words={{
              empty: t('empty'),
              emptyText: t('emptyText'),
              noMatch: t('noMatch'),
              showAll: t('showAll'),
            }}
          >
            {(list) => <CampaignTable campaigns={list} />}
          </PagedList>
        </>
      )}
    </>
  )
}

interface FiltersProps {
  q: string
  current: string
  set: (values: Record<string, string>) => void
}
function Filters({ q, current, set }: FiltersProps) {
  const t = useMessages(campaignMessages)
  const { data } = useCampaignCounts()
  const [typed, setTyped] = useState(q)
  const tabs = (['all', ...campaignStates] as const).map((key) => ({
    key,
    label: t(key),
    count: (key === 'all' ? data?.total : data?.counts[key]) ?? 0,
    href: `?${new URLSearchParams({ ...(key !== 'all' && { state: key }), ...(q && { q }) }).toString()}`,
  }))
  return (
    <div className={css.bar}>
      <Tabs id="campaigns" label={t('state')} current={current} tabs={tabs} />
      <SearchInput
        label={t('search')}
        placeholder={t('search')}
        clearLabel={t('clear')}
        value={typed}
        onChange={setTyped}
        onSearch={(text) => set({ q: text.trim() })}
      />
    </div>
  )
}
