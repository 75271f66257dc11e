import { IconDots } from '@tabler/icons-react'
import { useState } from 'react'
import { piecesOf } from 'contract/community/chats/chats.rules'
import type { ChatMessage } from 'contract/community/chats/schemas'
import { AskFirst } from '../../../../platform/AskFirst.tsx'
import { messageOf } from '../../../../platform/call.ts'
import { formatTime } from '../../../../platform/time.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Avatar } from '../../../../ui/Avatar.tsx'
import { Menu, type MenuItem } from '../../../../ui/layers/Menu.tsx'
import { toast } from '../../../../ui/layers/toast.ts'
import { Kind } from '../../../../ui/Tag.tsx'
import type { Turn } from '../chat-log.ts'
import type { ChatStore } from '../chat-store.ts'
import { chatMessages } from '../chats.messages.ts'
import css from '../chats.module.css'

interface TurnProps {
  turn: Turn
  store: ChatStore
  /** Whether the user is staff and may hide messages. */
  mayHide: boolean
}

/** A group of messages: the user's own at the right, those of others at the left with name and picture. */
export function TurnOf({ turn, ...may }: TurnProps) {
  const t = useMessages(chatMessages)
  const [first] = turn.messages
  if (!first) return null
  const { writerName, writerImageUrl, isMine, isStaff } = first
  return (
    <article className={isMine ? css.mine : css.theirs} aria-label={isMine ? t('me') : writerName}>
      {!isMine && <Avatar name={writerName} src={writerImageUrl} size={36} />}
      <div className={css.turn}>
        {!isMine && (
          <p className={css.name}>
            <b>{writerName}</b> {isStaff && <Kind tone="brand">{t('staff')}</Kind>}
          </p>
        )}
        {turn.messages.map((message, at) => (
          <Said
            key={message.chatMessageSeq}
            message={message}
            isLast={at === turn.messages.length - 1}
            {...may}
          />
        ))}
      </div>
    </article>
  )
}

type SaidProps = Omit<TurnProps, 'turn'> & { message: ChatMessage; isLast: boolean }

function Said({ message, isLast, ...may }: SaidProps) {
  const t = useMessages(chatMessages)
  const { state, content, createdAt } = message
  const text = state === 'REMOVED' ? t('removed') : content === '' ? t('hidden') : null
  return (
    <div className={css.said}>
      <p className={css.bubble} data-state={text === null ? undefined : 'empty'}>
        {state === 'HIDDEN' && text === null && <Kind tone="soon">{t('hiddenMark')}</Kind>}
        {text ?? <Linked text={content} />}
      </p>
      {isLast && (
        <time className={css.time} dateTime={createdAt}>
          {formatTime(createdAt)}
        </time>
      )}
      {state !== 'REMOVED' && <Deeds message={message} {...may} />}
    </div>
  )
}

/** Plain text in which only addresses become links. */
function Linked({ text }: { text: string }) {
  const t = useMessages(chatMessages)
  return piecesOf(text).map((piece, at) =>
    piece.href === null ? (
      piece.text
    ) : (
      // The order of the pieces never changes.
      // oxlint-disable-next-line react/no-array-index-key
      <a key={at} href={piece.href} target="_blank" rel="noreferrer nofollow ugc">
        {piece.text}
        <span className="visually-hidden"> ({t('newTab')})</span>
      </a>
    ),
  )
}

function Deeds({ message, store, mayHide }: Omit<SaidProps, 'isLast'>) {
  const t = useMessages(chatMessages)
  const [isAsking, setAsking] = useState<'remove' | 'ban' | null>(null)
  const { chatMessageSeq, isMine, state, writerName } = message
  if (!isMine && !mayHide) return null
  const complain = (error: unknown) => void toast({ text: messageOf(error, t('notSaved')), tone: 'error' })
  const isHidden = state === 'HIDDEN'
  const hiding: MenuItem = {
    key: 'hide',
    label: t(isHidden ? 'show' : 'hide'),
    onPress: () => void store.hide(chatMessageSeq, !isHidden).catch(complain),
  }
  const removing: MenuItem = {
    key: 'remove',
    label: t('remove'),
    danger: true,
    onPress: () => setAsking('remove'),
  }
  const banning: MenuItem = { key: 'ban', label: t('ban'), danger: true, onPress: () => setAsking('ban') }
  const { ban } = store
  const mayBan = mayHide && ban !== null && !isMine && !message.isStaff
  return (
    <span className={css.deeds}>
      <Menu
        label={t('actionsOf', { name: isMine ? t('me') : writerName })}
        icon={<IconDots size={18} />}
        align={isMine ? 'end' : 'start'}
        items={[...(mayHide ? [hiding] : []), ...(isMine ? [removing] : []), ...(mayBan ? [banning] : [])]}
      />
      {isAsking === 'remove' && (
        <AskFirst
          title={t('removeTitle')}
          okLabel={t('remove')}
          cancelLabel={t('cancel')}
          danger
          deed={() => store.remove(chatMessageSeq).then(() => null)}
          failed={t('notSaved')}
          onClose={() => setAsking(null)}
        >
          {t('removeText')}
        </AskFirst>
      )}
      {isAsking === 'ban' && ban !== null && (
        <AskFirst
          title={t('banTitle', { name: writerName })}
          okLabel={t('ban')}
          cancelLabel={t('cancel')}
          danger
          deed={() => ban(message.writerSeq).then(() => t('bannedNow', { name: writerName }))}
          failed={t('notSaved')}
          onClose={() => setAsking(null)}
        >
          {t('banText')}
        </AskFirst>
      )}
    </span>
  )
}
