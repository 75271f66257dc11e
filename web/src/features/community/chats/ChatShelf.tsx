import { IconMessages } from '@tabler/icons-react'
import { useState } from 'react'
import type { ChatRoomRow } from 'contract/community/chats/schemas'
import type { CourseSeq } from 'contract/values/ids'
import { QueryView } from '../../../platform/QueryView.tsx'
import { makeStale } from '../../../platform/endpoint.ts'
import { useRealtime } from '../../../platform/realtime.ts'
import { useSite } from '../../../platform/site.tsx'
import { formatMoment } from '../../../platform/time.ts'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { Anchor } from '../../../ui/Anchor.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { Sheet } from '../../../ui/layers/Sheet.tsx'
import { Kind } from '../../../ui/Tag.tsx'
import { useChatRooms } from './chats.api.ts'
import { chatRoomMessages } from './rooms.messages.ts'
import css from './chats.module.css'

/** The chat rooms of a class behind a button that shows the number of unread messages. */
export function ChatShelf({ courseSeq }: { courseSeq: CourseSeq }) {
  const t = useMessages(chatRoomMessages)
  const site = useSite()
  const [isOpen, setOpen] = useState(false)
  const { data } = useChatRooms(courseSeq)
  useRealtime('chat', () => void makeStale(site, ['chats']))
  const count = data?.list.reduce((sum, { unreadCount }) => sum + unreadCount, 0) ?? 0
  return (
    <span>
      <IconButton
        label={count > 0 ? t('roomsUnread', { count }) : t('rooms')}
        icon={<IconMessages size={22} aria-hidden />}
        size={44}
        badge={count}
        expanded={isOpen}
        onPress={() => setOpen(true)}
      />
      <Sheet open={isOpen} onClose={() => setOpen(false)} title={t('rooms')} closeLabel={t('close')} tall>
        <ChatRoomList courseSeq={courseSeq} />
      </Sheet>
    </span>
  )
}

function ChatRoomList({ courseSeq }: { courseSeq: CourseSeq }) {
  const t = useMessages(chatRoomMessages)
  return (
    <QueryView
      of={useChatRooms(courseSeq)}
      words={{ failed: t('failed'), retry: t('retry') }}
      empty={{ title: t('none'), text: t('noneText'), isSo: ({ list }) => list.length === 0 }}
      lines={4}
    >
      {({ list }) => (
        <ul className={css.list} aria-label={t('rooms')}>
          {list.map((room) => (
            <li key={room.chatRoomSeq}>
              <Anchor className={css.row} href={`/classes/${courseSeq}/chat/${room.chatRoomSeq}`}>
                <RoomLine room={room} />
              </Anchor>
            </li>
          ))}
        </ul>
      )}
    </QueryView>
  )
}

/** The name of a room, the time of its last message, and the number of unread ones. */
export function RoomLine({ room }: { room: ChatRoomRow }) {
  const t = useMessages(chatRoomMessages)
  const { language } = useSite()
  const { name, lastMessageAt, unreadCount: count, isClosed, writers, externalUrl } = room
  const quiet = externalUrl === null ? t('quiet') : new URL(externalUrl).host
  return (
    <>
      <span>
        <b>{name}</b>
        <small className="num">
          {lastMessageAt ? t('lastAt', { when: formatMoment(lastMessageAt, language) }) : quiet}
        </small>
      </span>
      {externalUrl !== null && <Kind>{t('external')}</Kind>}
      {isClosed && <Kind>{t('isClosed')}</Kind>}
      {!isClosed && writers === 'STAFF' && <Kind tone="brand">{t('staffOnly')}</Kind>}
      {count > 0 && (
        <em className={css.count}>
          <span aria-hidden>{count > 99 ? '99+' : count}</span>
          <span className="visually-hidden">{t('unread', { count })}</span>
        </em>
      )}
    </>
  )
}
