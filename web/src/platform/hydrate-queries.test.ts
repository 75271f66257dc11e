import { dehydrate, QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { hydrateAsFresh } from './hydrate-queries.ts'

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-21T03:10:00Z') }))
afterEach(() => vi.useRealTimers())

const client = () => new QueryClient({ defaultOptions: { queries: { staleTime: 30_000, retry: false } } })

/** The query data of a page that was rendered at this moment. */
function aPage(drawnAt: string, names: readonly string[]) {
  const queries = client()
  for (const name of names) {
    queries.setQueryData([name], `${name} of the page`, { updatedAt: new Date(drawnAt).getTime() })
  }
  return dehydrate(queries)
}
/** A component that shows one of the queries. */
function showing(queries: QueryClient, name: string, ask: () => Promise<string>) {
  const observer = new QueryObserver(queries, { queryKey: [name], queryFn: ask })
  observer.subscribe(() => {})
  return () => observer.getCurrentResult().data
}

test('refetches the data of a page rendered long ago only once the page is interactive, each query once', async () => {
  const queries = client()
  const refreshOld = hydrateAsFresh(queries, aPage('2026-11-21T03:00:00Z', ['classes', 'menus', 'unseen']))
  const ask = vi.fn((name: string) => Promise.resolve(`${name} of now`))
  const classes = showing(queries, 'classes', () => ask('classes'))
  const menus = showing(queries, 'menus', () => ask('menus'))
  await vi.advanceTimersByTimeAsync(5000)
  expect(ask).not.toHaveBeenCalled()
  expect(classes()).toBe('classes of the page')
  void refreshOld()
  await vi.advanceTimersByTimeAsync(5000)
  expect(ask.mock.calls).toEqual([['classes'], ['menus']])
  expect([classes(), menus()]).toEqual(['classes of now', 'menus of now'])
  // A query without a component is stale for the next component that uses it.
  showing(queries, 'unseen', () => ask('unseen'))
  await vi.advanceTimersByTimeAsync(0)
  expect(ask).toHaveBeenLastCalledWith('unseen')
})

test('does not refetch what has just been rendered', async () => {
  const queries = client()
  const refreshOld = hydrateAsFresh(queries, aPage('2026-11-21T03:09:50Z', ['classes']))
  const ask = vi.fn(() => Promise.resolve('asked'))
  showing(queries, 'classes', ask)
  void refreshOld()
  await vi.advanceTimersByTimeAsync(5000)
  expect(ask).not.toHaveBeenCalled()
})

test('a change before hydration stays changed', async () => {
  const queries = client()
  const refreshOld = hydrateAsFresh(queries, aPage('2026-11-21T03:00:00Z', ['likes']))
  const ask = vi.fn(() => Promise.resolve('asked'))
  const likes = showing(queries, 'likes', ask)
  await vi.advanceTimersByTimeAsync(100)
  queries.setQueryData(['likes'], 'changed here')
  void refreshOld()
  await vi.advanceTimersByTimeAsync(5000)
  expect(likes()).toBe('changed here')
  expect(ask).not.toHaveBeenCalled()
})
