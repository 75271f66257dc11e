import * as memberships from 'contract/money/memberships/api'
import * as settings from 'contract/money/memberships/settings.api'
import * as api from 'contract/money/teams/api'
import { aMembership, MONTH } from './memberships-world.ts'

type Person = Awaited<ReturnType<typeof aMembership>>['mina']

/** A site that sells to teams of up to ten; Mina pays for three seats and has none herself. */
export async function aTeam({ seats = 3, takesSeat = false, pauseDays = 0 } = {}) {
  const world = await aMembership()
  const { owner, ref, body, mina, channelSeq, courseRef, add, clock, mails } = world
  await owner.call(settings.modifyMembership, { ...ref, body: { ...body, teamSeats: 10, pauseDays } })
  await world.registerCard(mina)
  const choice = { months: 1, price: MONTH, seats, takesSeat, isAgreed: true } as const
  const start = (who = mina) => who.call(api.startTeam, { ...ref, body: choice })
  const team = await start()
  const teamRef = { channelSeq, subscriptionSeq: team.subscriptionSeq }
  const codeFor = (email: string) => {
    const sent = mails.filter(({ to, text }) => to === email && text.includes('team?code='))
    return /team\?code=([\w-]+)/.exec(sent.at(-1)?.text ?? '')?.[1] ?? ''
  }
  const invite = async (...emails: string[]) => {
    const { results } = await mina.call(api.inviteToTeam, { ...teamRef, body: { emails } })
    await world.app.workOnce()
    return results
  }
  const accept = (who: Person, email: string) =>
    who.call(api.acceptTeamInvitation, { channelSeq, body: { invitationCode: codeFor(email) } })
  const enter = (who: Person) => who.call(memberships.enterByMembership, courseRef)
  /** Somebody who accepted and began to learn. */
  async function seated(name: string) {
    const who = await world.member(name)
    const email = `${name.toLowerCase()}@example.com`
    await invite(email)
    await accept(who, email)
    await enter(who)
    return who
  }
  async function learners() {
    const rows = await add.all<{ name: string }>(
      `select users.name from access_grants join users using (user_seq) where starts_at <= $1 and ended_at is null
        and (ends_at is null or ends_at > $1) order by users.name`,
      [clock.now],
    )
    return rows.map((row) => row.name)
  }
  const view = () => mina.call(api.getTeam, teamRef)
  const people = async () => (await mina.call(api.listTeamPeople, { ...teamRef, query: {} })).list
  const subjectsFor = (email: string) => mails.filter(({ to }) => to === email).map(({ subject }) => subject)
  return {
    ...world,
    start,
    team,
    teamRef,
    codeFor,
    invite,
    accept,
    enter,
    seated,
    learners,
    view,
    people,
    subjectsFor,
  }
}
