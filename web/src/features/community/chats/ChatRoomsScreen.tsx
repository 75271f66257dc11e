import { IconDots, IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { MAX_ROOMS } from 'contract/community/chats/chats.rules'
import type { ChatRoomRow } from 'contract/community/chats/schemas'
import type { CourseSeq } from 'contract/values/ids'
import { AskFirst } from '../../../platform/AskFirst.tsx'
import { useSeq } from '../../../platform/address.ts'
import { messageOf } from '../../../platform/call.ts'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { useQuoted } from '../../../platform/words/use-quoted.ts'
import { Answer } from '../../../platform/management/QueryState.tsx'
import { FormSection } from '../../../platform/management/FormSection.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Empty } from '../../../ui/Empty.tsx'
import { Menu } from '../../../ui/layers/Menu.tsx'
import { toast } from '../../../ui/layers/toast.ts'
import { moved } from '../../../ui/MoveButtons.tsx'
import { Kind } from '../../../ui/Tag.tsx'
import { useChangeRoom, useChatRooms, useOrderRooms, useRemoveRoom } from './chats.api.ts'
import { RoomLine } from './ChatShelf.tsx'
import { chatSettingsMessages } from './chat-settings.messages.ts'
import { RoomDialog } from './RoomDialog.tsx'
import css from './chats.module.css'

/** Staff create, rename, reorder, close and delete the chat rooms of a class. */
export function ChatRoomsScreen() {
  const t = useMessages(chatSettingsMessages)
  const courseSeq = useSeq('courseSeq')
  const rooms = useChatRooms(courseSeq)
  const [writing, setWriting] = useState<{ stored?: ChatRoomRow } | null>(null)
  const [removing, setRemoving] = useState<ChatRoomRow | null>(null)
  const isFull = (rooms.data?.list.length ?? 0) >= MAX_ROOMS
  const add = (
    <Button icon={<IconPlus size={18} aria-hidden />} onPress={() => setWriting({})} disabled={isFull}>
      {t('add')}
    </Button>
  )
  return (
    <FormSection title={t('title')} why={t('sub')}>
      <Answer of={rooms}>
        {({ list }) =>
          list.length === 0 ? (
            <Empty compact title={t('none')} text={t('noneText')} action={add} />
          ) : (
            <>
              <ul className={css.list}>
                {list.map((room, at) => (
                  <li key={room.chatRoomSeq} className={css.row}>
                    <RoomLine room={room} />
                    <RoomDeeds
                      courseSeq={courseSeq}
                      rooms={list}
                      at={at}
                      room={room}
                      onEdit={() => setWriting({ stored: room })}
                      onRemove={() => setRemoving(room)}
                    />
                  </li>
                ))}
              </ul>
              <div>{isFull ? <p>{t('full', { count: MAX_ROOMS })}</p> : add}</div>
            </>
          )
        }
      </Answer>
      {writing && <RoomDialog courseSeq={courseSeq} {...writing} onClose={() => setWriting(null)} />}
      {removing && <Removing courseSeq={courseSeq} room={removing} onClose={() => setRemoving(null)} />}
    </FormSection>
  )
}

interface DeedsProps {
  courseSeq: CourseSeq
  rooms: ChatRoomRow[]
  at: number
  room: ChatRoomRow
  onEdit: () => void
  onRemove: () => void
}
function RoomDeeds({ courseSeq, rooms, at, room, onEdit, onRemove }: DeedsProps) {
  const t = useMessages(chatSettingsMessages)
  const change = useChangeRoom(courseSeq)
  const order = useOrderRooms(courseSeq)
  const { chatRoomSeq, name, isClosed, missionCount: count } = room
  const complain = (error: unknown) => void toast({ text: messageOf(error, t('notSaved')), tone: 'error' })
  const step = (by: 1 | -1) => {
    const chatRoomSeqs = moved(rooms, at, by).map((one) => one.chatRoomSeq)
    order.run({ body: { chatRoomSeqs } }).catch(complain)
  }
  const close = () =>
    void change.run({ chatRoomSeq, body: { isClosed: !isClosed } }).then(() => toast(t('saved')), complain)
  return (
    <>
      {count > 0 && <Kind>{t('missions', { count })}</Kind>}
      <Button
        size="sm"
        variant="outline"
        href={`/classes/${courseSeq}/chat/${chatRoomSeq}?from=settings`}
        label={t('enterOf', { name })}
      >
        {t('enter')}
      </Button>
      <Menu
        label={t('more', { name })}
        icon={<IconDots size={18} />}
        items={[
          { key: 'edit', label: t('edit'), onPress: onEdit },
          { key: 'close', label: t(isClosed ? 'reopen' : 'close'), onPress: close },
          { key: 'up', label: t('up'), disabled: at === 0, onPress: () => step(-1) },
          { key: 'down', label: t('down'), disabled: at === rooms.length - 1, onPress: () => step(1) },
          { key: 'remove', label: t('remove'), danger: true, onPress: onRemove },
        ]}
      />
    </>
  )
}

interface RemovingProps {
  courseSeq: CourseSeq
  room: ChatRoomRow
  onClose: () => void
}
function Removing({ courseSeq, room, onClose }: RemovingProps) {
  const t = useMessages(chatSettingsMessages)
  const quoted = useQuoted()
  const { run } = useRemoveRoom(courseSeq)
  const { chatRoomSeq, name, missionCount: count } = room
  return (
    <AskFirst
      title={t('removeTitle', { name: quoted(name) })}
      okLabel={t('remove')}
      cancelLabel={t('cancel')}
      danger
      deed={() => run({ chatRoomSeq }).then(() => t('removed'))}
      failed={t('notSaved')}
      onClose={onClose}
    >
      {t(count > 0 ? 'removeMissionText' : 'removeText', { count })}
    </AskFirst>
  )
}
