import { useEffect } from 'react'
import { useLocation } from 'react-router'
import type { Board, BoardPost } from 'contract/community/boards/schemas'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Button } from '../../../../ui/Button.tsx'
import { ErrorNote } from '../../../../ui/ErrorNote.tsx'
import { SkeletonText } from '../../../../ui/Skeleton.tsx'
import { useBoardComments } from '../boards.api.ts'
import { boardPageMessages, boardPostMessages } from '../boards.messages.ts'
import css from '../boards.module.css'
import { OneComment } from './OneComment.tsx'
import { WriteComment } from './WriteComment.tsx'

/** The comments below a post, oldest first with the replies to each, and a form to write one. */
export function BoardComments({ board, post }: { board: Board; post: BoardPost }) {
  const t = useMessages(boardPostMessages)
  const words = useMessages(boardPageMessages)
  const postRef = { boardSeq: board.boardSeq, boardPostSeq: post.boardPostSeq }
  const { comments, isLoading, error, retry, ...pages } = useBoardComments(postRef)
  useTarget(comments.length > 0)
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
          <li
            key={comment.boardCommentSeq}
            id={`comment-${comment.boardCommentSeq}`}
            className={comment.parentSeq === null ? undefined : css.reply}
          >
            <OneComment comment={comment} board={board} post={post} />
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

/** Brings the comment that the address names into sight once it is there: comments come after the page. */
function useTarget(isReady: boolean) {
  const { hash } = useLocation()
  useEffect(() => {
    if (isReady && hash.startsWith('#comment-'))
      document.getElementById(hash.slice(1))?.scrollIntoView({ block: 'center' })
  }, [isReady, hash])
}
