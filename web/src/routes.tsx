import type { RouteObject } from 'react-router'
import { Frame } from './platform/Frame.tsx'
import { isKeptApart, staysApart } from './platform/third-party.ts'
import { NotFound, WentWrong } from './platform/WentWrong.tsx'
import { accountRoutes, paymentRoutes, platformRoutes } from './routes/accounts.routes.tsx'
import { learningRoutes } from './routes/learning.routes.tsx'
import { managementRoutes, operatorRoutes } from './routes/management.routes.tsx'
import { platformShell } from './routes/platform-shell.ts'
import { storefrontRoutes } from './routes/storefront.routes.tsx'
import { ProofAsked } from './layouts/ReauthPrompt.tsx'
import { SiteLayout } from './layouts/SiteLayout.tsx'

/** Around everything: also what any call may have to ask. */
const Outside = () => (
  <Frame>
    <ProofAsked />
  </Frame>
)

/** The route table: path → screen → what it loads first → who may. Sites and the platform have different routes. */
const floorPlan = (isSite: boolean): RouteObject[] => [
  {
    Component: Outside,
    loader: ({ request }) => staysApart(request.url),
    shouldRevalidate: isKeptApart,
    ErrorBoundary: WentWrong,
    children: [
      ...accountRoutes,
      ...(isSite ? siteRoutes : [...platformRoutes, ...operatorRoutes]),
      {
        ...(isSite ? { Component: SiteLayout } : { lazy: platformShell }),
        children: [{ path: '*', Component: NotFound, loader: notFound, ErrorBoundary: WentWrong }],
      },
    ],
  },
]

const siteRoutes = [...storefrontRoutes, ...paymentRoutes, ...learningRoutes, ...managementRoutes]

export const routesOfSites = floorPlan(true)
export const routesOfPlatform = floorPlan(false)

function notFound(): never {
  throw new Response(null, { status: 404 })
}
