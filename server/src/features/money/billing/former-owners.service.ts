import { ownersChanged } from 'contract/people/staff/events'
import type { UserSeq } from 'contract/values/ids'
import type { Context } from '../../../platform/context.ts'
import type { ChannelDb, ChannelTx } from '../../../platform/db/channel-db.ts'
import { on } from '../../../platform/jobs/tasks.ts'
import { findLanguageOf, findPeople } from '../../people/accounts/accounts.public.ts'
import { findOwners } from '../../people/members/members.public.ts'
import { getBrand, languageFor } from '../../site/sites/sites.public.ts'
import { sendMailLater } from '../../system/mail/mail.public.ts'
import { findActiveCard, lockCards, type CardRow } from './cards.queries.ts'
import { forgetCard } from './cards.service.ts'
import { cardRemovedMail } from './former-owners.mail.ts'

/** The card that may be charged: none whose owner left the site a moment ago. docs/rules.md R-930. */
export async function findCardOfOwner(db: ChannelDb) {
  const card = await findActiveCard(db)
  return card && (await isOfOwner(db, card)) ? card : undefined
}

const isOfOwner = async (db: ChannelDb, { registeredByUserSeq }: CardRow) =>
  (await findOwners(db)).includes(registeredByUserSeq)

/** Removes the card of who owns the site no longer; they and the owners read of it. Repeating it changes nothing. */
export function forgetFormerOwner(ctx: Context) {
  return ctx.transaction(async (tx) => {
    const card = (await lockCards(tx, null)).find(({ state }) => state === 'ACTIVE')
    if (!card || (await isOfOwner(tx, card))) return
    await forgetCard(ctx, tx, card.cardSeq)
    await mail(ctx, tx, { card, reader: 'FORMER', to: [card.registeredByUserSeq] })
    await mail(ctx, tx, { card, reader: 'OWNER', to: await findOwners(tx) })
  })
}

async function mail(
  ctx: Context,
  tx: ChannelTx,
  { card, reader, to }: { card: CardRow; reader: 'FORMER' | 'OWNER'; to: UserSeq[] },
) {
  const brand = await getBrand(ctx)
  for (const { userSeq, email } of await findPeople(tx, to)) {
    if (!email) continue
    const language = await languageFor(ctx, await findLanguageOf(ctx, userSeq))
    await sendMailLater(tx, cardRemovedMail({ ...brand, card, reader, language, to: email }))
  }
}

/** At once when owners change; the timer of renewals does the same, for sites that changed owners before. docs/rules.md R-930. */
export const forgetCardOfFormerOwner = on(
  'billing.forgetCardOfFormerOwner',
  ownersChanged,
  (ctx, { change }) => (change === 'REMOVED' ? forgetFormerOwner(ctx) : Promise.resolve()),
)
