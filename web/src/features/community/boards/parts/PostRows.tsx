import {
  IconHeart,
  IconLock,
  IconMessageCircle,
  IconPaperclip,
  IconPin,
  type Icon,
} from '@tabler/icons-react'
import type { Board, BoardPostLine } from 'contract/community/boards/schemas'
import { boardTypes } from 'contract/values/type-codes'
import { useSite } from '../../../../platform/site.tsx'
import { formatDate } from '../../../../platform/time.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Anchor } from '../../../../ui/Anchor.tsx'
import { Avatar } from '../../../../ui/Avatar.tsx'
import { Button } from '../../../../ui/Button.tsx'
import { Empty } from '../../../../ui/Empty.tsx'
import { ErrorNote } from '../../../../ui/ErrorNote.tsx'
import { SkeletonText } from '../../../../ui/Skeleton.tsx'
import { Kind } from '../../../../ui/Tag.tsx'
import { VisuallyHidden } from '../../../../ui/VisuallyHidden.tsx'
import { NameBadge } from '../../../people/badges/NameBadge.tsx'
import { LevelBadge } from '../../../people/levels/LevelBadge.tsx'
import { boardPaths } from '../board-paths.ts'
import { useBoardPosts, type boardFilterFrom } from '../boards.api.ts'
import { boardPageMessages } from '../boards.messages.ts'
import css from '../boards.module.css'
import { Answered } from './Answered.tsx'
import { Important } from './Important.tsx'

interface PostRowsProps {
  board: Board
  filter: ReturnType<typeof boardFilterFrom>
}

/** The posts of a board, with pinned ones on top. */
export function PostRows({ board, filter }: PostRowsProps) {
  const t = useMessages(boardPageMessages)
  const { pinned, posts, isLoading, error, retry, ...pages } = useBoardPosts(board.boardSeq, filter, true)
  if (isLoading) return <SkeletonText lines={8} />
  if (error) return <ErrorNote title={t('failed')} retry={{ label: t('retry'), onPress: retry }} />
  if (pinned.length + posts.length === 0) return <NoPosts board={board} filter={filter} />
  const nameOf = ({ boardCategorySeq }: BoardPostLine) =>
    board.categories.find((category) => category.boardCategorySeq === boardCategorySeq)?.name
  const paths = boardPaths(board)
  const hrefOf = ({ boardPostSeq }: BoardPostLine) => paths.view(boardPostSeq)
  return (
    <div className={css.posts}>
      {pinned.length > 0 && (
        <ul className={css.pinned} aria-label={t('pinned')}>
          {pinned.map((post) => (
            <li key={post.boardPostSeq}>
              <Anchor href={hrefOf(post)}>
                <IconPin size={16} aria-label={t('isPinned')} />
                <Important of={post} />
                {nameOf(post) && <Kind>{nameOf(post)}</Kind>}
                <b>{post.title}</b>
                <span>{post.writerName}</span>
              </Anchor>
            </li>
          ))}
        </ul>
      )}
      <ul className={css.rows}>
        {posts.map((post) => (
          <li key={post.boardPostSeq}>
            <PostRow
              post={post}
              category={nameOf(post)}
              href={hrefOf(post)}
              isQuestion={board.boardTypeCd === boardTypes.question}
            />
          </li>
        ))}
      </ul>
      {pages.hasMore && (
        <div className={css.more}>
          <Button variant="outline" loading={pages.isLoadingMore} onPress={pages.loadMore}>
            {t('more')}
          </Button>
        </div>
      )}
    </div>
  )
}

interface PostRowProps {
  post: BoardPostLine
  category: string | undefined
  href: string
  isQuestion: boolean
}
export function PostRow({ post, category, href, isQuestion }: PostRowProps) {
  const t = useMessages(boardPageMessages)
  const { language } = useSite()
  return (
    <Anchor href={href}>
      {(isQuestion || category || post.isPrivate || post.isPinned || post.importance === 'HIGH') && (
        <span className={css.kinds}>
          <Important of={post} />
          {isQuestion && <Answered of={post} />}
          {category && <Kind>{category}</Kind>}
          {post.isPinned && <Kind tone="brand">{t('isPinned')}</Kind>}
          {post.isPrivate && (
            <Kind tone="soon" icon={<IconLock size={14} aria-hidden />}>
              {t('isPrivate')}
            </Kind>
          )}
        </span>
      )}
      <b>{post.title}</b>
      {post.excerpt && <p>{post.excerpt}</p>}
      <span className={css.facts}>
        <Avatar name={post.writerName} size={22} />
        <span>{post.writerName}</span>
        {post.writerLevel && <LevelBadge level={post.writerLevel} />}
        {post.writerBadge && <NameBadge badge={post.writerBadge} isSmall />}
        <time dateTime={post.createdAt} className="num">
          {formatDate(post.createdAt, language)}
        </time>
        <span className={css.counts}>
          <Count of={post.likeCount} icon={IconHeart} label="likes" />
          <Count of={post.fileCount} icon={IconPaperclip} label="attached" />
          <Count of={post.commentCount} icon={IconMessageCircle} label="comments" />
        </span>
      </span>
    </Anchor>
  )
}

function NoPosts({ board, filter }: PostRowsProps) {
  const t = useMessages(boardPageMessages)
  const isFiltered =
    filter.q !== undefined || filter.boardCategorySeq !== undefined || filter.answered !== undefined
  if (!isFiltered) return <Empty title={t('empty')} text={t(board.mayWrite ? 'emptyText' : 'emptyToRead')} />
  return (
    <Empty
      title={t('noMatch')}
      action={
        <Button variant="outline" href={boardPaths(board).list}>
          {t('showAll')}
        </Button>
      }
    />
  )
}

interface CountProps {
  of: number
  icon: Icon
  label: 'likes' | 'attached' | 'comments'
}
function Count({ of: count, icon: Sign, label }: CountProps) {
  const t = useMessages(boardPageMessages)
  if (count === 0) return null
  return (
    <span className="num">
      <Sign size={16} aria-hidden />
      <VisuallyHidden>{t(label, { count })}</VisuallyHidden>
      <span aria-hidden>{count}</span>
    </span>
  )
}
