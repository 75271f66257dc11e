import { hydrate, type DehydratedState, type QueryClient } from '@tanstack/react-query'
import { now } from './clock.ts'
import { whenIdle } from './pauses.ts'

/**
 * Takes the answers that the page carries as if they had just come: what a cached page was drawn with long ago is not
 * asked for anew by every part of it at once, while React takes the page over. The function that comes back gives the
 * answers their age again and asks for what is stale, one by one, whenever the browser has nothing else to do.
 */
export function hydrateAsFresh(queries: QueryClient, page: DehydratedState) {
  const dataUpdatedAt = now().getTime()
  const fresh = page.queries.map((query) => ({ ...query, state: { ...query.state, dataUpdatedAt } }))
  hydrate(queries, { ...page, queries: fresh })
  return async () => {
    for (const { queryKey, queryHash, state } of page.queries) {
      await whenIdle()
      const query = queries.getQueryCache().get(queryHash)
      // What was asked for or changed meanwhile is newer.
      if (query?.state.dataUpdatedAt !== dataUpdatedAt) continue
      query.setState({ dataUpdatedAt: state.dataUpdatedAt })
      const filters = { queryKey, exact: true, type: 'active', stale: true } as const
      void queries.refetchQueries(filters, { cancelRefetch: false })
    }
  }
}
