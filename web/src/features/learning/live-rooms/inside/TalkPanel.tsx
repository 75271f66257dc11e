import { IconTrash } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import type { OpenGroups } from 'contract/learning/live-rooms/groups.schemas'
import type { RoomMessage } from 'contract/learning/live-rooms/schemas'
import { messageOf } from '../../../../platform/call.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Avatar } from '../../../../ui/Avatar.tsx'
import { Empty } from '../../../../ui/Empty.tsx'
import { ErrorNote } from '../../../../ui/ErrorNote.tsx'
import { IconButton } from '../../../../ui/IconButton.tsx'
import { toast } from '../../../../ui/layers/toast.ts'
import { Loading, SkeletonText } from '../../../../ui/Skeleton.tsx'
import { useRemoveMessage, type LessonRef } from '../live-rooms.api.ts'
import { Composer } from './Composer.tsx'
import { MessageText } from './MessageText.tsx'
import { liveTalkMessages } from './talk.messages.ts'
import type { useRoomMessages } from './use-room-messages.ts'
import css from './Panel.module.css'

interface TalkProps {
  lessonRef: LessonRef
  talk: ReturnType<typeof useRoomMessages>
  isHost: boolean
  groups: OpenGroups | null
}

/** The messages of the lesson, and a field to write one. */
export function TalkPanel({ lessonRef, talk, isHost, groups }: TalkProps) {
  const t = useMessages(liveTalkMessages)
  const { messages, error, isLoaded, refresh } = talk
  const log = useRef<HTMLDivElement>(null)
  const last = messages.at(-1)?.liveMessageSeq
  useEffect(() => {
    if (last !== undefined && log.current) log.current.scrollTop = log.current.scrollHeight
  }, [last])
  return (
    <>
      <div
        ref={log}
        className={css.log}
        role="region"
        aria-label={t('log')}
        // The keyboard scrolls it.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
      >
        {!isLoaded && error === null && (
          <Loading label={t('loading')}>
            <SkeletonText lines={4} />
          </Loading>
        )}
        {!isLoaded && error !== null && (
          <ErrorNote
            compact
            title={messageOf(error, t('failed'))}
            retry={{ label: t('retry'), onPress: () => void refresh() }}
          />
        )}
        {isLoaded && messages.length === 0 && <Empty compact title={t('empty')} text={t('emptyText')} />}
        <div role="log" aria-live="polite" aria-relevant="additions" className={css.messages}>
          {messages.map((message) => (
            <Message
              key={message.liveMessageSeq}
              lessonRef={lessonRef}
              message={message}
              mayRemove={isHost || message.isMine}
              onRemoved={() => void refresh()}
            />
          ))}
        </div>
      </div>
      <Composer
        lessonRef={lessonRef}
        isHost={isHost}
        groups={groups}
        onSent={(message) => talk.add([message])}
      />
    </>
  )
}

interface MessageProps {
  lessonRef: LessonRef
  message: RoomMessage
  mayRemove: boolean
  onRemoved: () => void
}
function Message({ lessonRef, message, mayRemove, onRemoved }: MessageProps) {
  const t = useMessages(liveTalkMessages)
  const { run } = useRemoveMessage(lessonRef)
  const { liveMessageSeq, writerName, isMine, isRemoved } = message
  const remove = () =>
    run({ liveMessageSeq }).then(onRemoved, (failure: unknown) =>
      toast({ text: messageOf(failure, t('notRemoved')), tone: 'error' }),
    )
  return (
    <article className={css.message} data-mine={isMine || undefined}>
      {!isMine && <Avatar name={writerName} src={message.writerImageUrl} size={32} />}
      <MessageText lessonRef={lessonRef} message={message} showsWriter={!isMine} />
      {mayRemove && !isRemoved && (
        <IconButton
          label={isMine ? t('remove') : t('removeOf', { name: writerName })}
          icon={<IconTrash size={17} aria-hidden />}
          className={css.remove}
          onPress={() => void remove()}
        />
      )}
    </article>
  )
}
