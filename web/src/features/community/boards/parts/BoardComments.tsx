import { useEffect, useEffectEvent, useRef } from 'react'
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
  useTarget(comments.length, pages)
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

type Pages = Pick<ReturnType<typeof useBoardComments>, 'hasMore' | 'isLoadingMore' | 'loadMore'>
/** Brings the comment that the address names into sight once it is there: comments come after the page, and new ones last. */
function useTarget(count: number, { hasMore, isLoadingMore, loadMore }: Pages) {
  const { hash } = useLocation()
  const found = useRef('')
  const look = useEffectEvent((target: string) => {
    const comment = document.getElementById(target.slice(1))
    if (!comment) return hasMore && !isLoadingMore ? loadMore() : undefined
    found.current = target
    comment.scrollIntoView({ block: 'center' })
  })
  useEffect(() => {
    if (count > 0 && hash.startsWith('#comment-') && found.current !== hash) look(hash)
  }, [count, hash])
}
