import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderSite } from '../../testing/render-site.tsx'
import { useListQuestion } from './list-query.ts'
import { PagedList } from './PagedList.tsx'

const words = {
  empty: '아직 없어요',
  emptyText: '첫 줄을 써 보세요.',
  noMatch: '맞는 것이 없어요',
  showAll: '전체 보기',
}

/** A list of so many rows, twenty on a page. */
function Rows({ total }: { total: number }) {
  const { page, size, turn } = useListQuestion()
  const rows = Array.from({ length: total }, (_, at) => `${at + 1}번`)
  const list = rows.slice((page - 1) * size, page * size)
  return (
    <PagedList
      of={{ data: { list, total }, error: null, refetch: () => null }}
      page={page}
      size={size}
      {...turn}
      isFiltered={false}
      onShowAll={() => null}
      words={words}
    >
      {(shown) => <p>{shown.join(' ')}</p>}
    </PagedList>
  )
}

test('who removes the only row of the last page sees the page before, and no step back leads to the empty one', async () => {
  const { router } = renderSite(<Rows total={20} />, { path: '/settings/form?q=a&page=2' })
  expect(await screen.findByText(/20번/)).toBeVisible()
  expect(screen.queryByText('아직 없어요')).toBeNull()
  expect(router.state.location.search).toBe('?q=a&page=1')
  expect(router.state.historyAction).toBe('REPLACE')
})

test('an empty list stays on its page and says so', async () => {
  const { router } = renderSite(<Rows total={0} />, { path: '/settings/form?page=3' })
  await waitFor(() => expect(screen.getByText('아직 없어요')).toBeVisible())
  expect(router.state.location.search).toBe('?page=3')
})
