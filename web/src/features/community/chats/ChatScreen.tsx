import { IconArrowLeft } from '@tabler/icons-react'
import { useSearchParams } from 'react-router'
import type { CourseSeq } from 'contract/values/ids'
import { seqIn, useSeq } from '../../../platform/address.ts'
import { isRefusal, messageOf } from '../../../platform/call.ts'
import { Head } from '../../../platform/Head.tsx'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { Button } from '../../../ui/Button.tsx'
import { Empty } from '../../../ui/Empty.tsx'
import { ErrorNote } from '../../../ui/ErrorNote.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { toast } from '../../../ui/layers/toast.ts'
import { Notice } from '../../../ui/Notice.tsx'
import { Loading, SkeletonText } from '../../../ui/Skeleton.tsx'
import type { ChatRoom, ChatStore, RoomRef } from './chat-store.ts'
import { useChat } from './chats.api.ts'
import { chatMessages } from './chats.messages.ts'
import { ChatLog } from './parts/ChatLog.tsx'
import { Composer } from './parts/Composer.tsx'
import css from './chats.module.css'

/** A chat room of a class: its messages and a field to write one. */
export function ChatScreen() {
  const roomRef = { courseSeq: useSeq('courseSeq'), chatRoomSeq: useSeq('chatRoomSeq') }
  return <Room key={roomRef.chatRoomSeq} roomRef={roomRef} />
}

/** Leads back to the lesson that led here, to the settings of chat rooms, or to the classroom. */
function useWayBack(courseSeq: CourseSeq) {
  const from = useSearchParams()[0].get('from')
  if (from === 'settings') return `/classes/${courseSeq}/settings/chat`
  return `/classes/${courseSeq}/classroom/${seqIn('curriculumSeq', from) ?? 'first'}`
}

function Room({ roomRef }: { roomRef: RoomRef }) {
  const t = useMessages(chatMessages)
  const back = useWayBack(roomRef.courseSeq)
  const { store, chat } = useChat(roomRef, (titles) => {
    for (const title of titles) toast({ text: t('completed', { title }), tone: 'ok' })
  })
  const { room, error, isLineLost } = chat
  return (
    <div className={css.page}>
      <Head title={room ? `${room.name} · ${room.courseTitle}` : t('rooms')} isPrivate />
      <header className={css.top}>
        <IconButton href={back} label={t('back')} icon={<IconArrowLeft size={22} aria-hidden />} />
        <div>
          <h1 className="clamp1">{room?.name ?? t('rooms')}</h1>
          {room && <p className="clamp1">{room.courseTitle}</p>}
        </div>
      </header>
      <main id="main" className={css.main}>
        {error && <NoRoom courseSeq={roomRef.courseSeq} error={error} onRetry={() => void store.open()} />}
        {!room && !error && (
          <Loading label={t('opening')}>
            <div className={css.waiting}>
              <SkeletonText lines={6} />
            </div>
          </Loading>
        )}
        {room && (
          <>
            <div role="status" className={css.line}>
              {isLineLost && <Notice tone="soon">{t('lost')}</Notice>}
            </div>
            <ChatLog roomRef={roomRef} store={store} chat={chat} room={room} />
            <Foot store={store} room={room} />
          </>
        )}
      </main>
    </div>
  )
}

function Foot({ store, room }: { store: ChatStore; room: ChatRoom }) {
  const t = useMessages(chatMessages)
  if (room.mayWrite) return <Composer onSend={(content) => void store.send(content)} />
  return <p className={css.quiet}>{t(room.isClosed ? 'isClosed' : 'staffOnly')}</p>
}

interface NoRoomProps {
  courseSeq: CourseSeq
  error: Error
  onRetry: () => void
}
function NoRoom({ courseSeq, error, onRetry }: NoRoomProps) {
  const t = useMessages(chatMessages)
  const isOut = isRefusal(error, 'NOT_ATTENDING')
  const isGone = isRefusal(error, 'NOT_FOUND')
  if (!isOut && !isGone)
    return <ErrorNote title={messageOf(error, t('failed'))} retry={{ label: t('retry'), onPress: onRetry }} />
  return (
    <Empty
      title={t(isOut ? 'notHere' : 'gone')}
      text={t(isOut ? 'notHereText' : 'goneText')}
      action={<Button href={`/classes/${courseSeq}`}>{t('toClass')}</Button>}
    />
  )
}
