import type { RouteObject } from 'react-router'
import { Frame } from './platform/Frame.tsx'
import type { Site } from './platform/site.tsx'
import { NotFound, WentWrong } from './platform/WentWrong.tsx'
import { accountRoutes, paymentRoutes, platformRoutes } from './routes/accounts.routes.tsx'
import { storefrontRoutes } from './routes/storefront.routes.tsx'

/** The floor plan: path → screen → what it loads first → who may. Sites and the platform have different rooms. */
export const routesOf = (site: Site): RouteObject[] => [
  {
    Component: Frame,
    ErrorBoundary: WentWrong,
    children: [
      ...accountRoutes(site),
      ...(site.channel ? [...storefrontRoutes(site), ...paymentRoutes(site)] : platformRoutes(site)),
      { path: '*', Component: NotFound, loader: notFound },
    ],
  },
]

function notFound(): never {
  throw new Response(null, { status: 404 })
}
