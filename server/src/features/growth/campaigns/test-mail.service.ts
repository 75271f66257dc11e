import type { CampaignInput } from 'contract/growth/campaigns/schemas'
import type { MemberContext } from '../../../platform/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { cleanTexts } from '../../system/files/rich-texts.public.ts'
import { sendMailLater } from '../../system/mail/mail.public.ts'
import { testMail } from './mail-delivery.service.ts'

const PACE = { most: 10, everySeconds: 60 }

/** Sends a draft to the caller's own address. */
export async function testCampaign(
  ctx: MemberContext,
  { subject, content, isAd }: Pick<CampaignInput, 'subject' | 'content' | 'isAd'>,
) {
  const { ports, channelSeq, user } = ctx
  if (ports.mailer.kind === 'none') throw refuse('MAIL_SERVER_MISSING')
  if (!(await ports.limits.allow({ [`campaign-test:${channelSeq}:${user.userSeq}`]: PACE })))
    throw refuse('TOO_MANY_REQUESTS')
  await ctx.transaction(async (tx) => {
    const { texts } = await cleanTexts(ctx, tx, { texts: { content }, shown: [] })
    const { userSeq, email: to, name } = user
    await sendMailLater(tx, await testMail(ctx, { to, name, userSeq }, { subject, isAd, ...texts }))
  })
  return { email: user.email }
}
