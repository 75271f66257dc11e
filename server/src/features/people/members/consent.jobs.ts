import type { z } from 'zod'
import { noticeDueBefore } from 'contract/people/members/consent.rules'
import { marketingChosen, nightChosen } from 'contract/people/members/consent.events'
import { formatSeoulMoment } from 'contract/values/moments'
import type { UserSeq } from 'contract/values/ids'
import type { Context } from '../../../platform/context.ts'
import { on, type Timer } from '../../../platform/jobs/tasks.ts'
import { consentMail } from './consent.mail.ts'
import { consentNoticeMail } from './consent-notice.mail.ts'
import { getBrand, languageFor } from '../../site/sites/sites.public.ts'
import { sendMailLater } from '../../system/mail/mail.public.ts'
import { findMailing, insertChoice, takeNoticesDue } from './consent.queries.ts'
import { mailingToken } from './subscriptions.service.ts'

/** People whom one transaction reminds. */
const NOTICED_AT_ONCE = 200

type Chosen = z.output<typeof marketingChosen.payload>

/** Confirms by mail that a member agreed to news or opted out, with a link to change it. */
export const mailConsent = on('members.mailConsent', marketingChosen, (ctx, choice) =>
  confirm(ctx, choice, { isNight: false }),
)
export const mailNightConsent = on('members.mailNightConsent', nightChosen, (ctx, choice) =>
  confirm(ctx, choice, { isNight: true }),
)

async function confirm(ctx: Context, { userSeq, isAgreed, at }: Chosen, { isNight }: { isNight: boolean }) {
  const member = await findMailing(ctx.db, userSeq)
  if (!member?.email || member.status !== 'ACTIVE') return
  const brand = await getBrand(ctx)
  const language = await languageFor(ctx, member.language)
  const mail = consentMail({
    ...brand,
    language,
    to: member.email,
    isNight,
    isAgreed,
    at: formatSeoulMoment(at, language),
    url: refusalUrl(ctx, brand.siteUrl, userSeq),
  })
  await ctx.transaction((tx) => sendMailLater(tx, mail))
}

const refusalUrl = ({ channelSeq, ports }: Context, siteUrl: string, userSeq: UserSeq) =>
  `${siteUrl}/unsubscribe/email?token=${encodeURIComponent(mailingToken(ports.secrets, { channelSeq, userSeq }))}`

/** Reminds everybody of their consent two years after it, and again two years after that. docs/rules.md R-1177. */
export const noticeConsents: Timer = {
  name: 'members.noticeConsents',
  cron: '10 10 * * *',
  waitsWhileSuspended: true,
  async visit(ctx) {
    while ((await noticeSome(ctx)) === NOTICED_AT_ONCE);
  },
}

/** The notice is noted and its mail queued in one transaction, so that a killed server loses and repeats none. */
function noticeSome(ctx: Context) {
  return ctx.transaction(async (tx) => {
    const now = ctx.now()
    const due = await takeNoticesDue(tx, { before: noticeDueBefore(now), now, limit: NOTICED_AT_ONCE })
    if (due.length === 0) return 0
    const brand = await getBrand(ctx)
    for (const { userSeq, email, agreedAt, nightAgreedAt, ...person } of due) {
      const language = await languageFor(ctx, person.language)
      const mail = consentNoticeMail({
        ...brand,
        language,
        to: email,
        agreedAt: formatSeoulMoment(agreedAt, language),
        nightAgreedAt: nightAgreedAt && formatSeoulMoment(nightAgreedAt, language),
        url: refusalUrl(ctx, brand.siteUrl, userSeq),
      })
      await insertChoice(tx, { userSeq, kind: 'NEWS', isAgreed: true, way: 'NOTICE', createdAt: now })
      await sendMailLater(tx, mail)
    }
    return due.length
  })
}
