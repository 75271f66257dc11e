import type { FastifyInstance } from 'fastify'
import type { Openings } from '../../platform/feature.ts'
import { callerOf } from '../../platform/http/mount.ts'
import { findShownSite } from '../channels/channels.public.ts'
import { findSitemapCourses } from './courses.queries.ts'

/** Pages every site has and wants to be found by. */
const always = ['/', '/classes', '/notices', '/intro']
const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** Where search engines learn what to read, one answer per site. */
export function mountSitemap(http: FastifyInstance, { ports, contextFor, platformContext }: Openings) {
  async function siteOf(host: string) {
    const label = ports.addresses.labelOf(host)
    return label ? findShownSite({ ports, platform: platformContext().platform }, { address: label }) : null
  }

  http.get('/robots.txt', async (request, reply) => {
    const site = await siteOf(request.host)
    const origin = callerOf(request).incoming.origin
    const lines =
      !site || site.noIndex
        ? ['User-agent: *', 'Disallow: /']
        : [
            'User-agent: *',
            'Disallow: /settings',
            'Disallow: /api/',
            'Disallow: /login',
            `Sitemap: ${origin}/sitemap.xml`,
          ]
    return reply.type('text/plain; charset=utf-8').send(`${lines.join('\n')}\n`)
  })

  http.get('/sitemap.xml', async (request, reply) => {
    const site = await siteOf(request.host)
    if (!site || site.noIndex) return reply.status(404).send()
    const { origin } = callerOf(request).incoming
    const courses = await findSitemapCourses((await contextFor(site.channelSeq)).db)
    const urls = [
      ...always.map((path) => `<url><loc>${escapeXml(origin + path)}</loc></url>`),
      ...courses.map(({ courseSeq, updatedAt }) => {
        return `<url><loc>${escapeXml(`${origin}/classes/${courseSeq}`)}</loc><lastmod>${updatedAt.toISOString()}</lastmod></url>`
      }),
    ]
    return reply
      .type('application/xml; charset=utf-8')
      .send(
        `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>`,
      )
  })
}
