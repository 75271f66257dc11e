import { siteExported } from 'contract/workflows/site-export/events'
import { alarmTypes } from 'contract/values/type-codes'
import { on } from '../../../platform/jobs/tasks.ts'
import { raiseAlarm } from '../../messaging/notifications/notifications.public.ts'
import { findLanguageOf, findPeople } from '../../people/accounts/accounts.public.ts'
import { findOwners } from '../../people/members/members.public.ts'
import { getBrand, languageFor } from '../../site/sites/sites.public.ts'
import { sendMailLater } from '../../system/mail/mail.public.ts'
import { exportedMail } from './site-export.mail.ts'
import { findExport } from './site-export.queries.ts'

const SCREEN = '/settings/export'

/** Mails the owner who began it, if they still own the site. */
export const mailExport = on('site-export.mailOwner', siteExported, async (ctx, { siteExportSeq }) => {
  const row = await findExport(ctx.db, siteExportSeq)
  if (!row || !(await findOwners(ctx.db)).includes(row.requestedByUserSeq)) return
  const [brand, [person]] = await Promise.all([getBrand(ctx), findPeople(ctx.db, [row.requestedByUserSeq])])
  if (!person?.email) return
  const { email } = person
  const language = await languageFor(ctx, await findLanguageOf(ctx, row.requestedByUserSeq))
  await ctx.transaction((tx) =>
    sendMailLater(tx, exportedMail({ ...brand, to: email, language, path: SCREEN, bytes: row.bytes })),
  )
})

export const notifyOfExport = on('site-export.notifyOwner', siteExported, async (ctx, { siteExportSeq }) => {
  const row = await findExport(ctx.db, siteExportSeq)
  if (!row || !(await findOwners(ctx.db)).includes(row.requestedByUserSeq)) return
  await raiseAlarm(ctx, {
    alarmType: alarmTypes.class,
    courseSeq: null,
    to: [row.requestedByUserSeq],
    content: { kind: row.state === 'FAILED' ? 'siteExportFailed' : 'siteExported', title: '' },
    path: SCREEN,
    once: `site-export:${siteExportSeq}`,
  })
})
