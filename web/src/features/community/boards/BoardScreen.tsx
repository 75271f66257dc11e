import { Navigate } from 'react-router'
import { useSeq } from '../../../platform/address.ts'
import { isRefusal } from '../../../platform/call.ts'
import { QueryView } from '../../../platform/QueryView.tsx'
import { useSession } from '../../../platform/session.tsx'
import { NotFoundPage, WentWrong } from '../../../platform/WentWrong.tsx'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { boardPaths } from './board-paths.ts'
import { useBoard } from './boards.api.ts'
import { boardPageMessages } from './boards.messages.ts'
import css from './boards.module.css'
import { BoardPage } from './parts/BoardPage.tsx'

/** One board of the site: its posts, newest first, with a filter by category and a search in the address. That of a class stands below its class. */
export function BoardScreen() {
  const t = useMessages(boardPageMessages)
  const board = useBoard(useSeq('boardSeq'))
  if (isRefusal(board.error, 'NOT_FOUND')) return <NotFoundPage />
  return (
    <main id="main" className={`wrap ${css.page}`}>
      <QueryView of={board} words={{ failed: t('failed'), retry: t('retry') }}>
        {(data) =>
          data.courseSeq === null ? (
            <BoardPage board={data} />
          ) : (
            <Navigate to={boardPaths(data).list} replace />
          )
        }
      </QueryView>
    </main>
  )
}

/** Visitors see no board of staff and no hidden one, so the browser calls with the token of somebody who signed in. */
export function BoardMissing() {
  const { state } = useSession()
  return state === 'signed-in' ? <BoardScreen /> : <WentWrong />
}
