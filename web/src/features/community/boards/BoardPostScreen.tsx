import { IconArrowLeft, IconLock } from '@tabler/icons-react'
import type { Board, BoardPost } from 'contract/community/boards/schemas'
import { useSeq } from '../../../platform/address.ts'
import { isRefusal } from '../../../platform/call.ts'
import { Head } from '../../../platform/Head.tsx'
import { QueryView } from '../../../platform/QueryView.tsx'
import { RichText } from '../../../platform/RichText.tsx'
import { useSession } from '../../../platform/session.tsx'
import { useSite } from '../../../platform/site.tsx'
import { formatDateTime } from '../../../platform/time.ts'
import { WentWrong } from '../../../platform/WentWrong.tsx'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { Avatar } from '../../../ui/Avatar.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Empty } from '../../../ui/Empty.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { Kind } from '../../../ui/Tag.tsx'
import { useBoard, useBoardPost, type PostRef } from './boards.api.ts'
import { boardPageMessages, boardPostMessages } from './boards.messages.ts'
import css from './boards.module.css'
import { Attached } from './parts/Attached.tsx'
import { BoardComments } from './parts/BoardComments.tsx'
import { LikePost } from './parts/LikePost.tsx'
import { NotForYou } from './parts/NotForYou.tsx'
import { PostMenu } from './parts/PostMenu.tsx'
import { RoleChip } from './parts/RoleChip.tsx'
import { excerptOf } from './text-of.ts'

/** One post of a board with its comments. */
export function BoardPostScreen() {
  const t = useMessages(boardPageMessages)
  const boardSeq = useSeq('boardSeq')
  const boardPostSeq = useSeq('boardPostSeq')
  const board = useBoard(boardSeq)
  return (
    <main id="main" className={`wrap ${css.narrow}`}>
      <QueryView of={board} words={{ failed: t('failed'), retry: t('retry') }}>
        {(data) => (
          <>
            <Button
              href={`/boards/${boardSeq}`}
              variant="subtle"
              size="sm"
              icon={<IconArrowLeft size={16} />}
            >
              {data.title}
            </Button>
            {data.mayRead ? (
              <OnePost board={data} postRef={{ boardSeq, boardPostSeq }} />
            ) : (
              <>
                <Head title={data.title} isPrivate />
                <NotForYou board={data} />
              </>
            )}
          </>
        )}
      </QueryView>
    </main>
  )
}

/** Visitors see no private post. Its writer is found by the token of the browser. */
export function BoardPostMissing() {
  const { state } = useSession()
  return state === 'signed-in' ? <BoardPostScreen /> : <WentWrong />
}

function OnePost({ board, postRef }: { board: Board; postRef: PostRef }) {
  const t = useMessages(boardPageMessages)
  const words = useMessages(boardPostMessages)
  const post = useBoardPost(postRef)
  if (isRefusal(post.error, 'NOT_FOUND'))
    return (
      <>
        <Head title={words('missing')} isPrivate />
        <Empty
          title={words('missing')}
          text={words('missingText')}
          action={
            <Button variant="outline" href={`/boards/${board.boardSeq}`}>
              {words('list')}
            </Button>
          }
        />
      </>
    )
  return (
    <QueryView of={post} words={{ failed: t('failed'), retry: t('retry') }} lines={8}>
      {(data) => (
        <>
          <Article board={board} post={data} />
          <BoardComments board={board} post={data} />
        </>
      )}
    </QueryView>
  )
}

function Article({ board, post }: { board: Board; post: BoardPost }) {
  const t = useMessages(boardPostMessages)
  const { language } = useSite()
  const category = board.categories.find((one) => one.boardCategorySeq === post.boardCategorySeq)
  const isOpen = board.readAudience === 'ALL' && !post.isPrivate
  return (
    <article>
      <Head title={post.title} description={excerptOf(post.content)} type="article" isPrivate={!isOpen} />
      <header className={css.head}>
        {category && <Kind>{category.name}</Kind>}
        <h1>{post.title}</h1>
        <div className={css.writer}>
          <Avatar name={post.writerName} size={40} />
          <div>
            <b>{post.writerName}</b>
            <RoleChip role={post.writerRole} />
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
