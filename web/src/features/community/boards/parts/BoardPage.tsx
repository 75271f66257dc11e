import { IconPencil } from '@tabler/icons-react'
import { useSearchParams } from 'react-router'
import type { Board } from 'contract/community/boards/schemas'
import { boardTypes } from 'contract/values/type-codes'
import { Head } from '../../../../platform/Head.tsx'
import { useSession } from '../../../../platform/session.tsx'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Chip, ChipRow } from '../../../../ui/Chip.tsx'
import { ListSearch } from '../../../../platform/management/ListSearch.tsx'
import { PageHead } from '../../../../ui/SectionHead.tsx'
import { boardPaths } from '../board-paths.ts'
import { boardFilterFrom } from '../boards.api.ts'
import { boardPageMessages } from '../boards.messages.ts'
import css from '../boards.module.css'
import { NotForYou } from './NotForYou.tsx'
import { PostRows } from './PostRows.tsx'
import { waitingCount } from './Unanswered.tsx'

/** What stands on the page of a board. */
export function BoardPage({ board }: { board: Board }) {
  const t = useMessages(boardPageMessages)
  const { title, description, mayRead, readAudience } = board
  const [params] = useSearchParams()
  return (
    <>
      <Head
        title={title}
        {...(description && { description })}
        isPrivate={readAudience !== 'ALL' || board.courseSeq !== null}
      />
      <PageHead
        title={title}
        sub={board.isHidden ? t('hidden') : description || undefined}
        actions={mayRead && <WriteButton board={board} />}
      />
      {mayRead ? (
        <>
          <Filters board={board} />
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
  const isOffered =
    board.mayWrite || (state === 'visitor' && board.writeAudience === 'MBR' && board.writeLevelSeq === null)
  if (!isOffered) return null
  return (
    <Button icon={<IconPencil size={18} />} href={boardPaths(board).create}>
      {t('write')}
    </Button>
  )
}

function Filters({ board }: { board: Board }) {
  const t = useMessages(boardPageMessages)
  const [params, setParams] = useSearchParams()
  const { categories } = board
  const paths = boardPaths(board)
  const { boardCategorySeq, answered } = boardFilterFrom(board, params)
  const isQuestions = board.boardTypeCd === boardTypes.question
  const count = board.unansweredCount ?? 0
  const search = (text: string) =>
    setParams(
      (current) => {
        if (text) current.set('q', text)
        else current.delete('q')
        return current
      },
      { replace: true },
    )
  return (
    <div className={css.filters}>
      {(categories.length > 0 || isQuestions) && (
        <ChipRow label={t(categories.length > 0 ? 'categories' : 'answers')}>
          <Chip href={paths.list} selected={boardCategorySeq === undefined && !answered}>
            {t('all')}
          </Chip>
          {isQuestions && (
            <Chip href={paths.unanswered} selected={answered === 'no'}>
              {t('unanswered')}
              {count > 0 && <> {waitingCount(count)}</>}
            </Chip>
          )}
          {categories.map((category) => (
            <Chip
              key={category.boardCategorySeq}
              href={paths.category(category.boardCategorySeq)}
              selected={category.boardCategorySeq === boardCategorySeq}
            >
              {category.name}
            </Chip>
          ))}
        </ChipRow>
      )}
      <div className={css.search}>
        <ListSearch
          label={t('search')}
          placeholder={t('searchHint')}
          clearLabel={t('clear')}
          q={params.get('q') ?? ''}
          onSearch={search}
        />
      </div>
    </div>
  )
}
