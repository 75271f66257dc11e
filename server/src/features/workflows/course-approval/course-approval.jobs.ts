import { courseReviewed } from 'contract/teaching/courses/reviews.events'
import type { UserSeq } from 'contract/values/ids'
import type { Context } from '../../../platform/context.ts'
import { on } from '../../../platform/jobs/tasks.ts'
import type { Mail } from '../../../platform/mail/mailer.ts'
import { reviewMail } from './course-approval.mail.ts'
import { localeIn } from '../../../platform/words/site-words.ts'
import { findLanguageOf, findPeople } from '../../people/accounts/accounts.public.ts'
import { getBrand, languageFor } from '../../site/sites/sites.public.ts'
import { findCourse, findTeachersOf } from '../../teaching/courses/courses.public.ts'
import { sendMailLater } from '../../system/mail/mail.public.ts'

/** Mails the decision to the submitter of the course and its instructors, each in their language. */
export const mailVerdict = on('courseReviews.mailVerdict', courseReviewed, async (ctx, payload) => {
  const { courseSeq, submittedByUserSeq, verdict, reason } = payload
  const course = await findCourse(ctx.db, courseSeq)
  if (!course) return
  const brand = await getBrand(ctx)
  const teachers = await findTeachersOf(ctx.db, courseSeq)
  const people = await findPeople(ctx.db, [...new Set([submittedByUserSeq, ...teachers])])
  const mails: Mail[] = []
  for (const { userSeq, email: to } of people) {
    const locale = await localeTo(ctx, userSeq)
    if (to) mails.push(reviewMail({ ...brand, locale, to, courseSeq, title: course.title, verdict, reason }))
  }
  await ctx.transaction(async (tx) => {
    for (const mail of mails) await sendMailLater(tx, mail)
  })
})

async function localeTo(ctx: Context, userSeq: UserSeq) {
  const language = await languageFor(ctx, await findLanguageOf(ctx, userSeq))
  return localeIn(ctx, ctx.channelSeq, language)
}
