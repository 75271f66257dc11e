import {
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  type Query,
  type QueryKey,
} from '@tanstack/react-query'
import type { Endpoint, Input, Output } from 'contract/http/endpoint'
import { nameOf } from 'contract/http/endpoint-address'
import type { ChannelSeq } from 'contract/values/ids'
import type { FeatureName } from 'contract/http/features.gen'
import { isRefusal } from './call.ts'
import { useSite, type Site } from './site.tsx'

/** The input of a call. The site adds the channel, unless the call is about another one. */
export type Question<E extends Endpoint> = Omit<Input<E>, 'channelSeq'> & { channelSeq?: ChannelSeq }

interface Options<Data> {
  /** False while the query lacks input. */
  enabled?: boolean
  /** Keeps showing the last result while the next one loads: for filters and pages. */
  keep?: boolean
  /** The interval of refetching in milliseconds, or false for never; it may follow from what was read last. */
  every?: number | false | ((data: Data | undefined) => number | false)
}

/** A query that stays fresh until a command with matching `touches` makes it stale. */
export function useEndpoint<E extends Endpoint>(
  endpoint: E,
  question: Question<E>,
  options: Options<Output<E>> = {},
) {
  const site = useSite()
  const { every = false } = options
  return useQuery({
    ...reading(site, endpoint, question),
    enabled: options.enabled ?? true,
    ...(options.keep && { placeholderData: keepPreviousData }),
    refetchInterval: typeof every === 'function' ? ({ state }) => every(state.data) : every,
  })
}

type Next<E extends Endpoint> = (page: Output<E>) => Input<E>['query'] | null

/** A list that loads more; `next` returns the input for the page after the last one, or null at the end. */
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

/** Loads a result into the cache before the screen renders. For loaders of screens. */
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

/** `run` takes the input that `fixed` lacks; a success makes the queries in `touches` stale. */
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

/**
 * Makes the queries of these features stale: after a command, or after a message of the server. A first answer that is under way may be
 * older than the change, and would count as fresh: it is asked for again once it has arrived.
 */
export async function makeStale({ queries }: Site, features: readonly FeatureName[]) {
  const isTouched = ({ queryKey }: Query) => features.some((feature) => feature === queryKey[0])
  const begun = queries.getQueryCache().findAll({
    fetchStatus: 'fetching',
    predicate: (query) => isTouched(query) && query.state.data === undefined,
  })
  // Nobody waits for these: one may wait for a connection.
  for (const query of begun) {
    const again = () => void queries.invalidateQueries({ predicate: (one) => one === query })
    query.promise?.then(again, () => undefined)
  }
  await queries.invalidateQueries({ predicate: isTouched })
}

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

/** The part of the query that all pages of a list share. */
const queryOf = (question: object): object => ('query' in question ? Object(question.query) : {})

/** Missing or unreadable data answers "not found" and deleted data "gone"; the error page handles the rest. */
function asAddress(error: unknown): never {
  if (isRefusal(error, 'BAD_INPUT', 'NOT_FOUND', 'CLASS_NOT_FOUND')) throw new Response(null, { status: 404 })
  if (isRefusal(error, 'CLASS_GONE')) throw new Response(null, { status: 410 })
  throw error
}
