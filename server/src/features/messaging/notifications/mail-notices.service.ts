import type { Language } from 'contract/i18n/languages'
import type { Locale } from 'contract/i18n/sentences'
import type { MailNoticeKind } from 'contract/messaging/notifications/mail-notices.schemas'
import type { UserSeq } from 'contract/values/ids'
import type { Context } from '../../../platform/context.ts'
import type { Brand } from '../../../platform/mail/letter.ts'
import type { Mail } from '../../../platform/mail/mailer.ts'
import { localeIn } from '../../../platform/words/site-words.ts'
import { findLanguageOf, findPeople } from '../../people/accounts/accounts.public.ts'
import { getBrand, languageFor } from '../../site/sites/sites.public.ts'
import { sendMailLater } from '../../system/mail/mail.public.ts'
import { findOptedOut, insertNotice } from './mail-notices.queries.ts'

interface Notice {
  kind: MailNoticeKind
  to: UserSeq[]
  /** One mail per person and value, however often the job runs. */
  once: string
  write: (to: Brand & { to: string; locale: Locale; userSeq: UserSeq; language: Language }) => Mail
}

/** Sends a mail to recipients who have this kind switched on, each in their language. docs/rules.md R-538. */
export async function sendNotice(ctx: Context, { kind, to, once, write }: Notice) {
  const optedOut = await findOptedOut(ctx.db, kind, to)
  const people = await findPeople(
    ctx.db,
    [...new Set(to)].filter((one) => !optedOut.includes(one)),
  )
  const brand = await getBrand(ctx)
  for (const { userSeq, email } of people) {
    if (!email) continue
    const language = await languageFor(ctx, await findLanguageOf(ctx, userSeq))
    const locale = await localeIn(ctx, ctx.channelSeq, language)
    const mail = write({ ...brand, to: email, locale, userSeq, language })
    await ctx.transaction(async (tx) => {
      if (await insertNotice(tx, { userSeq, once, createdAt: ctx.now() })) await sendMailLater(tx, mail)
    })
  }
}
