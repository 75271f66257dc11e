import type { Board } from 'contract/community/boards/schemas'
import { useSeq } from '../../../platform/address.ts'
import { isRefusal } from '../../../platform/call.ts'
import { Head } from '../../../platform/Head.tsx'
import { QueryView } from '../../../platform/QueryView.tsx'
import { useSession } from '../../../platform/session.tsx'
import { WentWrong } from '../../../platform/WentWrong.tsx'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { boardPaths } from './board-paths.ts'
import { useBoard, useBoardPost, type PostRef } from './boards.api.ts'
import { boardPageMessages } from './boards.messages.ts'
import css from './boards.module.css'
import { NotForYou } from './parts/NotForYou.tsx'
import { NoSuchPost, PostPage, ToBoard } from './parts/PostPage.tsx'

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
            <ToBoard board={data} />
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
  const post = useBoardPost(postRef)
  if (isRefusal(post.error, 'NOT_FOUND')) return <NoSuchPost list={boardPaths(board).list} />
  return (
    <QueryView of={post} words={{ failed: t('failed'), retry: t('retry') }} lines={8}>
      {(data) => <PostPage board={board} post={data} />}
    </QueryView>
  )
}
