import { IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { BOARD_COMMENT_LENGTH } from 'contract/community/boards/boards.rules'
import type { Board, BoardComment, BoardPost } from 'contract/community/boards/schemas'
import { AskFirst } from '../../../../platform/AskFirst.tsx'
import { loginPath, useCurrentPath } from '../../../../platform/address.ts'
import { messageOf } from '../../../../platform/call.ts'
import { useSession } from '../../../../platform/session.tsx'
import { useSite } from '../../../../platform/site.tsx'
import { formatDateTime } from '../../../../platform/time.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Avatar } from '../../../../ui/Avatar.tsx'
import { Button } from '../../../../ui/Button.tsx'
import { ErrorNote } from '../../../../ui/ErrorNote.tsx'
import { TextArea } from '../../../../ui/forms/TextArea.tsx'
import { IconButton } from '../../../../ui/IconButton.tsx'
import { LinkButton } from '../../../../ui/LinkButton.tsx'
import { SkeletonText } from '../../../../ui/Skeleton.tsx'
import { useBoardComments, useBoardPostDeeds, type PostRef } from '../boards.api.ts'
import { boardPageMessages, boardPostMessages } from '../boards.messages.ts'
import css from '../boards.module.css'
import { RoleChip } from './RoleChip.tsx'

/** The comments below a post, oldest first, and a form to write one. */
export function BoardComments({ board, post }: { board: Board; post: BoardPost }) {
  const t = useMessages(boardPostMessages)
  const words = useMessages(boardPageMessages)
  const postRef = { boardSeq: board.boardSeq, boardPostSeq: post.boardPostSeq }
  const { comments, isLoading, error, retry, ...pages } = useBoardComments(postRef)
  if (!board.allowsComments && post.commentCount === 0) return null
  return (
    <section className={css.talk} aria-labelledby="comments">
      <h2 id="comments">
        {t('commentHead')} <span className="num">{post.commentCount}</span>
      </h2>
      {isLoading && <SkeletonText lines={3} />}
      {error && (
        <ErrorNote compact title={words('failed')} retry={{ label: words('retry'), onPress: retry }} />
      )}
      {!isLoading && !error && comments.length === 0 && <p className={css.none}>{t('noComments')}</p>}
      <ul className={css.comments}>
        {comments.map((comment) => (
          <li key={comment.boardCommentSeq}>
            <OneComment comment={comment} postRef={postRef} mayDelete={board.mayDelete} />
          </li>
        ))}
      </ul>
      {pages.hasMore && (
        <div className={css.more}>
          <Button variant="outline" loading={pages.isLoadingMore} onPress={pages.loadMore}>
            {words('more')}
          </Button>
        </div>
      )}
      {board.allowsComments && <WriteComment postRef={postRef} />}
    </section>
  )
}

interface OneCommentProps {
  comment: BoardComment
  postRef: PostRef
  /** Whether the reader removes what others wrote. */
  mayDelete: boolean
}
function OneComment({ comment, postRef, mayDelete }: OneCommentProps) {
  const t = useMessages(boardPostMessages)
  const { language } = useSite()
  const { removeComment } = useBoardPostDeeds(postRef)
  const [isAsking, setAsking] = useState(false)
  const { boardCommentSeq, writerName, writerRole, isMine, content, createdAt } = comment
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
      </div>
      {(isMine || mayDelete) && (
        <IconButton
          label={t('removeComment', { name: writerName })}
          icon={<IconTrash size={18} />}
          onPress={() => setAsking(true)}
        />
      )}
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

function WriteComment({ postRef }: { postRef: PostRef }) {
  const t = useMessages(boardPostMessages)
  const words = useMessages(boardPageMessages)
  const { state } = useSession()
  const here = useCurrentPath()
  const { comment } = useBoardPostDeeds(postRef)
  const [content, setContent] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  if (state === 'visitor')
    return (
      <p className={css.none}>
        {t('commentSignIn')}{' '}
        <LinkButton href={loginPath(here)} underline>
          {words('signIn')}
        </LinkButton>
      </p>
    )
  const send = () => {
    if (content.trim() === '') return setProblem(t('needComment'))
    return comment.run({ body: { content: content.trim() } }).then(
      () => {
        setContent('')
        setProblem(null)
      },
      (error: unknown) => setProblem(messageOf(error, t('notSaved'))),
    )
  }
  return (
    <div className={css.form}>
      <TextArea
        label={t('comment')}
        rows={3}
        maxLength={BOARD_COMMENT_LENGTH}
        value={content}
        onChange={setContent}
        error={problem ?? undefined}
      />
      <div className={css.acts}>
        <Button loading={comment.isRunning} onPress={() => void send()}>
          {t('send')}
        </Button>
      </div>
    </div>
  )
}
