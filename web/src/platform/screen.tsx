import type { ComponentType } from 'react'
import type { LoaderFunctionArgs, RouteObject } from 'react-router'
import { Guarded, type Needs } from './Guarded.tsx'
import type { Site } from './site.tsx'
import { WentWrong } from './WentWrong.tsx'

const isBrowser = typeof document !== 'undefined'

type Load = (site: Site, args: LoaderFunctionArgs & { url: URL }) => Promise<unknown>

interface ScreenOptions {
  /** What must stand in the cache before the screen is drawn: for pages that everybody may read. */
  load?: Load
  /** A browser shows the screen at once: it has a skeleton of its own, and says itself what failed. */
  showsLoading?: boolean
  needs?: Needs
}

/** One line of the floor plan: a path, the screen fetched when somebody comes, and who may. */
export function screenFor(site: Site) {
  return (
    path: string,
    fetchScreen: () => Promise<ComponentType>,
    { load, showsLoading = false, needs }: ScreenOptions = {},
  ): RouteObject => ({
    path,
    // Within the layout, so that whoever meets it still finds the way.
    ErrorBoundary: WentWrong,
    lazy: async () => {
      const Screen = await fetchScreen()
      const handle = { shows: Screen }
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
      loader: async (args: LoaderFunctionArgs) => {
        const loading = load(site, { ...args, url: new URL(args.request.url) })
        // What fails meanwhile is met again by the screen that asks for it.
        if (showsLoading && isBrowser) void loading.catch(() => null)
        else await loading
        return null
      },
    }),
  })
}
