import { IconPlus, IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { messageOf } from '../../../../platform/call.ts'
import { useListQuestion } from '../../../../platform/management/list-query.ts'
import { PagedList } from '../../../../platform/management/PagedList.tsx'
import { useSession } from '../../../../platform/session.tsx'
import { useSite } from '../../../../platform/site.tsx'
import { formatDate } from '../../../../platform/time.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Avatar } from '../../../../ui/Avatar.tsx'
import { Button } from '../../../../ui/Button.tsx'
import { DataTable, type Column } from '../../../../ui/DataTable.tsx'
import { SearchInput } from '../../../../ui/forms/SearchInput.tsx'
import { IconButton } from '../../../../ui/IconButton.tsx'
import { toast } from '../../../../ui/layers/toast.ts'
import {
  useRemoveMember,
  useSegmentMembers,
  type SegmentDetail,
  type SegmentMember,
} from '../segments.api.ts'
import { segmentMessages } from '../segments.messages.ts'
import { AddMembers } from './AddMembers.tsx'
import css from './segments.module.css'

/** The members of a segment by name. Search and page are in the address. */
export function SegmentMembers({ segment: { segmentSeq, kind } }: { segment: SegmentDetail }) {
  const t = useMessages(segmentMessages)
  const { can } = useSession()
  const { q, page, size, set, turn } = useListQuestion()
  const members = useSegmentMembers(segmentSeq, { q, page, size })
  const [typed, setTyped] = useState(q)
  const [isAdding, setAdding] = useState(false)
  const mayChange = kind === 'MANUAL' && can('SITE_USER_UPDATE')
  const showAll = () => {
    setTyped('')
    set({ q: '' })
  }
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
        {mayChange && (
          <Button icon={<IconPlus size={17} />} onPress={() => setAdding(true)}>
            {t('add')}
          </Button>
        )}
      </div>
      <PagedList
        of={members}
        page={page}
        size={size}
        {...turn}
        isFiltered={q !== ''}
        onShowAll={showAll}
        words={{
          empty: t(kind === 'RULE' ? 'emptyRule' : 'emptyManual'),
          emptyText: t(kind === 'RULE' ? 'emptyRuleText' : 'emptyManualText'),
          noMatch: t('noMatch'),
          showAll: t('showAll'),
        }}
      >
        {(list) => <MemberTable members={list} segmentSeq={segmentSeq} mayChange={mayChange} />}
      </PagedList>
      {isAdding && <AddMembers segmentSeq={segmentSeq} onClose={() => setAdding(false)} />}
    </>
  )
}

interface MemberTableProps extends Pick<SegmentDetail, 'segmentSeq'> {
  members: SegmentMember[]
  mayChange: boolean
}
function MemberTable({ members, segmentSeq, mayChange }: MemberTableProps) {
  const t = useMessages(segmentMessages)
  const { language } = useSite()
  const { run, isRunning } = useRemoveMember(segmentSeq)
  const takeOut = ({ userSeq, name }: SegmentMember) =>
    void run({ userSeq }).then(
      () => toast({ text: t('takenOut', { name }), tone: 'ok' }),
      (error: unknown) => toast({ text: messageOf(error, t('failed')), tone: 'error' }),
    )
  const columns: Column<SegmentMember>[] = [
    {
      key: 'member',
      head: t('member'),
      cell: ({ name, email }) => (
        <span className={css.who}>
          <Avatar name={name} size={36} />
          <span>
            <b>{name}</b>
            <small>{email}</small>
          </span>
        </span>
      ),
      bare: true,
    },
    {
      key: 'joined',
      head: t('joined'),
      cell: ({ joinedAt }) => <span className="num">{formatDate(joinedAt, language)}</span>,
    },
  ]
  const actions: Column<SegmentMember> = {
    key: 'actions',
    head: t('actions'),
    cell: (member) => (
      <IconButton
        label={t('takeOutOf', { name: member.name })}
        icon={<IconX size={17} />}
        disabled={isRunning}
        onPress={() => takeOut(member)}
      />
    ),
    bare: true,
    corner: true,
    width: 64,
  }
  return (
    <DataTable
      label={t('members')}
      columns={mayChange ? [...columns, actions] : columns}
      rows={members}
      keyOf={({ userSeq }) => userSeq}
    />
  )
}
