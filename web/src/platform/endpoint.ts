import {
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  type QueryKey,
} from '@tanstack/react-query'
import { nameOf, type Endpoint, type Input, type Output } from 'contract/http/endpoint'
import type { FeatureName } from 'contract/http/features.gen'
import { isRefusal } from './call.ts'
import { useSite, type Site } from './site.tsx'

/** The input of a call from a feature, without the channel, which the site knows. */
export type Question<E extends Endpoint> = Omit<Input<E>, 'channelSeq'>

interface Options {
  /** False while the query cannot be sent yet. */
  enabled?: boolean
  /** Shows the last result while the next one loads: for filters and pages. */
  keep?: boolean
  /** Refetches every so many milliseconds, or never. */
  every?: number | false
}

/** One reading that stays fresh. `touches` of a command make it stale. */
export function useEndpoint<E extends Endpoint>(endpoint: E, question: Question<E>, options: Options = {}) {
  const site = useSite()
  return useQuery({
    ...reading(site, endpoint, question),
    enabled: options.enabled ?? true,
    ...(options.keep && { placeholderData: keepPreviousData }),
    refetchInterval: options.every ?? false,
  })
}

type Next<E extends Endpoint> = (page: Output<E>) => Input<E>['query'] | null

/** A list that grows; `next` makes the question after a page, or null after the last. */
export function usePagedEndpoint<E extends Endpoint>(
  endpoint: E,
  question: Question<E>,
  { next, enabled = true, keep = false }: { next: Next<E>; enabled?: boolean; keep?: boolean },
) {
  const pages = useInfiniteQuery({
    ...firstPage(useSite(), endpoint, question),
    getNextPageParam: next,
    enabled,
    ...(keep && { placeholderData: keepPreviousData }),
  })
  return {
    all: pages.data?.pages ?? [],
    first: pages.data?.pages[0],
    isLoading: pages.isLoading,
    isLoadingMore: pages.isFetchingNextPage,
    isPlaceholderData: pages.isPlaceholderData,
    hasMore: pages.hasNextPage,
    error: pages.error,
    retry: () => void pages.refetch(),
    loadMore: () => void pages.fetchNextPage(),
  }
}

/** For a screen's loader: the result is in the cache before the screen renders. */
export function loadEndpoint<E extends Endpoint>(
  site: Site,
  endpoint: E,
  question: Question<E>,
): Promise<Output<E>> {
  return site.queries.ensureQueryData(reading(site, endpoint, question)).catch(asAddress)
}
export async function loadPages<E extends Endpoint>(site: Site, endpoint: E, question: Question<E>) {
  await site.queries.ensureInfiniteQueryData(firstPage(site, endpoint, question)).catch(asAddress)
}

/** `run` takes what `fixed` left open; a success makes stale what the endpoint touches. */
export function useCommand<E extends Endpoint, Fixed extends Partial<Question<E>>>(
  endpoint: E,
  fixed: Fixed,
) {
  const site = useSite()
  const { mutateAsync, isPending, error, reset } = useMutation({
    mutationFn: (open: Omit<Question<E>, keyof Fixed>) =>
      ask(site, endpoint, { ...fixed, ...open } as unknown as Question<E>),
    onSuccess: () => makeStale(site, endpoint.touches),
  })
  return { run: mutateAsync, isRunning: isPending, error, reset }
}

/** Makes the queries of these features stale: after a command, or on a message of the server. */
export const makeStale = (site: Site, features: readonly FeatureName[]) =>
  Promise.all(features.map((feature) => site.queries.invalidateQueries({ queryKey: [feature] })))

const keyOf = (endpoint: Endpoint, question: object): QueryKey => [endpoint.shows, nameOf(endpoint), question]

const ask = <E extends Endpoint>({ call, channel }: Site, endpoint: E, question: Question<E>) =>
  call(endpoint, { ...(channel && { channelSeq: channel.channelSeq }), ...question } as unknown as Input<E>)

const reading = <E extends Endpoint>(site: Site, endpoint: E, question: Question<E>) => ({
  queryKey: keyOf(endpoint, question),
  queryFn: () => ask(site, endpoint, question),
})

function firstPage<E extends Endpoint>(site: Site, endpoint: E, question: Question<E>) {
  return {
    queryKey: [...keyOf(endpoint, question), 'pages'],
    queryFn: ({ pageParam }: { pageParam: unknown }) =>
      ask(site, endpoint, { ...question, query: { ...queryOf(question), ...Object(pageParam) } }),
    initialPageParam: {} as unknown,
  }
}

/** The query that every page of a list shares. */
const queryOf = (question: object): object => ('query' in question ? Object(question.query) : {})

/** What does not exist, or cannot be read, is a page not found, what was deleted is gone; the rest is the error page's. */
function asAddress(error: unknown): never {
  if (isRefusal(error, 'BAD_INPUT', 'NOT_FOUND', 'CLASS_NOT_FOUND')) throw new Response(null, { status: 404 })
  if (isRefusal(error, 'CLASS_GONE')) throw new Response(null, { status: 410 })
  throw error
}
