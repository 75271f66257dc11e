import { IconDownload, IconExternalLink } from '@tabler/icons-react'
import { useState } from 'react'
import type { Work } from 'contract/learning/assignments/schemas'
import { messageOf } from '../../../../platform/call.ts'
import { useSite } from '../../../../platform/site.tsx'
import { formatDateTime } from '../../../../platform/time.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Button } from '../../../../ui/Button.tsx'
import { TextArea } from '../../../../ui/forms/TextArea.tsx'
import { IconButton } from '../../../../ui/IconButton.tsx'
import { toast } from '../../../../ui/layers/toast.ts'
import { Kind } from '../../../../ui/Tag.tsx'
import { DocumentLine } from '../../../system/files/DocumentLine.tsx'
import { documentMessages } from '../../../system/files/documents.messages.ts'
import { goToFile } from '../../../system/files/go-to-file.ts'
import { useComment, useOpenWork, type LessonRef } from '../assignments.api.ts'
import { missionMessages } from '../assignments.messages.ts'
import css from '../assignments.module.css'

interface WorkProps {
  lessonRef: LessonRef
  work: Work
}

/** The submitted work: a text, a link or a file. */
export function WorkBody({ lessonRef, work }: WorkProps) {
  const t = useMessages(missionMessages)
  const word = useMessages(documentMessages)
  const { run, isRunning } = useOpenWork(lessonRef)
  const { content, linkUrl, file, submissionSeq } = work
  const open = () =>
    void run({ submissionSeq })
      .then(({ url }) => goToFile(url))
      .catch((error: unknown) => toast({ text: messageOf(error, word('downloadFailed')), tone: 'error' }))
  return (
    <>
      {content && <p className={css.words}>{content}</p>}
      {linkUrl && (
        <a className={css.link} href={linkUrl} target="_blank" rel="noreferrer nofollow ugc">
          {linkUrl} <IconExternalLink size={16} aria-hidden />
          <span className="visually-hidden">({t('newTab')})</span>
        </a>
      )}
      {file && (
        <DocumentLine name={file.originFileName} contentType={file.contentType} fileSize={file.fileSize}>
          <IconButton
            size={44}
            label={word('download', { name: file.originFileName })}
            icon={<IconDownload size={20} />}
            disabled={isRunning}
            onPress={open}
          />
        </DocumentLine>
      )}
    </>
  )
}

/** The comments on the work, and a field for another one. */
export function Comments({ lessonRef, work }: WorkProps) {
  const t = useMessages(missionMessages)
  const { language } = useSite()
  const { run, isRunning } = useComment(lessonRef)
  const [text, setText] = useState('')
  const { comments, submissionSeq } = work
  const send = () => {
    const content = text.trim()
    if (content === '') return
    run({ submissionSeq, body: { content } }).then(
      () => setText(''),
      (error: unknown) => toast({ text: messageOf(error, t('notSaved')), tone: 'error' }),
    )
  }
  return (
    <>
      {comments.length > 0 && (
        <ul className={css.comments} aria-label={t('comments')}>
          {comments.map(({ commentSeq, name, isStaff, content, createdAt }) => (
            <li key={commentSeq} className={css.comment}>
              <span className={css.head}>
                <b>{name}</b>
                {isStaff && <Kind tone="brand">{t('staff')}</Kind>}
                <small className="num">{formatDateTime(createdAt, language)}</small>
              </span>
              <span className={css.words}>{content}</span>
            </li>
          ))}
        </ul>
      )}
      <TextArea label={t('comment')} rows={2} maxLength={2000} value={text} onChange={setText} />
      <div className={css.buttons}>
        <Button size="sm" variant="outline" loading={isRunning} disabled={text.trim() === ''} onPress={send}>
          {t('send')}
        </Button>
      </div>
    </>
  )
}
