import type { Language } from 'contract/i18n/languages'
import type { Context } from '../../../platform/context.ts'
import type { Mail } from '../../../platform/mail/mailer.ts'
import { findLanguageOf, findPeople } from '../accounts/accounts.public.ts'
import { languageFor } from '../../site/sites/sites.public.ts'
import { sendMailLater } from '../../system/mail/mail.public.ts'
import { findMembersByRole } from './members.queries.ts'

interface OwnerAddress {
  to: string
  language: Language
}
/** Where the owners of the site read mail, and in which language; those without an address are left out. */
export async function findOwnerAddresses(ctx: Context): Promise<OwnerAddress[]> {
  const people = await findPeople(ctx.db, await findMembersByRole(ctx.db, ['OWN']))
  const addresses: OwnerAddress[] = []
  for (const { userSeq, email: to } of people)
    if (to) addresses.push({ to, language: await languageFor(ctx, await findLanguageOf(ctx, userSeq)) })
  return addresses
}

/** A mail to each of them. */
export async function mailOwners(ctx: Context, write: (owner: OwnerAddress) => Mail) {
  const owners = await findOwnerAddresses(ctx)
  await ctx.transaction(async (tx) => {
    for (const owner of owners) await sendMailLater(tx, write(owner))
  })
}
