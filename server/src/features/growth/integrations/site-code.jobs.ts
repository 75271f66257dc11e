import { siteCodeDecided, siteCodeRequested } from 'contract/growth/integrations/site-code.events'
import { on } from '../../../platform/jobs/tasks.ts'
import { siteCodeDecisionMail, siteCodeRequestMail } from './site-code.mail.ts'
import { findLanguageOf, findOperators, findPeople } from '../../people/accounts/accounts.public.ts'
import { getBrand, getBrandOf, languageFor } from '../../site/sites/sites.public.ts'
import { lockOwners } from '../../people/members/members.public.ts'
import { sendMailLater } from '../../system/mail/mail.public.ts'
import { findReview } from './site-code.queries.ts'

/** Mails the operators that code waits, unless it was cancelled or decided meanwhile. */
export const mailRequest = on(
  'siteCode.mailRequest',
  siteCodeRequested,
  async (ctx, { siteCodeReviewSeq, version }) => {
    const review = await findReview(ctx.platform, siteCodeReviewSeq)
    if (review?.status !== 'REQUESTED') return
    const { siteName } = await getBrand(ctx)
    const brand = await getBrandOf(ctx, null)
    const operators = await findOperators(ctx.platform)
    await ctx.transaction(async (tx) => {
      for (const { email, language } of operators) {
        const facts = { site: siteName, version, siteCodeReviewSeq }
        if (email) await sendMailLater(tx, siteCodeRequestMail(brand, { to: email, language, ...facts }))
      }
    })
  },
)

/** Mails the operator's decision to every owner of the site. */
export const mailDecision = on('siteCode.mailDecision', siteCodeDecided, async (ctx, decision) => {
  const brand = await getBrand(ctx)
  await ctx.transaction(async (tx) => {
    for (const { userSeq, email } of await findPeople(tx, await lockOwners(tx))) {
      const language = await languageFor(ctx, await findLanguageOf(ctx, userSeq))
      if (email) await sendMailLater(tx, siteCodeDecisionMail(brand, { to: email, language, ...decision }))
    }
  })
})
