import { IconArrowLeft } from '@tabler/icons-react'
import { useSearchParams } from 'react-router'
import type { Board } from 'contract/community/boards/schemas'
import { useSeq } from '../../../platform/address.ts'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { Button } from '../../../ui/Button.tsx'
import { Tabs } from '../../../ui/Tabs.tsx'
import { boardPaths } from './board-paths.ts'
import { ChangedPost, NewPost, NotWriting } from './BoardWritingScreen.tsx'
import { useClassBoardPost, useClassBoards } from './class-boards.api.ts'
import css from './boards.module.css'
import { classBoardMessages } from './class-boards.messages.ts'
import { BoardPage } from './parts/BoardPage.tsx'
import { ClassBoardView, NoClassBoard } from './parts/ClassBoardView.tsx'
import { PostPage, ToBoard } from './parts/PostPage.tsx'

/** The boards of a class: one at a time, named in the address. */
export function ClassBoardScreen() {
  const t = useMessages(classBoardMessages)
  const courseSeq = useSeq('courseSeq')
  const find = useNamedBoard()
  return (
    <ClassBoardView of={useClassBoards(courseSeq)} courseSeq={courseSeq} isWide>
      {({ list, courseTitle }) => {
        const board = find(list) ?? list[0]
        if (!board) return <NoClassBoard courseSeq={courseSeq} />
        return (
          <>
            <p className={css.back}>
              <Button
                href={`/classes/${courseSeq}`}
                variant="subtle"
                size="sm"
                icon={<IconArrowLeft size={16} />}
              >
                {courseTitle}
              </Button>
            </p>
            {list.length > 1 && (
              <Tabs
                id="class-boards"
                label={t('boards')}
                current={String(board.boardSeq)}
                tabs={list.map((one) => ({
                  key: String(one.boardSeq),
                  label: one.title,
                  href: boardPaths(one).list,
                }))}
              />
            )}
            <div className={css.below}>
              <BoardPage key={board.boardSeq} board={board} />
            </div>
          </>
        )
      }}
    </ClassBoardView>
  )
}

/** Finds the board that the address names. */
function useNamedBoard() {
  const [params] = useSearchParams()
  return (boards: readonly Board[]) => boards.find(({ boardSeq }) => String(boardSeq) === params.get('board'))
}

/** One post of a class with its comments. */
export function ClassBoardPostScreen() {
  const courseSeq = useSeq('courseSeq')
  const post = useClassBoardPost({ courseSeq, boardPostSeq: useSeq('boardPostSeq') })
  return (
    <ClassBoardView of={post} courseSeq={courseSeq}>
      {(data) => (
        <>
          <ToBoard board={data.board} />
          <PostPage {...data} />
        </>
      )}
    </ClassBoardView>
  )
}

/** Writes a new post: on the board that the address names, otherwise on the first that the reader may write. */
export function ClassBoardWriteScreen() {
  const courseSeq = useSeq('courseSeq')
  const find = useNamedBoard()
  return (
    <ClassBoardView of={useClassBoards(courseSeq)} courseSeq={courseSeq}>
      {({ list }) => {
        const board = find(list) ?? list.find(({ mayWrite }) => mayWrite) ?? list[0]
        if (!board) return <NoClassBoard courseSeq={courseSeq} />
        return board.mayWrite ? <NewPost key={board.boardSeq} board={board} /> : <NotWriting board={board} />
      }}
    </ClassBoardView>
  )
}

/** Changes a post of one's own, or for staff of the class any. */
export function ClassBoardEditScreen() {
  const courseSeq = useSeq('courseSeq')
  const boardPostSeq = useSeq('boardPostSeq')
  return (
    <ClassBoardView of={useClassBoardPost({ courseSeq, boardPostSeq })} courseSeq={courseSeq}>
      {({ board, post }) => (
        <ChangedPost board={board} post={post} postRef={{ boardSeq: board.boardSeq, boardPostSeq }} />
      )}
    </ClassBoardView>
  )
}
