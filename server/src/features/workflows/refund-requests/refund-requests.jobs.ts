import { refundRequestMoved } from 'contract/workflows/refund-requests/events'
import { on } from '../../../platform/jobs/tasks.ts'
import { refundRejectedMail } from './refund-requests.mail.ts'
import { localeIn } from '../../../platform/words/site-words.ts'
import { findLanguageOf } from '../../people/accounts/accounts.public.ts'
import { getBrand, languageFor } from '../../site/sites/sites.public.ts'
import { sendMailLater } from '../../system/mail/mail.public.ts'
import { findPaidOrder } from '../../money/orders/orders.public.ts'
import { findRequest } from './refund-requests.queries.ts'

/** Who is declined reads why; of money that went back the order itself sends a mail. */
export const mailRejectedRefund = on(
  'refundRequests.mailRejected',
  refundRequestMoved,
  async (ctx, { refundRequestSeq, step }) => {
    const request = step === 'REJECTED' ? await findRequest(ctx.db, refundRequestSeq) : undefined
    const order = request && (await findPaidOrder(ctx.db, request.orderNo))
    if (!request || !order?.ordererEmail) return
    const language = await languageFor(ctx, await findLanguageOf(ctx, request.userSeq))
    const mail = refundRejectedMail({
      ...(await getBrand(ctx)),
      locale: await localeIn(ctx, ctx.channelSeq, language),
      to: order.ordererEmail,
      name: order.ordererName,
      title: request.title,
      orderNo: request.orderNo,
      note: request.decisionNote ?? '',
    })
    await ctx.transaction((tx) => sendMailLater(tx, mail))
  },
)
