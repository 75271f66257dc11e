import { IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import type { Board, BoardComment, BoardPost } from 'contract/community/boards/schemas'
import { AskFirst } from '../../../../platform/AskFirst.tsx'
import { useSession } from '../../../../platform/session.tsx'
import { useSite } from '../../../../platform/site.tsx'
import { formatDateTime } from '../../../../platform/time.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Avatar } from '../../../../ui/Avatar.tsx'
import { IconButton } from '../../../../ui/IconButton.tsx'
import { LinkButton } from '../../../../ui/LinkButton.tsx'
import { VisuallyHidden } from '../../../../ui/VisuallyHidden.tsx'
import { useBoardPostDeeds, type PostRef } from '../boards.api.ts'
import { boardPostMessages } from '../boards.messages.ts'
import css from '../boards.module.css'
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
  const { language } = useSite()
  const { state } = useSession()
  const [isReplying, setReplying] = useState(false)
  const { writerName, writerRole, isMine, content, createdAt } = comment
  const postRef = { boardSeq: board.boardSeq, boardPostSeq: post.boardPostSeq }
  if (comment.isGone) return <p className={css.gone}>{t('commentGone')}</p>
  return (
    <>
      <Avatar name={writerName} size={36} />
      <div>
        <header>
          <b>{writerName}</b>
          <RoleChip role={writerRole} />
          <time dateTime={createdAt} className="num">
            {formatDateTime(createdAt, language)}
          </time>
        </header>
        <p>{content}</p>
        {board.allowsComments && state === 'signed-in' && !isReplying && (
          <LinkButton tone="dimmed" onPress={() => setReplying(true)}>
            {t('reply')} <VisuallyHidden>{writerName}</VisuallyHidden>
          </LinkButton>
        )}
        {isReplying && (
          <WriteComment postRef={postRef} answers={comment} onClose={() => setReplying(false)} />
        )}
      </div>
      {(isMine || board.mayDelete) && <RemoveComment comment={comment} postRef={postRef} />}
    </>
  )
}

function RemoveComment({ comment, postRef }: { comment: BoardComment; postRef: PostRef }) {
  const t = useMessages(boardPostMessages)
  const { removeComment } = useBoardPostDeeds(postRef)
  const [isAsking, setAsking] = useState(false)
  const { boardCommentSeq, writerName } = comment
  return (
    <>
      <IconButton
        label={t('removeComment', { name: writerName })}
        icon={<IconTrash size={18} />}
        onPress={() => setAsking(true)}
      />
      {isAsking && (
        <AskFirst
          title={t('removeCommentTitle')}
          okLabel={t('remove')}
          cancelLabel={t('keep')}
          danger
          deed={() => removeComment.run({ boardCommentSeq }).then(() => t('commentRemoved'))}
          failed={t('notSaved')}
          onClose={() => setAsking(false)}
        >
          {t('removeCommentText')}
        </AskFirst>
      )}
    </>
  )
}
