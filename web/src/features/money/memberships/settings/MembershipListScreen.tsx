import { IconPlus } from '@tabler/icons-react'
import { membershipStates } from 'contract/money/memberships/memberships.rules'
import { Head } from '../../../../platform/Head.tsx'
import { useListQuestion } from '../../../../platform/management/list-query.ts'
import { useLastPage } from '../../../../platform/management/use-last-page.ts'
import { ListPages } from '../../../../platform/management/ListPages.tsx'
import { Answer } from '../../../../platform/management/QueryState.tsx'
import { SwitchedOffNote } from '../../../../platform/management/SwitchedOffNote.tsx'
import { useSession } from '../../../../platform/session.tsx'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Card } from '../../../../ui/Card.tsx'
import { Empty } from '../../../../ui/Empty.tsx'
import { ListSearch } from '../../../../platform/management/ListSearch.tsx'
import { Select } from '../../../../ui/forms/Select.tsx'
import { PageHead } from '../../../../ui/SectionHead.tsx'
import { MembershipTable } from '../parts/MembershipTable.tsx'
import { useManagedMemberships } from '../membership-settings.api.ts'
import { membershipSettingsMessages } from '../membership-settings.messages.ts'
import sheet from '../sheet.module.css'

/** The memberships of a site in the order in which they are shown. */
export function MembershipListScreen() {
  const t = useMessages(membershipSettingsMessages)
  const { can } = useSession()
  const { params, page, size, q, set, turn } = useListQuestion()
  const state = membershipStates.find((one) => one === params.get('state')) ?? null
  const memberships = useManagedMemberships({ q, state, page, size })
  useLastPage(memberships.data, { page, size, ...turn })
  const isFiltered = q !== '' || state !== null
  const total = memberships.data?.total
  const create = can('SITE_CLASS_UPDATE') && (
    <Button href="/settings/membership/create" icon={<IconPlus size={17} />}>
      {t('create')}
    </Button>
  )
  return (
    <>
      <Head title={t('title')} isPrivate />
      <PageHead
        title={t('title')}
        count={total === undefined ? undefined : t('count', { count: total })}
        sub={t('sub')}
        actions={(total !== 0 || isFiltered) && create}
      />
      <SwitchedOffNote feature="MEMBERSHIPS" />
      <Answer of={memberships}>
        {({ list, total: count }) =>
          count === 0 && !isFiltered ? (
            <Empty title={t('empty')} text={t('emptyText')} action={create} />
          ) : (
            <>
              <div className={sheet.bar}>
                <ListSearch
                  label={t('search')}
                  clearLabel={t('clear')}
                  q={q}
                  onSearch={(text) => set({ q: text })}
                />
                <Select
                  label={t('state')}
                  hideLabel
                  value={state ?? 'ALL'}
                  onChange={(value) => set({ state: value === 'ALL' ? '' : value })}
                  options={[
                    { value: 'ALL', label: t('allStates') },
                    ...membershipStates.map((value) => ({ value, label: t(value) })),
                  ]}
                />
              </div>
              {list.length === 0 ? (
                <Empty
                  compact
                  title={t('noMatch')}
                  action={
                    <Button variant="outline" onPress={() => set({ q: '', state: '' })}>
                      {t('showAll')}
                    </Button>
                  }
                />
              ) : (
                <>
                  <Card pad="none">
                    <MembershipTable memberships={list} canMove={!isFiltered} />
                  </Card>
                  <ListPages page={page} size={size} total={count} {...turn} />
                </>
              )}
            </>
          )
        }
      </Answer>
    </>
  )
}
