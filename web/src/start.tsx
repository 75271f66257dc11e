import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, matchRoutes, type LazyRouteFunction, type RouteObject } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { readBoot } from './platform/boot.ts'
import { overHttp, type TokenBox } from './platform/call.ts'
import { Document } from './platform/Document.tsx'
import { hydrateAsFresh } from './platform/hydrate-queries.ts'
import { openSite } from './platform/site.tsx'
import { pause } from './platform/pauses.ts'
import { keepApart } from './platform/third-party.ts'
import { dropTokenOnUnload, renewing } from './platform/renewing.ts'
import { routerContext } from './platform/screen.tsx'
import { needJapanese, offerJapanese } from './platform/words/japanese.ts'
import { fetchKeywords } from './platform/words/site-keywords.ts'
import { routesOf } from './routes.tsx'

await pause()
offerJapanese(() => import('./japanese.ts').then((m) => m.japanese))
const { boot, text } = readBoot()
// Both files have been loading since the browser read the head of the page.
const [keywords] = await Promise.all([fetchKeywords(boot), boot.language === 'jp' && needJapanese()])
const box: TokenBox = {
  token: null,
  renew: () => Promise.resolve(false),
  language: boot.language,
  ...(boot.isByParameter && boot.channel && { namedSite: boot.channel.channelSeq }),
}
const site = openSite({ ...boot, keywords }, overHttp(box))
box.renew = renewing(site, box)
dropTokenOnUnload(site, box)
keepApart(site)
const refreshOld = hydrateAsFresh(site.queries, boot.queries)

// The code of the visible screen must be loaded before React hydrates it.
const routes = routesOf(site.channel)
for (const { route } of matchRoutes(routes, location) ?? []) {
  const lazy = route.lazy as LazyRouteFunction<RouteObject> | undefined
  if (lazy) Object.assign(route, await lazy(), { lazy: undefined })
}
await pause()
const router = createBrowserRouter(routes, {
  hydrationData: boot.hydration,
  getContext: () => routerContext(site),
})

await pause()
// As a transition, so that the browser handles input during hydration.
startTransition(() => {
  hydrateRoot(
    document,
    <Document site={site} assets={boot.assets} boot={text} onAwake={() => void refreshOld()}>
      <RouterProvider router={router} />
    </Document>,
  )
})
