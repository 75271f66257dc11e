import type { ComponentType } from 'react'
import { createContext, RouterContextProvider, type LoaderFunctionArgs, type RouteObject } from 'react-router'
import { Guarded, type Needs } from './Guarded.tsx'
import type { Site } from './site.tsx'
import { WentWrong } from './WentWrong.tsx'

const isBrowser = typeof document !== 'undefined'

type Load = (site: Site, args: Omit<LoaderFunctionArgs, 'context'> & { url: URL }) => Promise<unknown>

interface ScreenOptions {
  /** What must stand in the cache before the screen is drawn: for pages that everybody may read. */
  load?: Load
  /** A browser shows the screen at once: it has a skeleton of its own, and says itself what failed. */
  showsLoading?: boolean
  needs?: Needs
  /** What stands there when loading failed, in place of the usual. */
  missing?: () => Promise<ComponentType>
}

const siteContext = createContext<Site>()

/** What a router hands to every screen that loads: the floor plan is one for all, the site is whose page is drawn. */
export const routerContext = (site: Site) => new RouterContextProvider(new Map([[siteContext, site]]))

/** One line of the floor plan: a path, the screen fetched when somebody comes, and who may. */
export const screen = (
  path: string,
  fetchScreen: () => Promise<ComponentType>,
  { load, showsLoading = false, needs, missing }: ScreenOptions = {},
): RouteObject => ({
  path,
  // Within the layout, so that whoever meets it still finds the way.
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
  ...(load && {
    loader: async ({ context, ...args }: LoaderFunctionArgs<RouterContextProvider>) => {
      const loading = load(context.get(siteContext), { ...args, url: new URL(args.request.url) })
      // What fails meanwhile is met again by the screen that asks for it.
      if (showsLoading && isBrowser) void loading.catch(() => null)
      else await loading
      return null
    },
  }),
})
