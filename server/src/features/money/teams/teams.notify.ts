import type { UserSeq } from 'contract/values/ids'
import type { Context } from '../../../platform/context.ts'
import type { ChannelTx } from '../../../platform/db/channel-db.ts'
import { findAccountByEmail, findLanguageOf, findPeople } from '../../people/accounts/accounts.public.ts'
import { findNames } from '../../people/members/members.public.ts'
import { getBrand, languageFor } from '../../site/sites/sites.public.ts'
import { sendMailLater } from '../../system/mail/mail.public.ts'
import type { JoinedRow } from '../memberships/memberships.public.ts'
import { teamMail } from './teams.mail.ts'

interface Invitation {
  team: JoinedRow
  email: string
  /** What the link says. */
  token: string
  expiresAt: Date
}
/** In the language of the account of the address, else in that of the payer. docs/rules.md R-1273. */
export async function mailInvitation(
  ctx: Context,
  tx: ChannelTx,
  { team, email, token, expiresAt }: Invitation,
) {
  const { name, userSeq: payer } = team
  const account = await findAccountByEmail(ctx.platform, email)
  const language = await languageFor(ctx, account?.language ?? (await findLanguageOf(ctx, payer)))
  const brand = await getBrand(ctx)
  const about = { name, payer: await nameOf(ctx, language, payer), expiresAt }
  const url = `${brand.siteUrl}/memberships/team?code=${token}`
  await sendMailLater(tx, teamMail({ ...brand, ...about, step: 'INVITED', language, to: email, url }))
}

interface ToPerson {
  team: JoinedRow
  userSeq: UserSeq
  step: 'REMOVED' | 'ENDED'
}
/** To somebody who had a seat. */
export async function mailPerson(ctx: Context, tx: ChannelTx, { team, userSeq, step }: ToPerson) {
  const [person] = await findPeople(ctx.db, [userSeq])
  if (!person?.email) return
  const language = await languageFor(ctx, await findLanguageOf(ctx, userSeq))
  const brand = await getBrand(ctx)
  const about = { name: team.name, payer: await nameOf(ctx, language, team.userSeq), expiresAt: null }
  await sendMailLater(tx, teamMail({ ...brand, ...about, step, language, to: person.email, url: null }))
}

type Language = Parameters<typeof teamMail>[0]['language']
const nameOf = async ({ db }: Context, language: Language, userSeq: UserSeq) =>
  (await findNames({ db, language }, [userSeq])).get(userSeq) ?? ''
