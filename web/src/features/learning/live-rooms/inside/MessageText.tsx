import type { RoomMessage } from 'contract/learning/live-rooms/schemas'
import { formatTime } from '../../../../platform/time.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { liveTalkMessages } from './talk.messages.ts'
import css from './Panel.module.css'

/** Who wrote a message and when, and its text. */
export function MessageText({ message, showsWriter }: { message: RoomMessage; showsWriter: boolean }) {
  const t = useMessages(liveTalkMessages)
  const { writerName, isHost, isForHosts, isRemoved, createdAt, content } = message
  return (
    <div>
      <p className={css.writer}>
        {showsWriter && <b>{writerName}</b>}
        {showsWriter && isHost && <span className={css.badge}>{t('host')}</span>}
        {isForHosts && <span className={css.private}>{t('privateQuestion')}</span>}
        <time className="num" dateTime={createdAt}>
          {formatTime(createdAt)}
        </time>
      </p>
      <p className={css.words} data-removed={isRemoved || undefined}>
        {isRemoved ? t('removed') : content}
      </p>
    </div>
  )
}
