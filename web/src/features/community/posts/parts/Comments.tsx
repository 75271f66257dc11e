import { useState } from 'react'
import type { ClassRole } from 'contract/community/posts/schemas'
import type { CourseSeq } from 'contract/values/ids'
import { messageOf } from '../../../../platform/call.ts'
import { useSite } from '../../../../platform/site.tsx'
import { formatDateTime } from '../../../../platform/time.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Button } from '../../../../ui/Button.tsx'
import { TextArea } from '../../../../ui/forms/TextArea.tsx'
import { LinkButton } from '../../../../ui/LinkButton.tsx'
import { Notice } from '../../../../ui/Notice.tsx'
import { Kind } from '../../../../ui/Tag.tsx'
import { usePostDeeds } from '../posts.api.ts'
import { classPostMessages } from '../posts.messages.ts'
import { CommentMenu } from './CommentMenu.tsx'
import css from '../posts.module.css'

interface CommentsProps {
  courseSeq: CourseSeq
  post: ClassRole
  isStaff: boolean
  /** Whether the user may hide comments. */
  mayManage: boolean
}

/** The comments below a post, and a form to write one. */
export function Comments({ courseSeq, post, ...may }: CommentsProps) {
  const t = useMessages(classPostMessages)
  const { language } = useSite()
  const { classPostSeq, comments } = post
  return (
    <>
      {comments.length > 0 && (
        <ul className={css.comments} aria-label={t('comments', { count: comments.length })}>
          {comments.map((comment) => (
            <li key={comment.classCommentSeq} className={css.comment}>
              <header>
                <b>{comment.writerName}</b>
                <time dateTime={comment.createdAt} className="num">
                  {formatDateTime(comment.createdAt, language)}
                </time>
                {comment.hiddenReason !== null && <Kind tone="soon">{t('hidden')}</Kind>}
                <CommentMenu postRef={{ courseSeq, classPostSeq }} comment={comment} {...may} />
              </header>
              {comment.hiddenReason !== null && (
                <Notice>{t('hiddenComment', { reason: comment.hiddenReason })}</Notice>
              )}
              <p>{comment.content}</p>
            </li>
          ))}
        </ul>
      )}
      <Reply courseSeq={courseSeq} post={post} />
    </>
  )
}

function Reply({ courseSeq, post: { classPostSeq } }: Pick<CommentsProps, 'courseSeq' | 'post'>) {
  const t = useMessages(classPostMessages)
  const { comment } = usePostDeeds(courseSeq)
  const [isOpen, setOpen] = useState(false)
  const [content, setContent] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const send = () => {
    if (content.trim() === '') return setProblem(t('needComment'))
    return comment.run({ classPostSeq, body: { content: content.trim() } }).then(
      () => {
        setContent('')
        setOpen(false)
      },
      (error: unknown) => setProblem(messageOf(error, t('notSaved'))),
    )
  }
  if (!isOpen)
    return (
      <LinkButton tone="dimmed" onPress={() => setOpen(true)}>
        {t('comment')}
      </LinkButton>
    )
  return (
    <div className={css.form}>
      <TextArea
        label={t('comment')}
        rows={2}
        maxLength={2000}
        value={content}
        onChange={setContent}
        error={problem ?? undefined}
      />
      <div className={css.buttons}>
        <Button variant="subtle" size="sm" onPress={() => setOpen(false)} disabled={comment.isRunning}>
          {t('cancel')}
        </Button>
        <Button size="sm" loading={comment.isRunning} onPress={() => void send()}>
          {t('sendComment')}
        </Button>
      </div>
    </div>
  )
}
