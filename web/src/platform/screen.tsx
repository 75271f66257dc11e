import type { ComponentType } from 'react'
import type { LoaderFunctionArgs, RouteObject } from 'react-router'
import { Guarded, type Needs } from './Guarded.tsx'
import type { Site } from './site.tsx'

type Load = (site: Site, args: LoaderFunctionArgs & { url: URL }) => Promise<unknown>

interface ScreenOptions {
  /** What must stand in the cache before the screen is drawn: for pages that everybody may read. */
  load?: Load
  needs?: Needs
}

/** One line of the floor plan: a path, the screen fetched when somebody comes, and who may. */
export function screenFor(site: Site) {
  return (
    path: string,
    fetchScreen: () => Promise<ComponentType>,
    { load, needs }: ScreenOptions = {},
  ): RouteObject => ({
    path,
    lazy: async () => {
      const Screen = await fetchScreen()
      if (!needs) return { Component: Screen }
      return {
        Component: () => (
          <Guarded needs={needs}>
            <Screen />
          </Guarded>
        ),
      }
    },
    ...(load && {
      loader: async (args: LoaderFunctionArgs) => {
        await load(site, { ...args, url: new URL(args.request.url) })
        return null
      },
    }),
  })
}
export type Screen = ReturnType<typeof screenFor>
