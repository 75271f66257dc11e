import type { RouteObject } from 'react-router'
import { Frame } from './platform/Frame.tsx'
import type { Site } from './platform/site.tsx'
import { NotFound, WentWrong } from './platform/WentWrong.tsx'
import { accountRoutes, paymentRoutes, platformRoutes } from './routes/accounts.routes.tsx'
import { learningRoutes } from './routes/learning.routes.tsx'
import { managementRoutes, operatorRoutes } from './routes/management.routes.tsx'
import { storefrontRoutes } from './routes/storefront.routes.tsx'
import { SiteLayout } from './shell/SiteLayout.tsx'

/** The floor plan: path → screen → what it loads first → who may. Sites and the platform have different rooms. */
export const routesOf = (site: Site): RouteObject[] => [
  {
    Component: Frame,
    ErrorBoundary: WentWrong,
    children: [
      ...accountRoutes(site),
      ...(site.channel ? siteRoutes(site) : [...platformRoutes(site), ...operatorRoutes(site)]),
      {
        ...(site.channel && { Component: SiteLayout }),
        children: [{ path: '*', Component: NotFound, loader: notFound, ErrorBoundary: WentWrong }],
      },
    ],
  },
]

const siteRoutes = (site: Site) => [
  ...storefrontRoutes(site),
  ...paymentRoutes(site),
  ...learningRoutes(site),
  ...managementRoutes(site),
]

function notFound(): never {
  throw new Response(null, { status: 404 })
}
