import { deliveryShipped } from 'contract/money/deliveries/events'
import { alarmTypes } from 'contract/values/type-codes'
import type { Context } from '../../../platform/context.ts'
import { on } from '../../../platform/jobs/tasks.ts'
import { deliveryMail } from './deliveries.mail.ts'
import { localeIn } from '../../../platform/words/site-words.ts'
import type { DeliverySeq } from 'contract/values/ids'
import { raiseAlarm } from '../../messaging/notifications/notifications.public.ts'
import { findLanguageOf } from '../../people/accounts/accounts.public.ts'
import { getBrand, languageFor } from '../../site/sites/sites.public.ts'
import { sendMailLater } from '../../system/mail/mail.public.ts'
import { findDelivery } from './deliveries.queries.ts'

/** What is still on its way; a shipment may be undone before this runs. */
async function findShipped(ctx: Context, deliverySeq: DeliverySeq) {
  const delivery = await findDelivery(ctx.db, deliverySeq)
  if (delivery?.state !== 'SHIPPED' || delivery.courierCd === null || delivery.shippedAt === null) return null
  const { courierCd, trackingNo, shippedAt } = delivery
  return { ...delivery, courierCd, trackingNo: trackingNo ?? '', shippedAt }
}

export const mailShipment = on('deliveries.mailShipment', deliveryShipped, async (ctx, { deliverySeq }) => {
  const delivery = await findShipped(ctx, deliverySeq)
  if (!delivery?.ordererEmail) return
  const language = await languageFor(ctx, await findLanguageOf(ctx, delivery.userSeq))
  const locale = await localeIn(ctx, ctx.channelSeq, language)
  const mail = deliveryMail({ ...(await getBrand(ctx)), ...delivery, locale })
  await ctx.transaction((tx) => sendMailLater(tx, mail))
})

export const notifyOfShipment = on(
  'deliveries.notifyOfShipment',
  deliveryShipped,
  async (ctx, { deliverySeq }) => {
    const delivery = await findShipped(ctx, deliverySeq)
    if (!delivery) return
    const { courseSeq, userSeq, title, shippedAt } = delivery
    await raiseAlarm(ctx, {
      alarmType: alarmTypes.class,
      courseSeq,
      to: [userSeq],
      content: { kind: 'deliveryShipped', title },
      path: '/paymenthistory',
      once: `shipped:${deliverySeq}:${shippedAt.getTime()}`,
    })
  },
)
