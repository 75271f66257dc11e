import type { RoomMessage } from 'contract/learning/live-rooms/schemas'
import { formatTime } from '../../../../platform/time.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import type { LessonRef } from '../live-rooms.api.ts'
import { liveGroupMessages } from './groups.messages.ts'
import { MessageAttachment } from './MessageAttachment.tsx'
import { liveTalkMessages } from './talk.messages.ts'
import css from './Panel.module.css'

interface TextProps {
  lessonRef: LessonRef
  message: RoomMessage
  showsWriter: boolean
}
/** Who wrote a message and when, its text and its file. */
export function MessageText({ lessonRef, message, showsWriter }: TextProps) {
  const t = useMessages(liveTalkMessages)
  const tGroups = useMessages(liveGroupMessages)
  const { group, isAnnouncement } = message
  const { writerName, isHost, isForHosts, isRemoved, createdAt, content } = message
  return (
    <div>
      <p className={css.writer}>
        {showsWriter && <b>{writerName}</b>}
        {showsWriter && isHost && <span className={css.badge}>{t('host')}</span>}
        {group && <span className={css.badge}>{tGroups('name', { number: group.number })}</span>}
        {isAnnouncement && <span className={css.private}>{tGroups('announcement')}</span>}
        {isForHosts && <span className={css.private}>{t('privateQuestion')}</span>}
        <time className="num" dateTime={createdAt}>
          {formatTime(createdAt)}
        </time>
      </p>
      {(isRemoved || content !== '') && (
        <p className={css.words} data-removed={isRemoved || undefined}>
          {isRemoved ? t('removed') : content}
        </p>
      )}
      <MessageAttachment lessonRef={lessonRef} message={message} />
    </div>
  )
}
