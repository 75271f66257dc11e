import type { Board, BoardPost } from 'contract/community/boards/schemas'
import { useSeq } from '../../../platform/address.ts'
import { Head } from '../../../platform/Head.tsx'
import { QueryView } from '../../../platform/QueryView.tsx'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { Button } from '../../../ui/Button.tsx'
import { Empty } from '../../../ui/Empty.tsx'
import { boardPaths } from './board-paths.ts'
import { useBoard, useBoardPost, useSaveBoardPost, useWriteBoardPost, type PostRef } from './boards.api.ts'
import { boardPageMessages, boardPostMessages } from './boards.messages.ts'
import css from './boards.module.css'
import { NotForYou } from './parts/NotForYou.tsx'
import { PostForm } from './parts/PostForm.tsx'
import { bodyOf, type Draft } from './post-draft.ts'

const nothing: Draft = {
  title: '',
  content: '',
  boardCategorySeq: null,
  isPrivate: false,
  importance: 'NORMAL',
  pictures: [],
  files: [],
  updatedAt: null,
}

/** Writes a new post. */
export function BoardWriteScreen() {
  const t = useMessages(boardPageMessages)
  const board = useBoard(useSeq('boardSeq'))
  return (
    <main id="main" className={`wrap ${css.narrow}`}>
      <QueryView of={board} words={{ failed: t('failed'), retry: t('retry') }}>
        {(data) => (data.mayWrite ? <NewPost board={data} /> : <NotWriting board={data} />)}
      </QueryView>
    </main>
  )
}

/** The form of a new post. */
export function NewPost({ board }: { board: Board }) {
  const t = useMessages(boardPostMessages)
  const { run } = useWriteBoardPost(board.boardSeq)
  const write = async (draft: Draft) => (await run({ body: bodyOf(draft) })).boardPostSeq
  return <PostForm title={t('newTitle')} board={board} stored={nothing} isMine isNew onSave={write} />
}

/** Says who writes on the board. */
export function NotWriting({ board }: { board: Board }) {
  const t = useMessages(boardPostMessages)
  const { writeAudience, writeLevel } = board
  const group = t(writeAudience === 'STUD' ? 'onlyLearners' : 'onlyStaff')
  return (
    <>
      <Head title={board.title} isPrivate />
      {board.mayRead ? (
        <Empty
          title={t('notYours')}
          text={writeLevel ? t('onlyLevel', { name: writeLevel.name }) : group}
          action={
            <Button variant="outline" href={boardPaths(board).list}>
              {t('list')}
            </Button>
          }
        />
      ) : (
        <NotForYou board={board} />
      )}
    </>
  )
}

/** Changes a post of one's own, or for staff any. */
export function BoardEditScreen() {
  const t = useMessages(boardPageMessages)
  const boardSeq = useSeq('boardSeq')
  const boardPostSeq = useSeq('boardPostSeq')
  const board = useBoard(boardSeq)
  const post = useBoardPost({ boardSeq, boardPostSeq })
  const words = { failed: t('failed'), retry: t('retry') }
  return (
    <main id="main" className={`wrap ${css.narrow}`}>
      <QueryView of={board} words={words}>
        {(found) => (
          <QueryView of={post} words={words}>
            {(data) => <ChangedPost board={found} post={data} postRef={{ boardSeq, boardPostSeq }} />}
          </QueryView>
        )}
      </QueryView>
    </main>
  )
}

interface ChangedPostProps {
  board: Board
  post: BoardPost
  postRef: PostRef
}
/** The form of a post that exists. */
export function ChangedPost({ board, post, postRef }: ChangedPostProps) {
  const t = useMessages(boardPostMessages)
  const { run } = useSaveBoardPost(postRef)
  const { title, content, boardCategorySeq, isPrivate, importance, files, updatedAt } = post
  const pictures = post.pictures.map(({ fileSeq, altText, variants }) => ({
    fileSeq,
    altText,
    url: variants[0]?.url ?? '',
  }))
  const save = async (draft: Draft) => {
    await run({ body: bodyOf(draft) })
    return postRef.boardPostSeq
  }
  return (
    <PostForm
      title={t('editTitle')}
      board={board}
      stored={{ title, content, boardCategorySeq, isPrivate, importance, pictures, files, updatedAt }}
      isMine={post.isMine}
      boardPostSeq={postRef.boardPostSeq}
      onSave={save}
    />
  )
}
