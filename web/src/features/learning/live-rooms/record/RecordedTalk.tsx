import { messageOf } from '../../../../platform/call.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Avatar } from '../../../../ui/Avatar.tsx'
import { Button } from '../../../../ui/Button.tsx'
import { Empty } from '../../../../ui/Empty.tsx'
import { ErrorNote } from '../../../../ui/ErrorNote.tsx'
import { Loading, SkeletonText } from '../../../../ui/Skeleton.tsx'
import { MessageText } from '../inside/MessageText.tsx'
import { useRecordedMessages, type LessonRef } from '../live-rooms.api.ts'
import { liveRecordMessages } from './record.messages.ts'
import css from './Record.module.css'

interface TalkProps {
  lessonRef: LessonRef
  only: 'QUESTIONS' | undefined
}

/** What was written during the lesson, from its beginning on. */
export function RecordedTalk({ lessonRef, only }: TalkProps) {
  const t = useMessages(liveRecordMessages)
  const { all, first, error, isLoading, isLoadingMore, hasMore, loadMore, retry } = useRecordedMessages(
    lessonRef,
    only,
  )
  if (isLoading) {
    return (
      <Loading label={t('loading')}>
        <SkeletonText lines={4} />
      </Loading>
    )
  }
  if (!first)
    return (
      <ErrorNote
        compact
        title={messageOf(error, t('failed'))}
        retry={{ label: t('retry'), onPress: retry }}
      />
    )
  const messages = all.flatMap(({ list }) => list)
  if (messages.length === 0) return <Empty compact title={t('noTalk')} />
  return (
    <>
      <ol className={css.talk}>
        {messages.map((message) => (
          <li key={message.liveMessageSeq} className={css.message}>
            <Avatar name={message.writerName} src={message.writerImageUrl} size={32} />
            <MessageText lessonRef={lessonRef} message={message} showsWriter />
          </li>
        ))}
      </ol>
      {hasMore && (
        <Button variant="outline" loading={isLoadingMore} onPress={loadMore}>
          {t('more')}
        </Button>
      )}
    </>
  )
}
