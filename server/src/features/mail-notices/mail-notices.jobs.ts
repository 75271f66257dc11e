import type { MailNoticeKind } from 'contract/messaging/notifications/mail-notices.schemas'
import type { Language } from 'contract/i18n/languages'
import { orderPaid } from 'contract/money/orders/events'
import { questionAnswered } from 'contract/community/questions/events'
import type { Voice } from 'contract/i18n/sentences'
import type { UserSeq } from 'contract/values/ids'
import { memberErased } from 'contract/people/members/events'
import type { Context } from '../../platform/context.ts'
import { on, type Timer } from '../../platform/jobs/tasks.ts'
import type { Brand } from '../../platform/mail/letter.ts'
import type { Mail } from '../../platform/mail/mailer.ts'
import { answerMail, saleMail } from '../../platform/mail/notice-mail.ts'
import { voiceIn } from '../../platform/words/site-words.ts'
import { shownName } from '../../platform/words/shown-name.ts'
import { findLanguageOf, findPeople } from '../accounts/accounts.public.ts'
import { getBrand, languageFor } from '../channels/channels.public.ts'
import { findCourse, findTeachersOf } from '../courses/courses.public.ts'
import { findManagers } from '../members/members.public.ts'
import { sendMailLater } from '../operation/operation.public.ts'
import { findPaidOrder } from '../orders/orders.public.ts'
import { findQuestion } from '../questions/questions.public.ts'
import { deleteNoticesOf, deleteOldNotices, findOptedOut, insertNotice } from './mail-notices.queries.ts'

interface Notice {
  kind: MailNoticeKind
  to: UserSeq[]
  /** One mail for each person and value, however often the job runs. */
  once: string
  write: (to: Brand & { to: string; voice: Voice; userSeq: UserSeq; language: Language }) => Mail
}

/** Sends a mail to those who want this kind, each in their own language. docs/rules.md R-538. */
async function sendNotice(ctx: Context, { kind, to, once, write }: Notice) {
  const optedOut = await findOptedOut(ctx.db, kind, to)
  const people = await findPeople(
    ctx.db,
    [...new Set(to)].filter((one) => !optedOut.includes(one)),
  )
  const brand = await getBrand(ctx)
  for (const { userSeq, email } of people) {
    if (!email) continue
    const language = await languageFor(ctx, await findLanguageOf(ctx, userSeq))
    const voice = await voiceIn(ctx, ctx.channelSeq, language)
    const mail = write({ ...brand, to: email, voice, userSeq, language })
    await ctx.transaction(async (tx) => {
      if (await insertNotice(tx, { userSeq, once, createdAt: ctx.now() })) await sendMailLater(tx, mail)
    })
  }
}

/** Managers of the site read what was paid; who teaches the class reads who came, without it. */
export const mailSale = on('mailNotices.mailSale', orderPaid, async (ctx, { orderNo }) => {
  const order = await findPaidOrder(ctx.db, orderNo)
  if (!order) return
  const managers = await findManagers(ctx.db)
  const teachers = await findTeachersOf(ctx.db, order.courseSeq)
  await sendNotice(ctx, {
    kind: 'SALE',
    to: [...managers, ...teachers].filter((one) => one !== order.userSeq),
    once: `sale:${orderNo}`,
    write: (to) =>
      saleMail({
        ...to,
        ...order,
        ordererName: shownName(order.ordererName, to.language),
        seesMoney: managers.includes(to.userSeq),
      }),
  })
})

export const mailAnswer = on(
  'mailNotices.mailAnswer',
  questionAnswered,
  async (ctx, { questionSeq, courseSeq, answerSeq }) => {
    const course = await findCourse(ctx.db, courseSeq)
    const question = await findQuestion(ctx.db, questionSeq)
    // Taken back before the mail was written.
    if (!course || !question?.answeredAt) return
    const { content, userSeq } = question
    await sendNotice(ctx, {
      kind: 'ANSWER',
      to: [userSeq],
      once: `answer:${answerSeq}`,
      write: (to) => answerMail({ ...to, courseSeq, title: course.title, question: content }),
    })
  },
)

export const forgetNotices = on('mailNotices.forgetNotices', memberErased, (ctx, { userSeq }) =>
  ctx.transaction((tx) => deleteNoticesOf(tx, userSeq)),
)

const KEPT_DAYS = 90
/** No job is tried again for so long. */
export const purgeNotices: Timer = {
  name: 'mailNotices.purge',
  cron: '40 4 * * *',
  visit: (ctx) => deleteOldNotices(ctx.db, new Date(ctx.now().getTime() - KEPT_DAYS * 86_400_000)),
}
