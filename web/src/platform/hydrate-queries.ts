import { hydrate, type DehydratedState, type QueryClient } from '@tanstack/react-query'
import { now } from './clock.ts'
import { whenIdle } from './pauses.ts'

/**
 * Treats the data in the page as fresh: otherwise every component of a page cached long ago would refetch its data at
 * once while React hydrates the page. The returned function restores the real age of the data and refetches stale
 * queries, one by one, whenever the browser is idle.
 */
export function hydrateAsFresh(queries: QueryClient, page: DehydratedState) {
  const dataUpdatedAt = now().getTime()
  const fresh = page.queries.map((query) => ({ ...query, state: { ...query.state, dataUpdatedAt } }))
  hydrate(queries, { ...page, queries: fresh })
  return async () => {
    for (const { queryKey, queryHash, state } of page.queries) {
      await whenIdle()
      const query = queries.getQueryCache().get(queryHash)
      // A query that was refetched or changed since then is newer.
      if (query?.state.dataUpdatedAt !== dataUpdatedAt) continue
      query.setState({ dataUpdatedAt: state.dataUpdatedAt })
      const filters = { queryKey, exact: true, type: 'active', stale: true } as const
      void queries.refetchQueries(filters, { cancelRefetch: false })
    }
  }
}
