import { hydrate, type DehydratedState, type QueryClient } from '@tanstack/react-query'
import { now } from './clock.ts'
import { whenIdle } from './pauses.ts'

/**
 * Treats the data that the page carries as fresh: what a cached page was rendered with long ago is not refetched by
 * every component simultaneously while React hydrates the page. The returned function restores the real age of the
 * data and refetches what is stale, one by one, whenever the browser is idle.
 */
export function hydrateAsFresh(queries: QueryClient, page: DehydratedState) {
  const dataUpdatedAt = now().getTime()
  const fresh = page.queries.map((query) => ({ ...query, state: { ...query.state, dataUpdatedAt } }))
  hydrate(queries, { ...page, queries: fresh })
  return async () => {
    for (const { queryKey, queryHash, state } of page.queries) {
      await whenIdle()
      const query = queries.getQueryCache().get(queryHash)
      // A query that was refetched or changed since is newer.
      if (query?.state.dataUpdatedAt !== dataUpdatedAt) continue
      query.setState({ dataUpdatedAt: state.dataUpdatedAt })
      const filters = { queryKey, exact: true, type: 'active', stale: true } as const
      void queries.refetchQueries(filters, { cancelRefetch: false })
    }
  }
}
