import { marketingChosen } from 'contract/people/members/consent.events'
import { formatSeoulMoment } from 'contract/values/moments'
import { on } from '../../../platform/jobs/tasks.ts'
import { consentMail } from './consent.mail.ts'
import { findLanguageOf } from '../accounts/accounts.public.ts'
import { getBrand, languageFor } from '../../site/sites/sites.public.ts'
import { sendMailLater } from '../../system/mail/mail.public.ts'
import { findMailing } from './consent.queries.ts'
import { mailingToken } from './subscriptions.service.ts'

/** Confirms by mail that a member agreed to news or opted out, with a link to change it. */
export const mailConsent = on(
  'members.mailConsent',
  marketingChosen,
  async (ctx, { userSeq, isAgreed, at }) => {
    const member = await findMailing(ctx.db, userSeq)
    if (!member?.email || member.status !== 'ACTIVE') return
    const brand = await getBrand(ctx)
    const token = mailingToken(ctx.ports.secrets, { channelSeq: ctx.channelSeq, userSeq })
    const language = await languageFor(ctx, await findLanguageOf(ctx, userSeq))
    const mail = consentMail({
      ...brand,
      language,
      to: member.email,
      isAgreed,
      at: formatSeoulMoment(at, language),
      url: `${brand.siteUrl}/unsubscribe/email?token=${encodeURIComponent(token)}`,
    })
    await ctx.transaction((tx) => sendMailLater(tx, mail))
  },
)
