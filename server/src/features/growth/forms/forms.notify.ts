import { formSubmitted } from 'contract/growth/forms/events'
import { alarmTypes } from 'contract/values/type-codes'
import type { Context } from '../../../platform/context.ts'
import type { ChannelTx } from '../../../platform/db/channel-db.ts'
import { on } from '../../../platform/jobs/tasks.ts'
import { giveCoupon } from '../../money/coupons/coupons.public.ts'
import { raiseAlarm } from '../../messaging/notifications/notifications.public.ts'
import { findLanguageOf, findPeople } from '../../people/accounts/accounts.public.ts'
import { findManagers } from '../../people/members/members.public.ts'
import { getBrand, languageFor } from '../../site/sites/sites.public.ts'
import { sendMailLater } from '../../system/mail/mail.public.ts'
import { markDone } from './form-events.queries.ts'
import { findSubmitted, putIntoSegment } from './form-segments.service.ts'
import { responseMail } from './forms.mail.ts'
import type { FormRow } from './forms.queries.ts'

/** A coupon for who answered, once for each response. docs/rules.md R-1037. */
export const giveFormCoupon = on(
  'forms.giveCoupon',
  formSubmitted,
  async (ctx, { formSeq, formResponseSeq }) => {
    const submitted = await findSubmitted(ctx, formSeq, formResponseSeq)
    const event = submitted?.events.find(({ action }) => action === 'COUPON')
    const userSeq = submitted?.response.userSeq
    if (event?.action !== 'COUPON' || !userSeq) return
    const { couponInfoSeq } = event
    await ctx.transaction(async (tx) => {
      if (!(await markDone(tx, { formResponseSeq, action: 'COUPON', doneAt: ctx.now() }))) return
      await giveCoupon(ctx, tx, { couponInfoSeq, userSeq })
    })
  },
)

export const addFormSegment = on('forms.addToSegment', formSubmitted, putIntoSegment)

/** Owners and managers hear of a response, by mail too where the site says so. */
export const notifyOfResponse = on(
  'forms.notifyOfResponse',
  formSubmitted,
  async (ctx, { formSeq, formResponseSeq }) => {
    const submitted = await findSubmitted(ctx, formSeq, formResponseSeq)
    const event = submitted?.events.find(({ action }) => action === 'NOTIFY')
    if (!submitted || event?.action !== 'NOTIFY') return
    const { form } = submitted
    const to = await findManagers(ctx.db)
    await raiseAlarm(ctx, {
      alarmType: alarmTypes.member,
      courseSeq: null,
      to,
      content: { kind: 'formSubmitted', title: form.title },
      path: `/settings/form/${formSeq}/edit/response`,
      once: `form:${formResponseSeq}`,
    })
    if (!event.isMailed) return
    await ctx.transaction(async (tx) => {
      if (!(await markDone(tx, { formResponseSeq, action: 'NOTIFY', doneAt: ctx.now() }))) return
      await mailManagers(ctx, tx, form)
    })
  },
)

async function mailManagers(ctx: Context, tx: ChannelTx, { formSeq, title }: FormRow) {
  const brand = await getBrand(ctx)
  for (const { userSeq, email } of await findPeople(tx, await findManagers(tx))) {
    if (!email) continue
    const language = await languageFor(ctx, await findLanguageOf(ctx, userSeq))
    await sendMailLater(tx, responseMail({ ...brand, to: email, language, title, formSeq }))
  }
}
