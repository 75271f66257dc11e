import { IconDownload } from '@tabler/icons-react'
import { openMessageFile } from 'contract/learning/live-rooms/api'
import type { RoomMessage } from 'contract/learning/live-rooms/schemas'
import { messageOf } from '../../../../platform/call.ts'
import { useChannel, useSite } from '../../../../platform/site.tsx'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { IconButton } from '../../../../ui/IconButton.tsx'
import { toast } from '../../../../ui/layers/toast.ts'
import { DocumentLine } from '../../../system/files/DocumentLine.tsx'
import { saveFile } from '../../../system/files/go-to-file.ts'
import type { LessonRef } from '../live-rooms.api.ts'
import { liveTalkMessages } from './talk.messages.ts'
import css from './Panel.module.css'

/** The file of a message: a small picture that opens large in a tab of its own, or a document with its name and size. */
export function MessageAttachment({ lessonRef, message }: { lessonRef: LessonRef; message: RoomMessage }) {
  const t = useMessages(liveTalkMessages)
  const { call } = useSite()
  const { channelSeq } = useChannel()
  const { file, liveMessageSeq } = message
  if (!file) return null
  const { originFileName: name, contentType, fileSize, picture } = file
  if (picture) {
    return (
      <a
        className={css.picture}
        href={picture.url}
        target="_blank"
        rel="noreferrer"
        aria-label={t('openPicture', { name })}
      >
        <img src={picture.thumbUrl} alt={name} loading="lazy" />
      </a>
    )
  }
  const open = () =>
    void call(openMessageFile, { channelSeq, ...lessonRef, liveMessageSeq }).then(
      ({ url }) => saveFile(url),
      (error: unknown) => toast({ text: messageOf(error, t('notOpened')), tone: 'error' }),
    )
  return (
    <DocumentLine name={name} contentType={contentType} fileSize={fileSize}>
      <IconButton
        label={t('openFile', { name })}
        icon={<IconDownload size={18} aria-hidden />}
        onPress={open}
      />
    </DocumentLine>
  )
}
