import { variableValues } from 'contract/growth/campaigns/campaigns.rules'
import type { UserSeq } from 'contract/values/ids'
import type { Context } from '../../../platform/context.ts'
import { findLanguageOf } from '../../people/accounts/accounts.public.ts'
import { mailingToken } from '../../people/members/members.public.ts'
import { senderOf } from '../../system/mail/mail.public.ts'
import { getBrand, languageFor } from '../../site/sites/sites.public.ts'
import { campaignMail } from './campaign.mail.ts'
import type { WholeCampaign } from './campaigns.queries.ts'
import type { Cause } from './causes.rules.ts'
import type { MessageResult, Receiver } from './messages.queries.ts'
import type { Delivered } from './phone-delivery.service.ts'
import { deliveryOf } from './sending.rules.ts'
import { CLICK_PATH, OPEN_PATH, trackingToken } from './tracking-token.service.ts'

export interface Taker {
  person: Receiver
  cause: Cause
  tries: number
}
export async function deliverMails(
  ctx: Context,
  campaign: WholeCampaign,
  takers: readonly Taker[],
): Promise<Delivered> {
  const brand = await getBrand(ctx)
  const sender = await senderOf(ctx)
  const results = await Promise.all(
    takers.map(async ({ person, cause, tries }): Promise<MessageResult> => {
      const ref = { userSeq: person.userSeq, cause }
      const mail = await mailFor(ctx, campaign, { person, cause, brand })
      try {
        await ctx.ports.mailer.send({ ...mail, sender })
        return { ...ref, state: 'SENT' }
      } catch (error) {
        return { ...ref, ...deliveryOf(error, tries) }
      }
    }),
  )
  return { results, refusal: null, apiKey: null }
}

type SiteBrand = Awaited<ReturnType<typeof getBrand>>
async function mailFor(
  ctx: Context,
  { campaignSeq, subject, content, isAd }: WholeCampaign,
  { person, cause, brand }: { person: Receiver; cause: Cause; brand: SiteBrand },
) {
  const { channelSeq, ports } = ctx
  const { userSeq, email, name, language } = person
  const key = ports.secrets.keyFor('campaign-tracking')
  const addressOf = (path: string, link: number | null) =>
    `${brand.siteUrl}${path}?t=${trackingToken(key, { channelSeq, campaignSeq, userSeq, link, cause })}`
  const token = encodeURIComponent(mailingToken(ports.secrets, { channelSeq, userSeq }))
  return campaignMail({
    ...brand,
    language: await languageFor(ctx, language),
    to: email,
    values: variableValues(name, brand.siteName),
    subject,
    content,
    isAd,
    unsubscribeUrl: isAd ? `${brand.siteUrl}/unsubscribe/email?token=${token}` : null,
    linkUrl: (index) => addressOf(CLICK_PATH, index),
    openedUrl: addressOf(OPEN_PATH, null),
  })
}

/** A mail of a draft to its writer, with addresses that count nothing. */
export async function testMail(
  ctx: Context,
  { to, name, userSeq }: { to: string; name: string; userSeq: UserSeq },
  { subject, content, isAd }: { subject: string; content: string; isAd: boolean },
) {
  const brand = await getBrand(ctx)
  const language = await languageFor(ctx, await findLanguageOf(ctx, userSeq))
  const mail = campaignMail({
    ...brand,
    language,
    to,
    values: variableValues(name, brand.siteName),
    subject,
    content,
    isAd,
    unsubscribeUrl: isAd ? `${brand.siteUrl}/unsubscribe/email` : null,
    linkUrl: (_index, href) => new URL(href, brand.siteUrl).href,
    openedUrl: null,
  })
  const label = { ko: '[테스트]', en: '[Test]', jp: '[テスト]' }[language]
  const { unsubscribeUrl: _, ...bare } = mail
  return { ...bare, subject: `${label} ${mail.subject}` }
}
