import { useState } from 'react'
import type { Board, BoardComment, BoardPost } from 'contract/community/boards/schemas'
import { useSession } from '../../../../platform/session.tsx'
import { useSite } from '../../../../platform/site.tsx'
import { formatDateTime } from '../../../../platform/time.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Avatar } from '../../../../ui/Avatar.tsx'
import { Kind } from '../../../../ui/Tag.tsx'
import { LinkButton } from '../../../../ui/LinkButton.tsx'
import { VisuallyHidden } from '../../../../ui/VisuallyHidden.tsx'
import { Notice } from '../../../../ui/Notice.tsx'
import { NameBadge } from '../../../people/badges/NameBadge.tsx'
import { LevelBadge } from '../../../people/levels/LevelBadge.tsx'
import { boardPostMessages } from '../boards.messages.ts'
import css from '../boards.module.css'
import { moderationMessages } from '../moderation.messages.ts'
import { CommentText } from './CommentText.tsx'
import { CommentMenu } from './CommentMenu.tsx'
import { RoleChip } from './RoleChip.tsx'
import { WriteComment } from './WriteComment.tsx'

interface OneCommentProps {
  comment: BoardComment
  board: Board
  post: BoardPost
}
/** A comment, what its reader does with it, and a form for a reply. */
export function OneComment({ comment, board, post }: OneCommentProps) {
  const t = useMessages(boardPostMessages)
  const words = useMessages(moderationMessages)
  const { language } = useSite()
  const { state } = useSession()
  const [isReplying, setReplying] = useState(false)
  const { writerName, writerRole, writerLevel, writerBadge, hiddenReason, content, mentions, createdAt } =
    comment
  const postRef = { boardSeq: board.boardSeq, boardPostSeq: post.boardPostSeq }
  if (comment.isGone) return <p className={css.gone}>{t('commentGone')}</p>
  return (
    <>
      <Avatar name={writerName} size={36} />
      <div className={css.said}>
        <header>
          <b>{writerName}</b>
          <RoleChip role={writerRole} />
          {writerLevel && <LevelBadge level={writerLevel} />}
          {writerBadge && <NameBadge badge={writerBadge} />}
          {post.acceptedSeq === comment.boardCommentSeq && <Kind tone="ok">{t('acceptedAnswer')}</Kind>}
          <time dateTime={createdAt} className="num">
            {formatDateTime(createdAt, language)}
          </time>
        </header>
        {hiddenReason !== null && <Notice>{words('commentHiddenBecause', { reason: hiddenReason })}</Notice>}
        <CommentText content={content} mentions={mentions} />
        {board.allowsComments && state === 'signed-in' && hiddenReason === null && !isReplying && (
          <LinkButton tone="dimmed" onPress={() => setReplying(true)}>
            {t('reply')} <VisuallyHidden>{writerName}</VisuallyHidden>
          </LinkButton>
        )}
        {isReplying && (
          <WriteComment postRef={postRef} answers={comment} onClose={() => setReplying(false)} />
        )}
      </div>
      <CommentMenu board={board} comment={comment} post={post} postRef={postRef} />
    </>
  )
}
