import type { FastifyInstance } from 'fastify'
import { filled, variableValues } from 'contract/growth/campaigns/campaigns.rules'
import { z } from 'zod'
import type { Openings } from '../../../platform/feature.ts'
import { getBrand } from '../../site/sites/sites.public.ts'
import { absoluteUrl, linksOf } from './campaign.mail.ts'
import { findCampaign } from './campaigns.queries.ts'
import { findReceivers } from './messages.queries.ts'
import { recordClicked, recordOpened } from './seen.queries.ts'
import { CLICK_PATH, OPEN_PATH, readTrackingToken } from './tracking-token.service.ts'

const Query = z.object({ t: z.string().max(120) })
/** One transparent dot. */
const DOT = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')

/** The dot of a mail, and the addresses of its links. An altered address counts nothing and leads to the start page. */
export function mountTracking(http: FastifyInstance, { ports, contextFor }: Openings) {
  const mailOf = (query: unknown) => {
    const read = Query.safeParse(query)
    return read.success ? readTrackingToken(ports.secrets.keyFor('campaign-tracking'), read.data.t) : null
  }

  http.get(OPEN_PATH, async (request, reply) => {
    const mail = mailOf(request.query)
    if (mail) {
      const ctx = await contextFor(mail.channelSeq)
      await ctx.transaction((tx) => recordOpened(tx, { ...mail, now: ctx.now() }))
    }
    return reply.header('content-type', 'image/gif').header('cache-control', 'no-store').send(DOT)
  })

  http.get(CLICK_PATH, async (request, reply) => {
    const mail = mailOf(request.query)
    if (!mail || mail.link === null) return reply.redirect('/', 302)
    const ctx = await contextFor(mail.channelSeq)
    const { campaignSeq, userSeq, link, cause } = mail
    const campaign = await findCampaign(ctx.db, campaignSeq)
    const [person] = await findReceivers(ctx.db, [userSeq])
    const { siteName, siteUrl } = await getBrand(ctx)
    const values = variableValues(person?.name ?? '', siteName)
    const target = campaign && linksOf(filled(campaign.content, values, encodeURIComponent))[link]
    if (target === undefined) return reply.redirect('/', 302)
    await ctx.transaction(async (tx) => {
      const now = ctx.now()
      await recordOpened(tx, { campaignSeq, userSeq, cause, now })
      await recordClicked(tx, { campaignSeq, userSeq, cause, now })
    })
    return reply.header('cache-control', 'no-store').redirect(absoluteUrl(target, siteUrl), 302)
  })
}
