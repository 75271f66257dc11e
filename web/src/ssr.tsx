import { renderToString } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router'
import type { Render } from 'contract/site/sites/page-data'
import { pageSheetOf } from 'contract/values/style-sheets'
import { bootText } from './platform/boot.ts'
import { Document } from './platform/Document.tsx'
import { filesOf, preloading } from './platform/preloads.ts'
import { openSite } from './platform/site.tsx'
import { routerContext } from './platform/screen.tsx'
import { japanese } from './japanese.ts'
import { needJapanese, offerJapanese } from './platform/words/japanese.ts'
import { routesOf } from './routes.tsx'

const preloadsOf = preloading(
  import.meta.glob<Readonly<Record<string, unknown>>>([
    './features/**/*Screen.tsx',
    './layouts/**/*{Layout,Home}.tsx',
    '!./layouts/SiteLayout.tsx',
  ]),
)

offerJapanese(() => Promise.resolve(japanese))
await needJapanese()

type Routes = ReturnType<typeof routesOf>
const handlers = new Map<Routes, ReturnType<typeof createStaticHandler>>()
/** One for each route table, made when it is first needed. */
function handlerOf(routes: Routes) {
  const made = handlers.get(routes) ?? createStaticHandler(routes)
  handlers.set(routes, made)
  return made
}

const NOT_FOUND_PATH = '/NotFound'

/** Renders one page. The server provides the transport of calls; there is no second data path. */
export const render: Render = async ({ url, transport, assets: common, ...rest }) => {
  const site = openSite(rest, transport)
  const { query, dataRoutes } = handlerOf(routesOf(site.channel))
  const context = await query(new Request(`${rest.origin}${url}`), {
    requestContext: routerContext(site),
  })
  if (context instanceof Response) {
    return { status: context.status, html: '', location: context.headers.get('location') ?? '/' }
  }
  const { scripts, sheets } = await preloadsOf(context.matches)
  const sheet = pageSheetOf(sheets)
  const assets = {
    ...common,
    preloads: site.language === 'jp' ? [...scripts, ...filesOf('./japanese.ts').scripts] : scripts,
    ...(sheet !== null && { styles: [sheet], sheets }),
  }
  const errors =
    context.errors &&
    Object.fromEntries(Object.entries(context.errors).map(([id, error]) => [id, plain(error)]))
  const boot = bootText(site, assets, { loaderData: context.loaderData, ...(errors && { errors }) })
  const draw = () =>
    renderToString(
      <Document site={site} assets={assets} boot={boot}>
        <StaticRouterProvider
          router={createStaticRouter(dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </Document>,
    )
  let page: string
  try {
    page = draw()
  } catch (thrown) {
    // The screen found its address invalid during rendering: on a server React has no error boundaries.
    if (!(thrown instanceof Response) || url === NOT_FOUND_PATH) throw thrown
    return {
      ...(await render({ url: NOT_FOUND_PATH, transport, assets: common, ...rest })),
      status: thrown.status,
    }
  }
  // React omits the doctype from a string, and without it browsers use quirks mode.
  return { status: context.statusCode, html: `<!doctype html>${page}` }
}

/** Sends only the kind of an error to the browser, never its details. */
function plain(error: unknown) {
  const status = typeof error === 'object' && error !== null && 'status' in error ? Number(error.status) : 500
  return { status, statusText: '', internal: false, data: null }
}
