import { redirect, type RouteObject } from 'react-router'

/** Another address of a screen, or of a part of one. */
export const leadsTo = (path: string, target: string, part = ''): RouteObject => ({
  path,
  loader: ({ request }) => {
    throw redirect(target + new URL(request.url).search + part, 301)
  },
})
