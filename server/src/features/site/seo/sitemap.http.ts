import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { classesPath, classPath, DEFAULT_ALIAS } from 'contract/values/class-paths'
import type { Channel } from 'contract/site/sites/schemas'
import type { ChannelSeq } from 'contract/values/ids'
import type { ChannelDb } from '../../../platform/db/channel-db.ts'
import type { Openings } from '../../../platform/feature.ts'
import { findNewestNotices } from '../notices/notices.public.ts'
import { findSiteOfHost } from '../sites/sites.public.ts'
import { findSitemapPages } from '../pages/pages.public.ts'
import { countSitemapCourses, findSitemapCourses } from './seo.queries.ts'
import { rss, sitemap, sitemapIndex } from './sitemap.views.ts'

/** Standard pages that every site wants indexed. */
const always = ['/', '/classes', '/notices', '/intro']
/** The limit of sitemap files. */
const MAX_ADDRESSES = 50_000
const NEWEST = 20

/** Serves robots.txt, site maps and feeds of each site. */
export function mountFinding(http: FastifyInstance, { ports, contextFor, platformContext }: Openings) {
  const dbOf = async (channelSeq: ChannelSeq) => (await contextFor(channelSeq)).db
  const siteOf = ({ host }: FastifyRequest) => findSiteOfHost({ ...platformContext(), dbOf }, host)

  http.get('/robots.txt', async (request, reply) => {
    void reply.type('text/plain; charset=utf-8')
    return isHostOf(request, ports.addresses.platform) ? FRONT_ONLY : robotsOf(await siteOf(request))
  })

  http.get('/sitemap.xml', async (request, reply) => {
    const site = await siteOf(request)
    if (!site || site.noIndex) return reply.status(404).send()
    const db = await dbOf(site.channelSeq)
    const count = (await leadingOf(site, db)).length + (await countSitemapCourses(db))
    if (count <= MAX_ADDRESSES) return xml(reply, await partOf(site, 1))
    const parts = Array.from({ length: Math.ceil(count / MAX_ADDRESSES) }, (_, at) => at + 1)
    return xml(reply, sitemapIndex(parts.map((part) => `${site.domain}/sitemaps/${part}.xml`)))
  })

  http.get<{ Params: { part: string } }>('/sitemaps/:part.xml', async (request, reply) => {
    const site = await siteOf(request)
    const part = Number(request.params.part)
    if (!site || site.noIndex || !Number.isSafeInteger(part) || part < 1) return reply.status(404).send()
    return xml(reply, await partOf(site, part))
  })

  async function partOf(site: Channel, part: number) {
    const db = await dbOf(site.channelSeq)
    const leading = await leadingOf(site, db)
    const isFirst = part === 1
    const offset = isFirst ? 0 : (part - 1) * MAX_ADDRESSES - leading.length
    const limit = isFirst ? MAX_ADDRESSES - leading.length : MAX_ADDRESSES
    const courses = await findSitemapCourses(db, { limit, offset })
    return sitemap([
      ...(isFirst ? leading : []),
      ...courses.map((course) => ({
        url: site.domain + classPath({ ...course, serviceAlias: course.serviceAlias ?? DEFAULT_ALIAS }),
        changedAt: course.updatedAt,
      })),
    ])
  }

  http.get('/notices/rss.xml', async (request, reply) => {
    const site = await siteOf(request)
    if (!site || site.suspension !== null) return reply.status(404).send()
    const notices = await findNewestNotices(await dbOf(site.channelSeq), NEWEST)
    const feed = rss({
      title: site.name,
      description: site.seo?.description || site.intro || site.name,
      url: `${site.domain}/notices`,
      self: `${site.domain}/notices/rss.xml`,
      items: notices.map(({ postSeq, title, content, createdAt }) => ({
        title,
        url: `${site.domain}/notices/${postSeq}`,
        html: content,
        at: createdAt,
      })),
    })
    return reply
      .type('application/rss+xml; charset=utf-8')
      .header('x-content-type-options', 'nosniff')
      .send(feed)
  })
}

/** The entries before the courses: standard pages and pages of the site. */
async function leadingOf(site: Channel, db: ChannelDb) {
  const own = await findSitemapPages(db)
  return [
    ...always.map((path) => ({ url: site.domain + path })),
    ...site.serviceAliases.map(({ alias }) => ({ url: site.domain + classesPath(alias) })),
    ...own.map(({ path, updatedAt }) => ({ url: site.domain + path, changedAt: updatedAt })),
  ]
}

const isHostOf = ({ host }: FastifyRequest, origin: string) => host === new URL(origin).host

/** Of the platform's own pages only the front page is indexed; crawlers may load its assets. */
const FRONT_ONLY = 'User-agent: *\nAllow: /$\nAllow: /assets/\nAllow: /fonts/\nAllow: /files/\nDisallow: /\n'

/** An unknown host, and a site that is not indexed, disallow every robot. */
function robotsOf(site: Channel | null) {
  const lines =
    !site || site.noIndex
      ? ['User-agent: *', 'Disallow: /']
      : [
          'User-agent: *',
          'Disallow: /settings',
          'Disallow: /api/',
          'Disallow: /login',
          `Sitemap: ${site.domain}/sitemap.xml`,
        ]
  return `${lines.join('\n')}\n`
}

const xml = (reply: FastifyReply, text: string) =>
  reply.type('application/xml; charset=utf-8').header('x-content-type-options', 'nosniff').send(text)
