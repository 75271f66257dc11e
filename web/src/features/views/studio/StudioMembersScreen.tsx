import type { StudioMember } from 'contract/views/studio/schemas'
import { Head } from '../../../platform/Head.tsx'
import { useListQuestion } from '../../../platform/management/list-query.ts'
import { useLastPage } from '../../../platform/management/use-last-page.ts'
import { ListPages } from '../../../platform/management/ListPages.tsx'
import { Answer } from '../../../platform/management/QueryState.tsx'
import { SpreadsheetButton } from '../../../platform/management/SpreadsheetButton.tsx'
import { useSite } from '../../../platform/site.tsx'
import { formatDate } from '../../../platform/time.ts'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { Anchor } from '../../../ui/Anchor.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { DataTable, type Column } from '../../../ui/DataTable.tsx'
import { Empty } from '../../../ui/Empty.tsx'
import { ListSearch } from '../../../platform/management/ListSearch.tsx'
import { PageHead } from '../../../ui/SectionHead.tsx'
import { useStudioMembers, useStudioMemberSpreadsheet } from './studio.api.ts'
import { studioMessages } from './studio.messages.ts'
import css from './parts/studio.module.css'

/** Who joined the site, the latest first. Search and page are in the address. */
export function StudioMembersScreen() {
  const t = useMessages(studioMessages)
  const { page, size, q, set, turn } = useListQuestion()
  const members = useStudioMembers({ q, page, size })
  useLastPage(members.data, { page, size, ...turn })
  const spreadsheet = useStudioMemberSpreadsheet(q)
  const total = members.data?.total
  const showAll = () => set({ q: '' })
  return (
    <>
      <Head title={t('members')} isPrivate />
      <PageHead
        title={t('members')}
        count={total === undefined ? undefined : t('people', { count: total })}
        sub={t('membersSub')}
        actions={<SpreadsheetButton {...spreadsheet} disabled={!total} />}
      />
      <div className={css.bar}>
        <ListSearch label={t('search')} clearLabel={t('clear')} q={q} onSearch={(text) => set({ q: text })} />
      </div>
      <Answer of={members}>
        {({ list, total: count }) =>
          list.length === 0 ? (
            <Empty
              compact
              title={t(q ? 'noMatch' : 'none')}
              action={
                q && (
                  <Button variant="outline" onPress={showAll}>
                    {t('showAll')}
                  </Button>
                )
              }
            />
          ) : (
            <>
              <Card pad="none">
                <MemberTable members={list} />
              </Card>
              <ListPages page={page} size={size} total={count} {...turn} />
            </>
          )
        }
      </Answer>
    </>
  )
}

function MemberTable({ members }: { members: StudioMember[] }) {
  const t = useMessages(studioMessages)
  const { language } = useSite()
  const nameOf = ({ name, isPaused, use }: StudioMember['memberships'][number]) => {
    const used = use === 'OWN' ? name : t(`${use}_NAME`, { name })
    return isPaused ? t('pausedName', { name: used }) : used
  }
  const columns: Column<StudioMember>[] = [
    {
      key: 'name',
      head: t('name'),
      cell: ({ userUid, name }) => (
        <Anchor className={css.name} href={`/settings/studio/members/${userUid}`}>
          {name}
        </Anchor>
      ),
      bare: true,
    },
    { key: 'email', head: t('email'), cell: ({ email }) => <span className={css.long}>{email}</span> },
    {
      key: 'memberships',
      head: t('memberships'),
      cell: ({ memberships }) => (memberships.length > 0 ? memberships.map(nameOf).join(', ') : '–'),
    },
    {
      key: 'classes',
      head: t('classes'),
      cell: ({ classCount }) => <span className="num">{t('classCount', { count: classCount })}</span>,
      end: true,
    },
    {
      key: 'joined',
      head: t('joined'),
      cell: ({ joinedAt }) => <span className="num">{formatDate(joinedAt, language)}</span>,
    },
  ]
  return <DataTable label={t('members')} columns={columns} rows={members} keyOf={({ userUid }) => userUid} />
}
