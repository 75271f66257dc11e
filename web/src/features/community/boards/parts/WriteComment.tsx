import { useState } from 'react'
import { BOARD_COMMENT_LENGTH } from 'contract/community/boards/boards.rules'
import { MAX_MENTIONS, namedIn } from 'contract/community/boards/mentions.rules'
import type { BoardComment } from 'contract/community/boards/schemas'
import { loginPath, useCurrentPath } from '../../../../platform/address.ts'
import { messageOf } from '../../../../platform/call.ts'
import { useSession } from '../../../../platform/session.tsx'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Button } from '../../../../ui/Button.tsx'
import { LinkButton } from '../../../../ui/LinkButton.tsx'
import { useBoardPostDeeds, type PostRef } from '../boards.api.ts'
import { boardPageMessages, boardPostMessages } from '../boards.messages.ts'
import css from '../boards.module.css'
import type { MentionedPerson } from '../mentions.api.ts'
import { MentionArea } from './MentionArea.tsx'

interface WriteCommentProps {
  postRef: PostRef
  /** The comment that is answered; left out for the post. */
  answers?: BoardComment
  /** Closes a form that was opened for a reply. */
  onClose?: () => void
}
/** Visitors are sent to sign in instead. */
export function WriteComment(props: WriteCommentProps) {
  const t = useMessages(boardPostMessages)
  const words = useMessages(boardPageMessages)
  const { state } = useSession()
  const here = useCurrentPath()
  if (state !== 'visitor') return <CommentForm {...props} />
  return (
    <p className={css.none}>
      {t('commentSignIn')}{' '}
      <LinkButton href={loginPath(here)} underline>
        {words('signIn')}
      </LinkButton>
    </p>
  )
}

function CommentForm({ postRef, answers, onClose }: WriteCommentProps) {
  const t = useMessages(boardPostMessages)
  const { comment } = useBoardPostDeeds(postRef)
  const [content, setContent] = useState('')
  const [people, setPeople] = useState<MentionedPerson[]>([])
  const [problem, setProblem] = useState<string | null>(null)
  const send = () => {
    if (content.trim() === '') return setProblem(t('needComment'))
    const mentions = [...new Set(namedIn(content, people).map(({ userSeq }) => userSeq))]
    const body = {
      content: content.trim(),
      parentSeq: answers?.boardCommentSeq ?? null,
      mentions: mentions.slice(0, MAX_MENTIONS),
    }
    return comment.run({ body }).then(
      () => {
        setContent('')
        setPeople([])
        setProblem(null)
        onClose?.()
      },
      (error: unknown) => setProblem(messageOf(error, t('notSaved'))),
    )
  }
  return (
    <div className={css.form}>
      <MentionArea
        postRef={postRef}
        label={answers ? t('replyTo', { name: answers.writerName }) : t('comment')}
        rows={answers ? 2 : 3}
        maxLength={BOARD_COMMENT_LENGTH}
        value={content}
        onChange={setContent}
        onMention={(person) => setPeople([...people, person])}
        error={problem ?? undefined}
      />
      <div className={css.acts}>
        {onClose && (
          <Button variant="subtle" onPress={onClose} disabled={comment.isRunning}>
            {t('cancel')}
          </Button>
        )}
        <Button loading={comment.isRunning} onPress={() => void send()}>
          {t(answers ? 'sendReply' : 'send')}
        </Button>
      </div>
    </div>
  )
}
