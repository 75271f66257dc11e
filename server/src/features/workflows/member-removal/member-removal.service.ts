import { memberLeft } from 'contract/people/members/events'
import { ERASE_AFTER_DAYS } from 'contract/workflows/account-closing/schemas'
import type { UserSeq } from 'contract/values/ids'
import type { Context, MemberContext } from '../../../platform/context.ts'
import type { ChannelTx } from '../../../platform/db/channel-db.ts'
import { emit } from '../../../platform/jobs/tasks.ts'
import { refuse } from '../../../platform/refuse.ts'
import { findSubscriptionsOf } from '../../money/billing/billing.public.ts'
import { findOpenPaidPlaces } from '../../money/enrolments/enrolments.public.ts'
import { findLanguageOf } from '../../people/accounts/accounts.public.ts'
import { lockMember, removeFromSite } from '../../people/members/members.public.ts'
import { getBrand, languageFor } from '../../site/sites/sites.public.ts'
import { sendMailLater } from '../../system/mail/mail.public.ts'
import { removalMail } from './member-removal.mail.ts'

/** Staff are taken from the staff first, blocked members stay, and nobody loses what they pay for. docs/rules.md R-1311. */
export function removeMember(ctx: MemberContext, userSeq: UserSeq) {
  return ctx.transaction(async (tx) => {
    // Waits for an application in progress: a place refers to this row.
    const member = await lockMember(tx, userSeq)
    if (!member) throw refuse('NOT_FOUND')
    const { name, email, role, status } = member
    if (role !== null) throw refuse('ALREADY_STAFF')
    if (status === 'BLOCKED') throw refuse('MEMBER_STAYS_BLOCKED')
    const leftAt = ctx.now()
    if (await isPaying(tx, { userSeq, now: leftAt })) throw refuse('MEMBER_HAS_PAID')
    ctx.audit.record({ about: name, before: { status }, after: { status: 'LEFT' } })
    await removeFromSite(tx, { userSeq, leftAt })
    await emit(tx, memberLeft, { userSeq })
    if (email) await mailRemoved(ctx, tx, { userSeq, email, leftAt })
    return null
  })
}

const DAY_MS = 86_400_000
async function mailRemoved(
  ctx: Context,
  tx: ChannelTx,
  { userSeq, email, leftAt }: { userSeq: UserSeq; email: string; leftAt: Date },
) {
  const language = await languageFor(ctx, await findLanguageOf(ctx, userSeq))
  const erasedAt = new Date(leftAt.getTime() + ERASE_AFTER_DAYS * DAY_MS)
  await sendMailLater(tx, removalMail({ ...(await getBrand(ctx)), language, to: email, erasedAt }))
}

async function isPaying(tx: ChannelTx, { userSeq, now }: { userSeq: UserSeq; now: Date }) {
  const places = await findOpenPaidPlaces(tx, userSeq, now)
  return places.length > 0 || (await findSubscriptionsOf(tx, userSeq)).length > 0
}
