import { IconPencil } from '@tabler/icons-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { Board } from 'contract/community/boards/schemas'
import { useSeq } from '../../../platform/address.ts'
import { isRefusal } from '../../../platform/call.ts'
import { Head } from '../../../platform/Head.tsx'
import { QueryView } from '../../../platform/QueryView.tsx'
import { useSession } from '../../../platform/session.tsx'
import { NotFoundPage, WentWrong } from '../../../platform/WentWrong.tsx'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { Button } from '../../../ui/Button.tsx'
import { Chip, ChipRow } from '../../../ui/Chip.tsx'
import { SearchInput } from '../../../ui/forms/SearchInput.tsx'
import { PageHead } from '../../../ui/SectionHead.tsx'
import { boardFilterFrom, useBoard } from './boards.api.ts'
import { boardPageMessages } from './boards.messages.ts'
import css from './boards.module.css'
import { NotForYou } from './parts/NotForYou.tsx'
import { PostRows } from './parts/PostRows.tsx'

/** One board of the site: its posts, newest first, with a filter by category and a search in the address. */
export function BoardScreen() {
  const t = useMessages(boardPageMessages)
  const board = useBoard(useSeq('boardSeq'))
  if (isRefusal(board.error, 'NOT_FOUND')) return <NotFoundPage />
  return (
    <main id="main" className={`wrap ${css.page}`}>
      <QueryView of={board} words={{ failed: t('failed'), retry: t('retry') }}>
        {(data) => <BoardPage board={data} />}
      </QueryView>
    </main>
  )
}

/** Visitors see no board of staff and no hidden one, so the browser calls with the token of somebody who signed in. */
export function BoardMissing() {
  const { state } = useSession()
  return state === 'signed-in' ? <BoardScreen /> : <WentWrong />
}

function BoardPage({ board }: { board: Board }) {
  const t = useMessages(boardPageMessages)
  const { title, description, mayRead, readAudience } = board
  const [params] = useSearchParams()
  return (
    <>
      <Head title={title} {...(description && { description })} isPrivate={readAudience !== 'ALL'} />
      <PageHead
        title={title}
        sub={board.isHidden ? t('hidden') : description || undefined}
        actions={mayRead && <WriteButton board={board} />}
      />
      {mayRead ? (
        <>
          <Filters key={params.get('q') ?? ''} board={board} />
          <PostRows board={board} filter={boardFilterFrom(board, params)} />
        </>
      ) : (
        <NotForYou board={board} />
      )}
    </>
  )
}

/** Visitors are sent to sign in first, where every member may write. */
function WriteButton({ board }: { board: Board }) {
  const t = useMessages(boardPageMessages)
  const { state } = useSession()
  const isOffered = board.mayWrite || (state === 'visitor' && board.writeAudience === 'MBR')
  if (!isOffered) return null
  return (
    <Button icon={<IconPencil size={18} />} href={`/boards/${board.boardSeq}/posts/create`}>
      {t('write')}
    </Button>
  )
}

function Filters({ board }: { board: Board }) {
  const t = useMessages(boardPageMessages)
  const [params, setParams] = useSearchParams()
  const [q, setQ] = useState(params.get('q') ?? '')
  const { boardSeq, categories } = board
  const { boardCategorySeq } = boardFilterFrom(board, params)
  const search = (text: string) =>
    setParams(
      (current) => {
        if (text.trim()) current.set('q', text.trim())
        else current.delete('q')
        return current
      },
      { replace: true },
    )
  return (
    <div className={css.filters}>
      {categories.length > 0 && (
        <ChipRow label={t('categories')}>
          <Chip href={`/boards/${boardSeq}`} selected={boardCategorySeq === undefined}>
            {t('all')}
          </Chip>
          {categories.map((category) => (
            <Chip
              key={category.boardCategorySeq}
              href={`/boards/${boardSeq}?category=${category.boardCategorySeq}`}
              selected={category.boardCategorySeq === boardCategorySeq}
            >
              {category.name}
            </Chip>
          ))}
        </ChipRow>
      )}
      <div className={css.search}>
        <SearchInput
          label={t('search')}
          placeholder={t('searchHint')}
          clearLabel={t('clear')}
          value={q}
          onChange={setQ}
          onSearch={search}
        />
      </div>
    </div>
  )
}
