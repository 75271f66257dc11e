import { seatAccepted } from 'contract/money/teams/events'
import { alarmTypes } from 'contract/values/type-codes'
import type { UserSeq } from 'contract/values/ids'
import type { Context } from '../../../platform/context.ts'
import type { ChannelTx } from '../../../platform/db/channel-db.ts'
import { on } from '../../../platform/jobs/tasks.ts'
import { raiseAlarm } from '../../messaging/notifications/notifications.public.ts'
import { findAccountByEmail, findLanguageOf, findPeople } from '../../people/accounts/accounts.public.ts'
import { findNames } from '../../people/members/members.public.ts'
import { getBrand, languageFor } from '../../site/sites/sites.public.ts'
import { sendMailLater } from '../../system/mail/mail.public.ts'
import { findSubscription } from '../billing/billing.public.ts'
import { countTaken, findJoined, type JoinedRow } from '../memberships/memberships.public.ts'
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
  const about = { name, person: await nameOf(ctx, language, payer), expiresAt }
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
  const about = { name: team.name, person: await nameOf(ctx, language, team.userSeq), expiresAt: null }
  await sendMailLater(tx, teamMail({ ...brand, ...about, step, language, to: person.email, url: null }))
}

/** To the payer, when somebody else took a seat. docs/rules.md R-1313. */
export async function mailPayer(
  ctx: Context,
  tx: ChannelTx,
  { team, userSeq }: { team: JoinedRow; userSeq: UserSeq },
) {
  const { name, subscriptionSeq, membershipSeq, userSeq: payer } = team
  const [person] = await findPeople(tx, [payer])
  const subscription = await findSubscription(tx, subscriptionSeq)
  if (payer === userSeq || !person?.email || !subscription) return
  const language = await languageFor(ctx, await findLanguageOf(ctx, payer))
  const brand = await getBrand(ctx)
  const letter = teamMail({
    ...brand,
    step: 'ACCEPTED',
    language,
    to: person.email,
    name,
    person: await nameOf(ctx, language, userSeq),
    expiresAt: null,
    seats: { taken: await countTaken(tx, subscriptionSeq), all: subscription.seats },
    url: `${brand.siteUrl}${pathOf({ membershipSeq })}`,
  })
  await sendMailLater(tx, letter)
}
const pathOf = ({ membershipSeq }: Pick<JoinedRow, 'membershipSeq'>) => `/memberships/${membershipSeq}/team`

/** Once for each seat. docs/rules.md R-1313. */
export const notifyPayer = on('teams.notifyPayer', seatAccepted, async (ctx, seat) => {
  const { subscriptionSeq, teamSeatSeq, userSeq } = seat
  const team = await findJoined(ctx.db, subscriptionSeq)
  if (!team || team.userSeq === userSeq) return
  const names = await findNames(ctx, [userSeq])
  await raiseAlarm(ctx, {
    alarmType: alarmTypes.member,
    courseSeq: null,
    to: [team.userSeq],
    content: { kind: 'teamSeatAccepted', name: names.get(userSeq) ?? '', title: team.name },
    actorUserSeq: userSeq,
    path: pathOf(team),
    once: `team-seat:${teamSeatSeq}`,
  })
})

type Language = Parameters<typeof teamMail>[0]['language']
const nameOf = async ({ db }: Context, language: Language, userSeq: UserSeq) =>
  (await findNames({ db, language }, [userSeq])).get(userSeq) ?? ''
