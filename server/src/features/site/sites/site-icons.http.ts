import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Openings } from '../../../platform/feature.ts'
import { findSiteOfHost } from './sites.public.ts'
import { manifestOf, markSvg } from './site-icons.service.ts'

/** Browsers may cache it: a new icon has a new URL. */
const headers = {
  'cache-control': 'public, max-age=3600',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
}
const PLATFORM_ICON = '/assets/favicon.svg'

const redirectTo = (reply: FastifyReply, url: string) =>
  reply.header('cache-control', 'public, max-age=300').redirect(url, 302)

/** Serves the icons of each site, under the names that browsers and phones request. */
export function mountIcons(http: FastifyInstance, { ports, contextFor, platformContext }: Openings) {
  const siteOf = ({ host }: FastifyRequest) => {
    const { platform, now } = platformContext()
    return findSiteOfHost({ ports, platform, now, dbOf: async (seq) => (await contextFor(seq)).db }, host)
  }

  http.get('/favicon.ico', async (request, reply) => {
    const site = await siteOf(request)
    return redirectTo(reply, site ? (site.faviconUrl ?? '/icon.svg') : PLATFORM_ICON)
  })
  http.get('/icon.svg', async (request, reply) => {
    const site = await siteOf(request)
    if (!site) return redirectTo(reply, PLATFORM_ICON)
    return reply.headers(headers).type('image/svg+xml; charset=utf-8').send(markSvg(site))
  })
  http.get('/manifest.webmanifest', async (request, reply) => {
    const site = await siteOf(request)
    if (!site) return reply.callNotFound()
    return reply
      .headers(headers)
      .type('application/manifest+json; charset=utf-8')
      .send(JSON.stringify(manifestOf(site)))
  })
}
