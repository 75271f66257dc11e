import type { Context } from '../../../platform/context.ts'
import type { ChannelTx } from '../../../platform/db/channel-db.ts'
import { findAccountByEmail, findLanguageOf, findPeople } from '../../people/accounts/accounts.public.ts'
import { findNames } from '../../people/members/members.public.ts'
import { getBrand, languageFor } from '../../site/sites/sites.public.ts'
import { sendMailLater } from '../../system/mail/mail.public.ts'
import { beginOfDay, findSubscription, termOf } from '../billing/billing.public.ts'
import { giftEndingMail } from './gift-endings.mail.ts'
import { giftMail, giftMailToPayer, type GiftStep, type PayerStep } from './gifts.mail.ts'
import type { GiftRow } from './gifts.queries.ts'

interface ToReceiver {
  gift: GiftRow
  step: GiftStep
  /** What the link says; of a gift that can be accepted. */
  token?: string
}
/** To the address of a gift, in the language of its account, else in that of the payer. docs/rules.md R-1189. */
export async function mailReceiver(ctx: Context, tx: ChannelTx, { gift, step, token }: ToReceiver) {
  const { email, name, months, message, expiresAt, payerUserSeq } = gift
  if (email === null) return
  const account = await findAccountByEmail(ctx.platform, email)
  const language = await languageFor(ctx, account?.language ?? (await findLanguageOf(ctx, payerUserSeq)))
  const brand = await getBrand(ctx)
  const givenBy = (await findNames({ db: ctx.db, language }, [payerUserSeq])).get(payerUserSeq) ?? ''
  const url = token === undefined ? null : `${brand.siteUrl}/memberships/gift?code=${token}`
  const about = { name, months: termOf(months), message, givenBy, expiresAt }
  await sendMailLater(tx, giftMail({ ...brand, ...about, language, to: email, step, url }))
}

/** To who accepted it, a week before what they were given ends. docs/rules.md R-1277. */
export async function mailEnding(ctx: Context, tx: ChannelTx, gift: GiftRow) {
  const { acceptedByUserSeq: receiver, givenSubscriptionSeq, membershipSeq, name } = gift
  if (receiver === null || givenSubscriptionSeq === null) return
  const [person] = await findPeople(ctx.db, [receiver])
  const subscription = await findSubscription(tx, givenSubscriptionSeq)
  if (!person?.email || !subscription) return
  const language = await languageFor(ctx, await findLanguageOf(ctx, receiver))
  const { periodEnd } = subscription
  const about = { name, endsOn: beginOfDay(periodEnd), path: `/memberships/${membershipSeq}` }
  const brand = await getBrand(ctx)
  await sendMailLater(tx, giftEndingMail({ ...brand, ...about, language, to: person.email }))
}

interface ToPayer {
  gift: GiftRow
  step: PayerStep
  /** The name of who accepted it; without one the address to which it was sent. */
  receiver?: string
}
/** To who paid for it. */
export async function mailPayer(ctx: Context, tx: ChannelTx, { gift, step, receiver }: ToPayer) {
  const { payerUserSeq, name, months, price, email } = gift
  const [payer] = await findPeople(ctx.db, [payerUserSeq])
  if (!payer?.email) return
  const language = await languageFor(ctx, await findLanguageOf(ctx, payerUserSeq))
  const about = { name, months: termOf(months), price, receiver: receiver ?? email ?? '' }
  const brand = await getBrand(ctx)
  await sendMailLater(tx, giftMailToPayer({ ...brand, ...about, language, to: payer.email, step }))
}
