import { IconArrowDown } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { messageOf } from '../../../../platform/call.ts'
import { makeStale } from '../../../../platform/endpoint.ts'
import { useSite } from '../../../../platform/site.tsx'
import { formatDay } from '../../../../platform/time.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Empty } from '../../../../ui/Empty.tsx'
import { LinkButton } from '../../../../ui/LinkButton.tsx'
import { turnsOf } from '../chat-log.ts'
import type { Chat, ChatRoom, ChatStore, Waiting } from '../chat-store.ts'
import { chatMessages } from '../chats.messages.ts'
import { TurnOf } from './TurnNotice.tsx'
import { useScroll } from './use-scroll.ts'
import css from '../chats.module.css'

interface LogProps {
  store: ChatStore
  chat: Chat
  room: ChatRoom
  mayHide: boolean
}

/** All messages, the newest at the bottom. */
export function ChatLog({ store, chat, room, mayHide }: LogProps) {
  const t = useMessages(chatMessages)
  const { language } = useSite()
  const { messages, waiting, hasOlder, isLoadingOlder } = chat
  const last = messages.at(-1)
  const shown = { first: messages[0]?.chatMessageSeq, waiting: waiting.length }
  const { box, content, isAtEnd, toEnd, onScroll } = useScroll(shown, { onTop: () => void store.loadOlder() })
  useSeen(store, { seq: last?.chatMessageSeq, isAtEnd })
  const isEmpty = messages.length === 0 && waiting.length === 0
  return (
    <div className={css.room}>
      <div
        ref={box}
        className={css.log}
        role="region"
        aria-label={t('log', { name: room.name })}
        // The keyboard scrolls it.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        onScroll={onScroll}
      >
        {isEmpty && <Empty title={t('none')} text={t(room.mayWrite ? 'noneText' : 'noneQuiet')} />}
        {hasOlder && (
          <Button size="sm" variant="subtle" loading={isLoadingOlder} onPress={() => void store.loadOlder()}>
            {t('older')}
          </Button>
        )}
        <div ref={content} role="log" aria-live="polite" aria-relevant="additions">
          {turnsOf(messages, room.readUpTo).map((turn) => (
            <div key={turn.key}>
              {turn.day && <p className={css.day}>{formatDay(turn.day, language, { withYear: true })}</p>}
              {turn.isNewFrom && (
                <p className={css.newFrom} data-new>
                  {t('newFrom')}
                </p>
              )}
              <TurnOf turn={turn} store={store} mayHide={mayHide} />
            </div>
          ))}
          {waiting.map((one) => (
            <Unsent key={one.clientKey} waiting={one} store={store} />
          ))}
        </div>
      </div>
      {!isAtEnd && !isEmpty && (
        <div className={css.toNewest}>
          <Button size="sm" variant="dark" icon={<IconArrowDown size={16} aria-hidden />} onPress={toEnd}>
            {t('toNewest')}
          </Button>
        </div>
      )}
    </div>
  )
}

function Unsent({ waiting, store }: { waiting: Waiting; store: ChatStore }) {
  const t = useMessages(chatMessages)
  const { content, error } = waiting
  return (
    <div className={css.mine}>
      <div className={css.said}>
        <p className={css.bubble} data-unsent>
          {content}
        </p>
        {!error && <small className={css.time}>{t('sending')}</small>}
      </div>
      {error && (
        <div className={css.unsent} role="alert">
          <small>{messageOf(error, t('notSent'))}</small>
          <LinkButton onPress={() => void store.resend(waiting)}>{t('again')}</LinkButton>
          <LinkButton onPress={() => store.discard(waiting)}>{t('discard')}</LinkButton>
        </div>
      )}
    </div>
  )
}

const QUIET_MS = 800
/** Reports how far the user has read while the end is visible, not with every message. */
function useSeen(
  { read }: ChatStore,
  {
    seq,
    isAtEnd,
  }: { seq: Parameters<typeof turnsOf>[0][number]['chatMessageSeq'] | undefined; isAtEnd: boolean },
) {
  const site = useSite()
  const announcedCount = useRef(0)
  useEffect(() => {
    if (seq === undefined || !isAtEnd) return
    const notify = () => {
      if (document.visibilityState !== 'visible' || announcedCount.current >= seq) return
      announcedCount.current = seq
      read(seq).then(
        () => makeStale(site, ['chats']),
        () => {
          announcedCount.current = 0
        },
      )
    }
    const timer = setTimeout(notify, QUIET_MS)
    document.addEventListener('visibilitychange', notify)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', notify)
    }
  }, [seq, isAtEnd, read, site])
}
