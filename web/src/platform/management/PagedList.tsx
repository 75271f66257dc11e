import type { ReactNode } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Empty } from '../../ui/Empty.tsx'
import { Answer, type QueryResult } from './QueryState.tsx'
import { ListPages } from './ListPages.tsx'
import { useLastPage } from './use-last-page.ts'

interface PagedListProps<Item> {
  of: QueryResult<{ list: Item[]; total: number }>
  page: number
  size: number
  onPage: (page: number, how?: { replace: boolean }) => void
  onSize?: ((size: number) => void) | undefined
  isFiltered: boolean
  /** Clears the filter. */
  onShowAll: () => void
  words: { empty: string; emptyText: string; noMatch: string; showAll: string }
  /** What fills an empty list. */
  action?: ReactNode
  children: (list: Item[]) => ReactNode
}

/** A table of the results with pages; if there are none, the reason and a link that clears the filter. */
export function PagedList<Item>({ of, page, size, onPage, onSize, children, ...rest }: PagedListProps<Item>) {
  const isBehind = useLastPage(of.data, { page, size, onPage })
  return (
    <Answer of={isBehind ? { ...of, data: undefined } : of}>
      {({ list, total }) =>
        list.length === 0 ? (
          <Nothing {...rest} />
        ) : (
          <>
            <Card pad="none">{children(list)}</Card>
            <ListPages page={page} size={size} total={total} onPage={onPage} onSize={onSize} />
          </>
        )
      }
    </Answer>
  )
}

type NothingProps = Pick<PagedListProps<unknown>, 'isFiltered' | 'onShowAll' | 'words' | 'action'>
function Nothing({ isFiltered, onShowAll, words, action }: NothingProps) {
  if (!isFiltered) return <Empty title={words.empty} text={words.emptyText} action={action} />
  return (
    <Empty
      title={words.noMatch}
      action={
        <Button variant="outline" onPress={onShowAll}>
          {words.showAll}
        </Button>
      }
    />
  )
}
