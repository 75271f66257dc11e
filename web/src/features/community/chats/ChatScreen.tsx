import { IconArrowLeft, IconExternalLink } from '@tabler/icons-react'
import { useSearchParams } from 'react-router'
import type { CourseSeq } from 'contract/values/ids'
import { seqIn, useSeq } from '../../../platform/address.ts'
import { isRefusal, messageOf } from '../../../platform/call.ts'
import { Head } from '../../../platform/Head.tsx'
import { useCanHere } from '../../../platform/use-can-here.ts'
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
  const courseSeq = useSeq('courseSeq')
  const chatRoomSeq = useSeq('chatRoomSeq')
  const back = useWayBack(courseSeq)
  return <Room key={chatRoomSeq} roomRef={{ courseSeq, chatRoomSeq }} back={back} />
}

/** A chat room of the whole site. */
export function SiteChatScreen() {
  const chatRoomSeq = useSeq('chatRoomSeq')
  const isFromSettings = useSearchParams()[0].get('from') === 'settings'
  const back = isFromSettings ? '/settings/chat' : '/chat'
  return <Room key={chatRoomSeq} roomRef={{ courseSeq: null, chatRoomSeq }} back={back} />
}

/** Leads back to the lesson that led here, to the settings of chat rooms, or to the classroom. */
function useWayBack(courseSeq: CourseSeq) {
  const from = useSearchParams()[0].get('from')
  if (from === 'settings') return `/classes/${courseSeq}/settings/chat`
  return `/classes/${courseSeq}/classroom/${seqIn('curriculumSeq', from) ?? 'first'}`
}

function Room({ roomRef, back }: { roomRef: RoomRef; back: string }) {
  const t = useMessages(chatMessages)
  const can = useCanHere()
  const { courseSeq } = roomRef
  const { store, chat } = useChat(roomRef, (titles) => {
    for (const title of titles) toast({ text: t('completed', { title }), tone: 'ok' })
  })
  const { room, error, isLineLost } = chat
  const mayHide =
    room !== null && room.isStaff && can(courseSeq === null ? 'SITE_CLASS_UPDATE' : 'CLASS_ROOM_UPDATE')
  return (
    <div className={css.page}>
      <Head title={room ? [room.name, room.courseTitle].filter(Boolean).join(' · ') : t('rooms')} isPrivate />
      <header className={css.top}>
        <IconButton href={back} label={t('back')} icon={<IconArrowLeft size={22} aria-hidden />} />
        <div>
          <h1 className="clamp1">{room?.name ?? t('rooms')}</h1>
          {room && room.courseTitle !== '' && <p className="clamp1">{room.courseTitle}</p>}
        </div>
      </header>
      <main id="main" className={css.main}>
        {error && <NoRoom courseSeq={courseSeq} error={error} onRetry={() => void store.open()} />}
        {!room && !error && (
          <Loading label={t('opening')}>
            <div className={css.waiting}>
              <SkeletonText lines={6} />
            </div>
          </Loading>
        )}
        {room && room.externalUrl !== null && <External url={room.externalUrl} name={room.name} />}
        {room && room.externalUrl === null && (
          <>
            <div role="status" className={css.line}>
              {isLineLost && <Notice tone="soon">{t('lost')}</Notice>}
            </div>
            <ChatLog store={store} chat={chat} room={room} mayHide={mayHide} />
            <Foot store={store} room={room} />
          </>
        )}
      </main>
    </div>
  )
}

/** A room at another service: entering it here counts, and the talk goes on there. */
function External({ url, name }: { url: string; name: string }) {
  const t = useMessages(chatMessages)
  return (
    <Empty
      title={t('external', { name })}
      text={t('externalText', { host: new URL(url).host })}
      action={
        <Button href={url} newTab icon={<IconExternalLink size={17} aria-hidden />}>
          {t('toExternal')}
        </Button>
      }
    />
  )
}

function Foot({ store, room }: { store: ChatStore; room: ChatRoom }) {
  const t = useMessages(chatMessages)
  if (room.mayWrite) return <Composer onSend={(content) => void store.send(content)} />
  return <p className={css.quiet}>{t(room.isClosed ? 'isClosed' : 'staffOnly')}</p>
}

interface NoRoomProps {
  courseSeq: CourseSeq | null
  error: Error
  onRetry: () => void
}
function NoRoom({ courseSeq, error, onRetry }: NoRoomProps) {
  const t = useMessages(chatMessages)
  const isOut = isRefusal(error, 'NOT_ATTENDING')
  const isGone = isRefusal(error, 'NOT_FOUND')
  const isBanned = isRefusal(error, 'CHAT_BANNED')
  if (isBanned)
    return (
      <Empty
        title={t('banned')}
        text={t('bannedText')}
        action={<Button href="/chat">{t('toChats')}</Button>}
      />
    )
  if (!isOut && !isGone)
    return <ErrorNote title={messageOf(error, t('failed'))} retry={{ label: t('retry'), onPress: onRetry }} />
  return (
    <Empty
      title={t(isOut ? 'notHere' : 'gone')}
      text={t(isOut ? 'notHereText' : 'goneText')}
      action={
        courseSeq === null ? (
          <Button href="/chat">{t('toChats')}</Button>
        ) : (
          <Button href={`/classes/${courseSeq}`}>{t('toClass')}</Button>
        )
      }
    />
  )
}
