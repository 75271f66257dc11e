import { ownersChanged, type OwnerChange } from 'contract/people/staff/events'
import type { UserSeq } from 'contract/values/ids'
import type { Context } from '../../../platform/context.ts'
import type { ChannelTx } from '../../../platform/db/channel-db.ts'
import { emit } from '../../../platform/jobs/tasks.ts'
import { ownerMail } from './owner-changes.mail.ts'
import { findPeople, findLanguageOf } from '../accounts/accounts.public.ts'
import { getBrand } from '../../site/sites/sites.public.ts'
import { lockOwners } from '../members/members.public.ts'
import { sendMailLater } from '../../system/mail/mail.public.ts'

interface Change {
  change: OwnerChange
  /** The person concerned: an account, or an invited address. */
  about: { userSeq: UserSeq; name: string } | { userSeq: null; name: string }
  byUserSeq: UserSeq
  /** The time at which a removal takes effect. */
  effectiveAt?: Date
}

/** Notifies every owner, and the person concerned, by mail and in the inbox. */
export async function mailOwners(ctx: Context, tx: ChannelTx, notice: Change) {
  const { change, about, byUserSeq, effectiveAt } = notice
  const at = ctx.now()
  const owners = await lockOwners(tx)
  const to = [...new Set([...owners, ...(about.userSeq === null ? [] : [about.userSeq])])]
  const brand = await getBrand(ctx)
  const [by] = await findPeople(tx, [byUserSeq])
  for (const person of await findPeople(tx, to)) {
    if (!person.email) continue
    const language = await findLanguageOf(ctx, person.userSeq)
    const facts = { change, name: about.name, by: by?.name ?? '', effectiveAt: effectiveAt ?? null, at }
    await sendMailLater(tx, ownerMail({ ...brand, ...facts, to: person.email, language }))
  }
  await emit(tx, ownersChanged, { change, name: about.name, to, byUserSeq, at })
}
