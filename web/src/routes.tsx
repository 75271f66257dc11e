import type { RouteObject } from 'react-router'
import type { ChannelView } from './platform/site.tsx'
import { Frame } from './platform/Frame.tsx'
import { isKeptApart, staysApart } from './platform/third-party.ts'
import { NotFoundPage, WentWrong } from './platform/WentWrong.tsx'
import { accountRoutes, paymentRoutes, platformRoutes, signInRoutes } from './routes/accounts.routes.tsx'
import { learningRoutes } from './routes/learning.routes.tsx'
import { managementRoutes } from './routes/management.routes.tsx'
import { operatorRoutes } from './routes/operator.routes.tsx'
import { platformShell } from './routes/platform-shell.ts'
import { platformServiceRoutes } from './routes/service.routes.tsx'
import { storefrontRoutes, suspendedRoutes } from './routes/storefront.routes.tsx'
import { ReauthPrompt } from './layouts/ReauthPrompt.tsx'
import { SiteLayout } from './layouts/SiteLayout.tsx'

/** The frame of every page, with the dialogs that any call may open. */
const Outside = () => (
  <Frame>
    <ReauthPrompt />
  </Frame>
)

const within = (children: RouteObject[]): RouteObject[] => [
  {
    Component: Outside,
    loader: ({ request }) => staysApart(request.url),
    shouldRevalidate: isKeptApart,
    ErrorBoundary: WentWrong,
    children,
  },
]

/** The route table: path, screen, loader and access. Sites and the platform have different routes. */
const pageRoutes = (isSite: boolean) =>
  within([
    ...accountRoutes,
    ...(isSite ? siteRoutes : [...platformRoutes, ...platformServiceRoutes, ...operatorRoutes]),
    {
      ...(isSite ? { Component: SiteLayout } : { lazy: platformShell }),
      children: [{ path: '*', Component: NotFoundPage, loader: notFound, ErrorBoundary: WentWrong }],
    },
  ])

const siteRoutes = [...storefrontRoutes, ...paymentRoutes, ...learningRoutes, ...managementRoutes]

export const routesOfSites = pageRoutes(true)
export const routesOfPlatform = pageRoutes(false)
/** What is left of a suspended site; members see what they paid for, unless it is closed to them too. */
const routesOfSuspended = {
  MEMBERS: within([...signInRoutes, ...learningRoutes, ...managementRoutes, ...suspendedRoutes]),
  CLOSED: within([...signInRoutes, ...managementRoutes, ...suspendedRoutes]),
}

/** The routes of a site, or of the platform where it is null. */
export function routesOf(channel: Pick<ChannelView, 'suspension'> | null) {
  if (channel === null) return routesOfPlatform
  return channel.suspension === null ? routesOfSites : routesOfSuspended[channel.suspension]
}

function notFound(): never {
  throw new Response(null, { status: 404 })
}
