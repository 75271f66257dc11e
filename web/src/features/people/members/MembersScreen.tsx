import type { UserSeq } from 'contract/values/ids'
import { useState, type ComponentType } from 'react'
import { messageOf } from '../../../platform/call.ts'
import { Head } from '../../../platform/Head.tsx'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { useListQuestion } from '../../../platform/management/list-query.ts'
import { PagedList } from '../../../platform/management/PagedList.tsx'
import { SpreadsheetButton } from '../../../platform/management/SpreadsheetButton.tsx'
import { toast } from '../../../ui/layers/toast.ts'
import { PageHead } from '../../../ui/SectionHead.tsx'
import { memberFilterFrom, useMembers, useMemberSpreadsheet, useUnblock, type Member } from './members.api.ts'
import { memberMessages } from './members.messages.ts'
import { BlockDialog } from './parts/BlockDialog.tsx'
import { InvitedPeople } from './parts/InvitedPeople.tsx'
import { InviteFromFile } from './parts/InviteFromFile.tsx'
import { MemberFilters } from './parts/MemberFilters.tsx'
import { MemberTable } from './parts/MemberTable.tsx'
import { MemberUploads } from './parts/MemberUploads.tsx'
import { MemoDialog } from './parts/MemoDialog.tsx'
import { RemoveDialog } from './parts/RemoveDialog.tsx'

type Doing = 'see' | 'memo' | 'block' | 'remove'

export interface MemberProfileProps {
  userSeq: UserSeq
  name: string
  onDo: (what: 'memo' | 'block' | 'remove', member: Member) => void
  onClose: () => void
}

/** All members of the site. The filter is in the address. `Profile` shows one member over the list. */
export function MembersScreen({ Profile }: { Profile: ComponentType<MemberProfileProps> }) {
  const t = useMessages(memberMessages)
  const { params, page, size, set, turn } = useListQuestion()
  const filter = memberFilterFrom(params)
  const members = useMembers(filter, { page, size })
  const spreadsheet = useMemberSpreadsheet(filter)
  const [doing, setDoing] = useState<{ what: Doing; member: Member } | null>(null)
  const isFiltered =
    filter.q !== '' || filter.audience !== 'ALL' || filter.state !== '' || filter.levelSeq !== null
  const showAll = () => set({ q: '', role: '', state: '', level: '' })
  const done = () => setDoing(null)
  const admit = useLetIn()
  // Unblocking asks for no confirmation, because staff can revert it.
  const begin = (what: Doing, member: Member) =>
    what === 'block' && member.status === 'BLOCKED' ? admit(member) : setDoing({ what, member })
  const total = members.data?.total
  return (
    <>
      <Head title={t('title')} isPrivate />
      <PageHead
        title={t('title')}
        count={total === undefined ? undefined : t('count', { count: total })}
        sub={t('sub')}
        actions={
          <>
            <InvitedPeople />
            <MemberUploads />
            <InviteFromFile />
            <SpreadsheetButton {...spreadsheet} disabled={!total} />
          </>
        }
      />
      <MemberFilters key={String(isFiltered)} filter={filter} onChange={set} />
      <PagedList
        of={members}
        page={page}
        size={size}
        {...turn}
        isFiltered={isFiltered}
        onShowAll={showAll}
        words={{ empty: t('empty'), emptyText: t('emptyText'), noMatch: t('noMatch'), showAll: t('showAll') }}
      >
        {(list) => <MemberTable members={list} onDo={begin} />}
      </PagedList>
      {doing?.what === 'see' && (
        <Profile userSeq={doing.member.userSeq} name={doing.member.name} onDo={begin} onClose={done} />
      )}
      {doing?.what === 'memo' && <MemoDialog member={doing.member} onClose={done} />}
      {doing?.what === 'remove' && <RemoveDialog member={doing.member} onClose={done} />}
      {doing?.what === 'block' && <BlockDialog member={doing.member} onClose={done} />}
    </>
  )
}

function useLetIn() {
  const t = useMessages(memberMessages)
  const { run } = useUnblock()
  return ({ userSeq, name }: Member) =>
    void run({ userSeq }).then(
      () => toast({ text: t('unblocked', { name }), tone: 'ok' }),
      (error: unknown) => toast({ text: messageOf(error, t('failed')), tone: 'error' }),
    )
}
