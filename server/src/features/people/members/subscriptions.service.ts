import { createHmac, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { seq, type ChannelSeq, type UserSeq } from 'contract/values/ids'
import { z } from 'zod'
import type { Context, PlatformContext } from '../../../platform/context.ts'
import type { Openings } from '../../../platform/feature.ts'
import { isRefusal, refuse } from '../../../platform/refuse.ts'
import type { Secrets } from '../../../platform/operating/secrets.ts'
import { recordSiteAgreements } from '../accounts/accounts.public.ts'
import { findSiteCard, getBrandOf } from '../../site/sites/sites.public.ts'
import { findVersionsInForce } from '../legal/legal.public.ts'
import { maskedEmail } from './consent.rules.ts'
import { findMailing, type Way } from './consent.queries.ts'
import { chooseMarketing } from './consent.service.ts'

interface Member {
  channelSeq: ChannelSeq
  userSeq: UserSeq
}
const Numbers = z.tuple([
  z.coerce.number<string>().pipe(seq('channel')),
  z.coerce.number<string>().pipe(seq('user')),
])

const signatureOf = (secrets: Secrets, numbers: string) =>
  createHmac('sha256', secrets.keyFor('mail-consent')).update(numbers).digest()

/** It never expires: an old mail must still let its reader unsubscribe. */
export function mailingToken(secrets: Secrets, { channelSeq, userSeq }: Member) {
  const numbers = `${channelSeq}.${userSeq}`
  return `${numbers}.${signatureOf(secrets, numbers).toString('base64url')}`
}

function memberOf(secrets: Secrets, token: string): Member | null {
  const at = token.lastIndexOf('.')
  const numbers = token.slice(0, at)
  const signature = signatureOf(secrets, numbers)
  const given = Buffer.from(token.slice(at + 1), 'base64url')
  if (given.length !== signature.length || !timingSafeEqual(given, signature)) return null
  const read = Numbers.safeParse(numbers.split('.'))
  return read.success ? { channelSeq: read.data[0], userSeq: read.data[1] } : null
}

/** The site and the member of a link; MAIL_LINK_DEAD for an altered link, and for a site or member that no longer exists. */
async function opened(ctx: PlatformContext, token: string) {
  const member = memberOf(ctx.ports.secrets, token)
  const card = member && (await findSiteCard(ctx, member.channelSeq))
  if (!member || !card) throw refuse('MAIL_LINK_DEAD')
  const site = await ctx.at(member.channelSeq)
  return { ...member, site }
}

async function shown({ site, userSeq }: { site: Context; userSeq: UserSeq }) {
  const found = await findMailing(site.db, userSeq)
  if (!found || found.email === '' || found.status !== 'ACTIVE') throw refuse('MAIL_LINK_DEAD')
  const { siteName } = await getBrandOf(site, site.channelSeq)
  return {
    siteName,
    maskedEmail: maskedEmail(found.email),
    isSubscribed: found.marketingAgreedAt !== null,
  }
}

export const getMailing = async (ctx: PlatformContext, token: string) => shown(await opened(ctx, token))

export async function setMailing(
  ctx: PlatformContext,
  token: string,
  { isAgreed, way }: { isAgreed: boolean; way: Way },
) {
  const { site, userSeq } = await opened(ctx, token)
  await site.transaction(async (tx) => {
    const now = site.now()
    const isNew = await chooseMarketing(tx, { userSeq, isAgreed, way, createdAt: now })
    if (!isNew || !isAgreed) return
    const versions = await findVersionsInForce(tx, now)
    const agreed = { userSeq, kinds: ['marketing' as const], versions, createdAt: now }
    await recordSiteAgreements(tx, agreed, site.channelSeq)
  })
  return shown({ site, userSeq })
}

const Query = z.object({ token: z.string().max(200) })

/** The one-click unsubscribe of mail programs: a form post without a page, at the URL of the page (RFC 8058). */
export async function mountOneClick(http: FastifyInstance, { platformContext }: Openings) {
  await http.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 4096 }, (_request, body, read) =>
      read(null, body),
    )
    scope.post('/unsubscribe/email', async (request, reply) => {
      const token = Query.safeParse(request.query).data?.token ?? ''
      try {
        await setMailing(platformContext(), token, { isAgreed: false, way: 'ONE_CLICK' })
        return await reply.status(204).send()
      } catch (error) {
        // Any other error is a bug of the product: it is logged, and the mail program may retry.
        if (!isRefusal(error)) throw error
        return reply.status(400).send()
      }
    })
    done()
  })
}
