import { appealFiled, suspensionChanged, type SuspensionChange } from 'contract/workflows/suspensions/events'
import { alarmTypes } from 'contract/values/type-codes'
import { on } from '../../../platform/jobs/tasks.ts'
import { raiseAlarm } from '../../messaging/notifications/notifications.public.ts'
import { findOperators } from '../../people/accounts/accounts.public.ts'
import { findManagers, mailOwners } from '../../people/members/members.public.ts'
import { getBrand, getBrandOf } from '../../site/sites/sites.public.ts'
import { sendMailLater } from '../../system/mail/mail.public.ts'
import { appealMail, decisionMail } from './suspensions.mail.ts'

const kinds: Record<SuspensionChange, string> = {
  SUSPENDED: 'siteSuspended',
  LIFTED: 'suspensionLifted',
  APPEAL_REJECTED: 'appealRejected',
}

export const notifyManagers = on('suspensions.notifyManagers', suspensionChanged, async (ctx, decision) => {
  const { siteSuspensionSeq, suspensionAppealSeq, change } = decision
  const isOver = change === 'LIFTED'
  await raiseAlarm(ctx, {
    alarmType: alarmTypes.class,
    courseSeq: null,
    to: await findManagers(ctx.db),
    content: { kind: kinds[change], title: '' },
    path: isOver ? '/settings' : '/settings/suspension',
    once: `suspension:${siteSuspensionSeq}:${change}:${suspensionAppealSeq ?? 0}`,
  })
})

/** The platform writes, because the site is offline. */
export const mailDecision = on(
  'suspensions.mailOwners',
  suspensionChanged,
  async (ctx, { change, words }) => {
    const [brand, { siteName, siteUrl }] = await Promise.all([getBrandOf(ctx, null), getBrand(ctx)])
    const url = `${siteUrl}/settings${change === 'LIFTED' ? '' : '/suspension'}`
    await mailOwners(ctx, (owner) => decisionMail(brand, { ...owner, siteName, url, change, words }))
  },
)

export const mailOperators = on('suspensions.mailOperators', appealFiled, async (ctx, { text }) => {
  const [brand, { siteName }] = await Promise.all([getBrandOf(ctx, null), getBrand(ctx)])
  const url = `${brand.siteUrl}/admin/sites/${ctx.channelSeq}`
  const operators = await findOperators(ctx.platform)
  await ctx.transaction(async (tx) => {
    for (const { email, language } of operators)
      if (email)
        await sendMailLater(tx, appealMail(brand, { to: email, language, siteName, url, words: text }))
  })
})
