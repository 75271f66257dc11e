import { IconArrowLeft, IconLock } from '@tabler/icons-react'
import type { Board, BoardPost } from 'contract/community/boards/schemas'
import { boardTypes } from 'contract/values/type-codes'
import { Head } from '../../../../platform/Head.tsx'
import { RichText } from '../../../../platform/RichText.tsx'
import { useSite } from '../../../../platform/site.tsx'
import { formatDateTime } from '../../../../platform/time.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Avatar } from '../../../../ui/Avatar.tsx'
import { Button } from '../../../../ui/Button.tsx'
import { Empty } from '../../../../ui/Empty.tsx'
import { Notice } from '../../../../ui/Notice.tsx'
import { Kind } from '../../../../ui/Tag.tsx'
import { NameBadge } from '../../../people/badges/NameBadge.tsx'
import { LevelBadge } from '../../../people/levels/LevelBadge.tsx'
import { boardPaths } from '../board-paths.ts'
import { boardPostMessages } from '../boards.messages.ts'
import css from '../boards.module.css'
import { moderationMessages } from '../moderation.messages.ts'
import { excerptOf } from '../text-of.ts'
import { Answered } from './Answered.tsx'
import { Attached } from './Attached.tsx'
import { BoardComments } from './BoardComments.tsx'
import { Important } from './Important.tsx'
import { LikePost } from './LikePost.tsx'
import { PostMenu } from './PostMenu.tsx'
import { RoleChip } from './RoleChip.tsx'

/** Leads back to the list of a board. */
export const ToBoard = ({ board }: { board: Board }) => (
  <p className={css.back}>
    <Button href={boardPaths(board).list} variant="subtle" size="sm" icon={<IconArrowLeft size={16} />}>
      {board.title}
    </Button>
  </p>
)

/** Says that there is no post here. */
export function NoSuchPost({ list }: { list: string }) {
  const t = useMessages(boardPostMessages)
  return (
    <>
      <Head title={t('missing')} isPrivate />
      <Empty
        isPage
        title={t('missing')}
        text={t('missingText')}
        action={
          <Button variant="outline" href={list}>
            {t('list')}
          </Button>
        }
      />
    </>
  )
}

interface PostPageProps {
  board: Board
  post: BoardPost
}
/** A post with its comments. */
export const PostPage = ({ board, post }: PostPageProps) => (
  <>
    <Article board={board} post={post} />
    <BoardComments board={board} post={post} />
  </>
)

function Article({ board, post }: PostPageProps) {
  const t = useMessages(boardPostMessages)
  const words = useMessages(moderationMessages)
  const { language } = useSite()
  const category = board.categories.find((one) => one.boardCategorySeq === post.boardCategorySeq)
  const isQuestion = board.boardTypeCd === boardTypes.question
  const isOpen =
    board.courseSeq === null && board.readAudience === 'ALL' && !post.isPrivate && post.hiddenReason === null
  return (
    <article>
      <Head title={post.title} description={excerptOf(post.content)} type="article" isPrivate={!isOpen} />
      <header className={css.head}>
        {(isQuestion || category || post.importance === 'HIGH') && (
          <p className={css.kinds}>
            <Important of={post} />
            {isQuestion && <Answered of={post} />}
            {category && <Kind>{category.name}</Kind>}
          </p>
        )}
        <h1>{post.title}</h1>
        <div className={css.writer}>
          <Avatar name={post.writerName} size={40} />
          <div>
            <div className={css.names}>
              <b>{post.writerName}</b>
              <RoleChip role={post.writerRole} />
              {post.writerLevel && <LevelBadge level={post.writerLevel} />}
              {post.writerBadge && <NameBadge badge={post.writerBadge} />}
            </div>
            <p>
              <time dateTime={post.createdAt} className="num">
                {formatDateTime(post.createdAt, language)}
              </time>
              {post.updatedAt !== post.createdAt && <> · {t('edited')}</>}
            </p>
          </div>
          <PostMenu board={board} post={post} />
        </div>
      </header>
      {post.hiddenReason !== null && <Notice>{words('hiddenBecause', { reason: post.hiddenReason })}</Notice>}
      {post.isPrivate && (
        <Notice>
          <IconLock size={16} aria-hidden /> {t('privateNote')}
        </Notice>
      )}
      <RichText html={post.content} className={css.body} />
      <Attached post={post} postRef={{ boardSeq: board.boardSeq, boardPostSeq: post.boardPostSeq }} />
      <LikePost board={board} post={post} />
    </article>
  )
}
