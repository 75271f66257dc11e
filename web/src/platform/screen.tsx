import { classesPath } from 'contract/values/class-paths'
import type { ComponentType } from 'react'
import {
  createContext,
  redirect,
  RouterContextProvider,
  type LoaderFunctionArgs,
  type RouteObject,
} from 'react-router'
import { seqFrom } from './address.ts'
import { isLost } from './call.ts'
import { untilThrough } from './network.ts'
import { Guarded, type Needs } from './Guarded.tsx'
import type { Site } from './site.tsx'
import { WentWrong } from './WentWrong.tsx'

const isBrowser = typeof document !== 'undefined'

type Load = (site: Site, args: Omit<LoaderFunctionArgs, 'context'> & { url: URL }) => Promise<unknown>

interface ScreenOptions {
  /** The id of the route, for references to it. */
  name?: string
  /** Loads data into the cache before the screen renders: for public pages. */
  load?: Load
  /** Renders the screen immediately in a browser: the screen shows its own skeleton and its own failures. */
  showsLoading?: boolean
  needs?: Needs
  /** The page to show if loading fails, in place of the usual error page. */
  missing?: () => Promise<ComponentType>
}

const siteContext = createContext<Site>()

/** The site of a page, for loaders of routes without a screen. */
export const siteOf = (context: Readonly<RouterContextProvider>) => context.get(siteContext)

/** The context of every loader: all sites share the route table, and this names the site of the page. */
export const routerContext = (site: Site) => new RouterContextProvider(new Map([[siteContext, site]]))

/** The prefix of every path that also exists under a service alias: `/academy/classes/3`. */
export const IN_ALIAS = ':serviceAlias?/'

type LoaderArgs = LoaderFunctionArgs<RouterContextProvider>
/** An invalid number in a parameter answers "not found". `first` stands for the lesson that a learner is at. */
function meetNumbers(params: LoaderArgs['params']) {
  for (const [word, text] of Object.entries(params)) {
    const isMeant = word === 'curriculumSeq' && text === 'first'
    if (isSeqWord(word) && !isMeant) seqFrom(params, word)
  }
}
const isSeqWord = (word: string): word is 'courseSeq' => word.endsWith('Seq')

/**
 * An unknown alias answers "not found", like an invalid number; a former alias redirects to its successor.
 * docs/rules.md R-298.
 */
export function meetAlias({ context, params, request }: Pick<LoaderArgs, 'context' | 'params' | 'request'>) {
  meetNumbers(params)
  const { serviceAlias } = params
  const { channel } = context.get(siteContext)
  if (serviceAlias === undefined || channel?.serviceAliases.some(({ alias }) => alias === serviceAlias))
    return null
  const moved = channel?.formerAliases.find(({ former }) => former === serviceAlias)
  if (!moved) throw new Response(null, { status: 404 })
  const { pathname, search } = new URL(request.url)
  const rest = pathname.slice(`/${serviceAlias}/classes`.length)
  throw redirect(classesPath(moved.alias) + rest + search, 301)
}

/** A route: its path, the screen that navigation fetches, and the users who may see it. */
export const screen = (
  path: string,
  fetchScreen: () => Promise<ComponentType>,
  { name, load, showsLoading = false, needs, missing }: ScreenOptions = {},
): RouteObject => ({
  path,
  ...(name !== undefined && { id: name }),
  // The boundary is within the layout, so that users can still navigate after an error.
  ...(!missing && { ErrorBoundary: WentWrong }),
  lazy: async () => {
    const Screen = await fetchScreen()
    const handle = { shows: Screen }
    if (missing) return { Component: Screen, ErrorBoundary: await missing(), handle }
    if (!needs) return { Component: Screen, handle }
    return {
      handle,
      Component: () => (
        <Guarded needs={needs}>
          <Screen />
        </Guarded>
      ),
    }
  },
  ...((load ?? /:\w+(?:Seq|\?)/.test(path)) && {
    loader: async ({ context, ...args }: LoaderArgs) => {
      meetAlias({ context, ...args })
      if (!load) return null
      const begin = () => load(context.get(siteContext), { ...args, url: new URL(args.request.url) })
      // The screen fetches the same data and handles this failure.
      if (showsLoading && isBrowser) void begin().catch(() => null)
      else if (isBrowser) await untilThrough(begin, { isLost, signal: args.request.signal })
      else await begin()
      return null
    },
  }),
})
