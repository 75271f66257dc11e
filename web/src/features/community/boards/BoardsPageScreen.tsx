import { useSearchParams } from 'react-router'
import { SHORTEST_SEARCH } from 'contract/community/boards/boards.rules'
import type { listBoards } from 'contract/community/boards/search.api'
import type { Output } from 'contract/http/endpoint'
import { boardTypes } from 'contract/values/type-codes'
import { Head } from '../../../platform/Head.tsx'
import { QueryView } from '../../../platform/QueryView.tsx'
import { useSession } from '../../../platform/session.tsx'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { Button } from '../../../ui/Button.tsx'
import { Empty } from '../../../ui/Empty.tsx'
import { ErrorNote } from '../../../ui/ErrorNote.tsx'
import { ListSearch } from '../../../platform/management/ListSearch.tsx'
import { PageHead } from '../../../ui/SectionHead.tsx'
import { SkeletonText } from '../../../ui/Skeleton.tsx'
import { boardPaths } from './board-paths.ts'
import { useBoards, useBoardSearch } from './boards.api.ts'
import { boardPageMessages } from './boards.messages.ts'
import css from './boards.module.css'
import { BoardLinks } from './parts/BoardLinks.tsx'
import { PostRow } from './parts/PostRows.tsx'

type Boards = Output<typeof listBoards>['list']

/** The boards of a site that the reader may read, and a search in all of them. */
export function BoardsPageScreen() {
  const t = useMessages(boardPageMessages)
  const { can } = useSession()
  const boards = useBoards()
  const [params] = useSearchParams()
  const q = params.get('q')?.trim() ?? ''
  return (
    <main id="main" className={`wrap ${css.page}`}>
      <Head title={t('boards')} isPrivate={q !== ''} />
      <PageHead title={t('boards')} />
      <QueryView of={boards} words={{ failed: t('failed'), retry: t('retry') }}>
        {({ list }) =>
          list.length === 0 ? (
            <Empty
              title={t('noBoards')}
              text={t('noBoardsText')}
              action={
                can('SITE_BOARD_CREATE') && <Button href="/settings/board/site">{t('openBoard')}</Button>
              }
            />
          ) : (
            <>
              <Search q={q} />
              {q.length >= SHORTEST_SEARCH ? (
                <Matches q={q} boards={list} />
              ) : (
                <BoardLinks boards={list.map((board) => ({ ...board, courseSeq: null }))} />
              )}
            </>
          )
        }
      </QueryView>
    </main>
  )
}

function Search({ q }: { q: string }) {
  const t = useMessages(boardPageMessages)
  const [, setParams] = useSearchParams()
  return (
    <div className={css.filters}>
      <div className={css.search}>
        <ListSearch
          label={t('searchAll')}
          placeholder={t('searchHint')}
          clearLabel={t('clear')}
          q={q}
          onSearch={(text) => setParams(text ? { q: text } : {}, { replace: true })}
        />
      </div>
    </div>
  )
}

function Matches({ q, boards }: { q: string; boards: Boards }) {
  const t = useMessages(boardPageMessages)
  const { posts, isLoading, error, retry, ...pages } = useBoardSearch(q)
  if (isLoading) return <SkeletonText lines={8} />
  if (error) return <ErrorNote title={t('failed')} retry={{ label: t('retry'), onPress: retry }} />
  if (posts.length === 0)
    return (
      <Empty
        title={t('noMatch')}
        action={
          <Button variant="outline" href="/boards">
            {t('allBoards')}
          </Button>
        }
      />
    )
  const isQuestion = (boardSeq: Boards[number]['boardSeq']) =>
    boards.some((one) => one.boardSeq === boardSeq && one.boardTypeCd === boardTypes.question)
  return (
    <div className={css.posts}>
      <ul className={css.rows}>
        {posts.map((post) => (
          <li key={post.boardPostSeq}>
            <PostRow
              post={post}
              category={post.boardTitle}
              href={boardPaths({ ...post, courseSeq: null }).view(post.boardPostSeq)}
              isQuestion={isQuestion(post.boardSeq)}
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
