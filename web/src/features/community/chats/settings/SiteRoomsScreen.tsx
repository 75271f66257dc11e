import { IconDots, IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { MAX_ROOMS } from 'contract/community/chats/chats.rules'
import { messageOf } from '../../../../platform/call.ts'
import { Head } from '../../../../platform/Head.tsx'
import { useListQuestion } from '../../../../platform/management/list-query.ts'
import { Answer } from '../../../../platform/management/QueryState.tsx'
import { Removal } from '../../../../platform/management/Removal.tsx'
import { useSession } from '../../../../platform/session.tsx'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { useQuoted } from '../../../../platform/words/use-quoted.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Card } from '../../../../ui/Card.tsx'
import { DataTable } from '../../../../ui/DataTable.tsx'
import { Empty } from '../../../../ui/Empty.tsx'
import { ListSearch } from '../../../../platform/management/ListSearch.tsx'
import { Menu } from '../../../../ui/layers/Menu.tsx'
import { toast } from '../../../../ui/layers/toast.ts'
import { PageHead } from '../../../../ui/SectionHead.tsx'
import { chatSettingsMessages } from '../chat-settings.messages.ts'
import { useManagedRooms, useOrderSiteRooms, useRemoveSiteRoom, type ManagedRoom } from '../site-rooms.api.ts'
import { useRoomColumns } from './use-room-columns.tsx'
import css from './site-rooms.module.css'

/** The chat rooms of the site in their order. */
export function SiteRoomsScreen() {
  const t = useMessages(chatSettingsMessages)
  const { can } = useSession()
  const { params, set } = useListQuestion()
  const q = params.get('q') ?? ''
  const rooms = useManagedRooms(q)
  const isFull = q === '' && (rooms.data?.list.length ?? 0) >= MAX_ROOMS
  const add = can('SITE_CLASS_UPDATE') && (
    <Button href="/settings/chat/create" icon={<IconPlus size={17} aria-hidden />} disabled={isFull}>
      {t('add')}
    </Button>
  )
  const showAll = () => set({ q: '' })
  return (
    <>
      <Head title={t('title')} isPrivate />
      <PageHead title={t('title')} sub={t('siteSub')} actions={add} />
      <div className={css.search}>
        <ListSearch label={t('search')} clearLabel={t('clear')} q={q} onSearch={(text) => set({ q: text })} />
      </div>
      <Answer of={rooms}>
        {({ list }) =>
          list.length > 0 ? (
            <Card pad="none">
              <RoomTable rooms={list} isWhole={q === ''} />
            </Card>
          ) : q === '' ? (
            <Empty title={t('none')} text={t('siteNoneText')} action={add} />
          ) : (
            <Empty
              title={t('noMatch')}
              action={
                <Button variant="outline" onPress={showAll}>
                  {t('showAll')}
                </Button>
              }
            />
          )
        }
      </Answer>
    </>
  )
}

interface RoomTableProps {
  rooms: ManagedRoom[]
  /** Whether these are all rooms, so that their order may change. */
  isWhole: boolean
}
function RoomTable({ rooms, isWhole }: RoomTableProps) {
  const t = useMessages(chatSettingsMessages)
  const { can } = useSession()
  const order = useOrderSiteRooms()
  const [removing, setRemoving] = useState<ManagedRoom | null>(null)
  const mayChange = can('SITE_CLASS_UPDATE')
  const move = (next: ManagedRoom[]) => {
    const chatRoomSeqs = next.map(({ chatRoomSeq }) => chatRoomSeq)
    order
      .run({ body: { chatRoomSeqs } })
      .catch((error: unknown) => void toast({ text: messageOf(error, t('notSaved')), tone: 'error' }))
  }
  const columns = useRoomColumns(rooms, { onMove: mayChange && isWhole ? move : null })
  return (
    <>
      <DataTable
        label={t('title')}
        rows={rooms}
        keyOf={({ chatRoomSeq }) => chatRoomSeq}
        columns={[
          ...columns,
          {
            key: 'actions',
            head: t('actions'),
            cell: (room) => <RoomMenu room={room} onRemove={mayChange ? () => setRemoving(room) : null} />,
            bare: true,
            corner: true,
            width: 64,
          },
        ]}
      />
      {removing && <RemoveRoom room={removing} onClose={() => setRemoving(null)} />}
    </>
  )
}

function RoomMenu({ room, onRemove }: { room: ManagedRoom; onRemove: (() => void) | null }) {
  const t = useMessages(chatSettingsMessages)
  const { chatRoomSeq, name } = room
  return (
    <Menu
      label={t('more', { name })}
      icon={<IconDots size={18} />}
      items={[
        { key: 'enter', label: t('enter'), href: `/chat/${chatRoomSeq}?from=settings` },
        ...(onRemove
          ? [
              {
                key: 'edit',
                label: t('editRoom'),
                href: `/settings/chat/edit?chatRoomSeq=${chatRoomSeq}`,
              },
              { key: 'remove', label: t('remove'), danger: true, onPress: onRemove },
            ]
          : []),
      ]}
    />
  )
}

function RemoveRoom({ room, onClose }: { room: ManagedRoom; onClose: () => void }) {
  const t = useMessages(chatSettingsMessages)
  const quoted = useQuoted()
  const command = useRemoveSiteRoom()
  const { chatRoomSeq, name } = room
  return (
    <Removal
      title={t('removeTitle', { name: quoted(name) })}
      removeLabel={t('remove')}
      cancelLabel={t('cancel')}
      doneText={t('removed')}
      failedText={t('notSaved')}
      command={command}
      remove={() => command.run({ chatRoomSeq })}
      onClose={onClose}
    >
      {t('removeText')}
    </Removal>
  )
}
