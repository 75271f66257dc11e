import { inspectionAnswered, inspectionRequested } from 'contract/workflows/inspections/events'
import { alarmTypes } from 'contract/values/type-codes'
import { on } from '../../../platform/jobs/tasks.ts'
import { raiseAlarm } from '../../messaging/notifications/notifications.public.ts'
import { findLanguageOf, findPeople } from '../../people/accounts/accounts.public.ts'
import { findOwners, mailOwners } from '../../people/members/members.public.ts'
import { getBrand, getBrandOf } from '../../site/sites/sites.public.ts'
import { sendMailLater } from '../../system/mail/mail.public.ts'
import { answerMail, requestMail } from './inspections.mail.ts'
import { findInspection } from './inspections.queries.ts'

const SCREEN = '/settings/inspections'

export const notifyOfInspection = on('inspections.notifyOwners', inspectionRequested, async (ctx, event) =>
  raiseAlarm(ctx, {
    alarmType: alarmTypes.class,
    courseSeq: null,
    to: await findOwners(ctx.db),
    content: { kind: 'inspectionRequested', title: '' },
    path: SCREEN,
    once: `inspection:${event.siteInspectionSeq}`,
  }),
)

export const mailInspection = on('inspections.mailOwners', inspectionRequested, async (ctx, event) => {
  const row = await findInspection(ctx.platform, ctx.channelSeq, event.siteInspectionSeq)
  if (!row) return
  const [brand, { siteName, siteUrl }] = await Promise.all([getBrandOf(ctx, null), getBrand(ctx)])
  const about = { siteName, url: siteUrl + SCREEN, reason: row.reason }
  await mailOwners(ctx, (owner) => requestMail(brand, { ...owner, ...about }))
})

export const mailAnswer = on('inspections.mailOperator', inspectionAnswered, async (ctx, event) => {
  const row = await findInspection(ctx.platform, ctx.channelSeq, event.siteInspectionSeq)
  if (!row) return
  const [brand, { siteName }] = await Promise.all([getBrandOf(ctx, null), getBrand(ctx)])
  const [person] = await findPeople(ctx.db, [row.requestedByUserSeq])
  if (!person?.email) return
  const { email: to } = person
  const { isAllowed } = event
  const language = await findLanguageOf(ctx, row.requestedByUserSeq)
  const url = `${brand.siteUrl}/admin/sites/${ctx.channelSeq}`
  await ctx.transaction((tx) =>
    sendMailLater(tx, answerMail(brand, { to, language, siteName, url, isAllowed })),
  )
})
