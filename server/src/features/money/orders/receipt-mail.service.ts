import type { MemberContext } from '../../../platform/context.ts'
import { letter } from '../../../platform/mail/letter.ts'
import { refuse } from '../../../platform/refuse.ts'
import { getBrand } from '../../site/sites/sites.public.ts'
import { pathOfCourse } from '../../teaching/courses/courses.public.ts'
import { sendMailLater } from '../../system/mail/mail.public.ts'
import { getOwnOrder } from './orders.service.ts'
import { receiptOf } from './receipt-pdf.service.ts'
import { madeText, receiptLines } from './receipt-pdf.views.ts'
import { receiptWords } from './receipt-texts.views.ts'

/** Three mails in a row, then one in ten minutes. */
const PACE = { most: 3, everySeconds: 600 }

/** NOT_FOUND for orders of others, and for one that was never paid. docs/rules.md R-912. */
export async function mailReceipt(ctx: MemberContext, orderNo: string) {
  const order = await getOwnOrder(ctx, orderNo)
  if (!order.paidAt) throw refuse('NOT_FOUND')
  const { email, userSeq } = ctx.user
  if (!(await ctx.ports.limits.allow({ [`receipt-mail:${userSeq}`]: PACE })))
    throw refuse('TOO_MANY_REQUESTS')
  const { language } = ctx
  const t = receiptWords[language]
  const brand = await getBrand(ctx)
  const receipt = await receiptOf(ctx, order)
  const page =
    order.courseSeq === null
      ? '/paymenthistory'
      : `${await pathOfCourse(ctx.db, order.courseSeq)}/payment/complete?orderNo=${orderNo}`
  const mail = letter(brand, {
    language,
    to: email,
    subject: t.mailSubject.replace('{site}', brand.siteName).replace('{orderNo}', orderNo),
    title: t.head,
    paragraphs: [t.mailText, ...(receipt.order.isSandbox ? [t.test] : [])],
    rows: receiptLines(receipt, language).map(({ label, value }) => [label, value]),
    button: {
      label: t.mailButton,
      url: `${brand.siteUrl}${page}`,
    },
    small: madeText(receipt, language),
  })
  await ctx.transaction((tx) => sendMailLater(tx, mail))
  return { email }
}
