import { ownersWarned, siteReported } from 'contract/workflows/abuse-reports/events'
import { alarmTypes } from 'contract/values/type-codes'
import { on } from '../../../platform/jobs/tasks.ts'
import { raiseAlarm } from '../../messaging/notifications/notifications.public.ts'
import { findOperators } from '../../people/accounts/accounts.public.ts'
import { findOwners, mailOwners } from '../../people/members/members.public.ts'
import { getBrand, getBrandOf } from '../../site/sites/sites.public.ts'
import { sendMailLater } from '../../system/mail/mail.public.ts'
import { reportMail, warningMail } from './abuse-reports.mail.ts'
import { findReport } from './abuse-reports.queries.ts'

export const mailOperatorsOfReport = on(
  'abuse.mailOperators',
  siteReported,
  async (ctx, { abuseReportSeq }) => {
    const report = await findReport(ctx.platform, abuseReportSeq)
    if (!report) return
    const [brand, { siteName }] = await Promise.all([getBrandOf(ctx, null), getBrand(ctx)])
    const operators = await findOperators(ctx.platform)
    await ctx.transaction(async (tx) => {
      for (const { email, language } of operators)
        if (email) await sendMailLater(tx, reportMail(brand, { to: email, language, siteName, ...report }))
    })
  },
)

export const mailWarning = on('abuse.mailOwners', ownersWarned, async (ctx, { words }) => {
  const [brand, { siteName, siteUrl }] = await Promise.all([getBrandOf(ctx, null), getBrand(ctx)])
  await mailOwners(ctx, (owner) => warningMail(brand, { ...owner, siteName, siteUrl, words }))
})

export const notifyOwnersOfWarning = on('abuse.notifyOwners', ownersWarned, async (ctx, { abuseReportSeq }) =>
  raiseAlarm(ctx, {
    alarmType: alarmTypes.class,
    courseSeq: null,
    to: await findOwners(ctx.db),
    content: { kind: 'ownersWarned', title: '' },
    path: '/settings',
    once: `abuse:${abuseReportSeq}`,
  }),
)
