import { joinedStates } from 'contract/money/memberships/memberships.rules'
import { Head } from '../../../../platform/Head.tsx'
import { useListQuestion } from '../../../../platform/management/list-query.ts'
import { useLastPage } from '../../../../platform/management/use-last-page.ts'
import { ListPages } from '../../../../platform/management/ListPages.tsx'
import { ListSearch } from '../../../../platform/management/ListSearch.tsx'
import { Answer } from '../../../../platform/management/QueryState.tsx'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Card } from '../../../../ui/Card.tsx'
import { Empty } from '../../../../ui/Empty.tsx'
import { Select } from '../../../../ui/forms/Select.tsx'
import { PageHead } from '../../../../ui/SectionHead.tsx'
import { useTeams } from '../teams.api.ts'
import { teamListMessages } from '../team-list.messages.ts'
import { teamMessages } from '../teams.messages.ts'
import { TeamTable } from '../parts/TeamTable.tsx'
import sheet from '../../memberships/sheet.module.css'

/** Who pays for a team, for staff. */
export function TeamListScreen() {
  const t = useMessages(teamListMessages)
  const ofTeam = useMessages(teamMessages)
  const { params, page, size, q, set, turn } = useListQuestion()
  const state = joinedStates.find((one) => one === params.get('state')) ?? null
  const teams = useTeams({ q, state, page, size })
  useLastPage(teams.data, { page, size, ...turn })
  const isFiltered = q !== '' || state !== null
  const total = teams.data?.total
  return (
    <>
      <Head title={t('listTitle')} isPrivate />
      <PageHead
        title={t('listTitle')}
        count={total === undefined ? undefined : t('count', { count: total })}
        sub={t('listSub')}
      />
      <Answer of={teams}>
        {({ list, total: count }) =>
          count === 0 && !isFiltered ? (
            <Empty title={t('listEmpty')} text={t('listEmptyText')} />
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
                    ...joinedStates.map((value) => ({ value, label: ofTeam(value) })),
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
                    <TeamTable teams={list} />
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
