import { sql } from 'kysely'
import type { JoinedState } from 'contract/money/memberships/schemas'
import type { z } from 'zod'
import type { Paged, SubscriptionSeq, TeamInvitationSeq, TeamSeatSeq, UserSeq } from 'contract/values/ids'
import type { MergedAccounts } from '../../../platform/account-merges.ts'
import type { ChannelDb, ChannelTx } from '../../../platform/db/channel-db.ts'
import { containing } from '../../../platform/db/containing.ts'
import { tables } from '../../../platform/db/tables.ts'

const taken = (db: ChannelDb) =>
  tables(db).selectFrom('membershipTeamSeats as seat').where('seat.freedAt', 'is', null)

export const findSeat = (db: ChannelDb, subscriptionSeq: SubscriptionSeq, userSeq: UserSeq) =>
  taken(db)
    .select('seat.teamSeatSeq')
    .where('seat.subscriptionSeq', '=', subscriptionSeq)
    .where('seat.userSeq', '=', userSeq)
    .executeTakeFirst()

/** Who has a seat, the first to take one first. */
export const findSeats = (db: ChannelDb, subscriptionSeq: SubscriptionSeq, { page, size }: Paged) =>
  taken(db)
    .select(['seat.teamSeatSeq', 'seat.userSeq', 'seat.takenAt'])
    .where('seat.subscriptionSeq', '=', subscriptionSeq)
    .orderBy('seat.teamSeatSeq')
    .limit(size)
    .offset((page - 1) * size)
    .execute()

/** The teams in which somebody has a seat. */
export async function findTeamsOf(db: ChannelDb, userSeq: UserSeq) {
  const rows = await taken(db)
    .select('seat.subscriptionSeq')
    .where('seat.userSeq', '=', userSeq)
    .orderBy('seat.subscriptionSeq')
    .execute()
  return rows.map(({ subscriptionSeq }) => subscriptionSeq)
}

interface NewSeat {
  subscriptionSeq: SubscriptionSeq
  userSeq: UserSeq
  takenAt: Date
}
/** The database refuses more seats than are paid. */
export const insertSeat = (tx: ChannelTx, seat: NewSeat) =>
  tables(tx).insertInto('membershipTeamSeats').values(seat).execute()

/** Whose seat it was; undefined where nobody has it any more. */
export const freeSeat = (
  tx: ChannelTx,
  subscriptionSeq: SubscriptionSeq,
  { teamSeatSeq, userSeq, freedAt }: { teamSeatSeq?: TeamSeatSeq; userSeq?: UserSeq; freedAt: Date },
) =>
  tables(tx)
    .updateTable('membershipTeamSeats')
    .set({ freedAt })
    .where('subscriptionSeq', '=', subscriptionSeq)
    .where('freedAt', 'is', null)
    .$if(teamSeatSeq !== undefined, (all) => all.where('teamSeatSeq', '=', sql<TeamSeatSeq>`${teamSeatSeq}`))
    .$if(userSeq !== undefined, (all) => all.where('userSeq', '=', sql<UserSeq>`${userSeq}`))
    .returning(['userSeq', 'subscriptionSeq'])
    .execute()

/** Of two accounts that become one and sit in the same team, one seat stays. */
export async function mergeSeats(tx: ChannelTx, { kept, gone }: MergedAccounts) {
  await sql`
    update membership_team_seats theirs set freed_at = theirs.taken_at from membership_team_seats mine
    where theirs.user_seq = ${gone} and mine.user_seq = ${kept} and mine.freed_at is null and theirs.freed_at is null
      and mine.channel_seq = theirs.channel_seq and mine.subscription_seq = theirs.subscription_seq`.execute(
    tables(tx),
  )
}

const invitations = (db: ChannelDb) =>
  tables(db)
    .selectFrom('membershipTeamInvitations')
    .select([
      'teamInvitationSeq',
      'subscriptionSeq',
      'email',
      'sentAt',
      'expiresAt',
      'acceptedAt',
      'acceptedByUserSeq',
    ])
export type InvitationRow = NonNullable<Awaited<ReturnType<typeof findInvitation>>>

export const findInvitation = (db: ChannelDb, teamInvitationSeq: TeamInvitationSeq) =>
  invitations(db).where('teamInvitationSeq', '=', teamInvitationSeq).executeTakeFirst()

export const findByToken = (db: ChannelDb, tokenHash: string) =>
  invitations(db).where('tokenHash', '=', tokenHash).executeTakeFirst()

/** Those that nobody accepted yet, the latest first. */
export const findWaiting = (db: ChannelDb, subscriptionSeq: SubscriptionSeq, { page, size }: Paged) =>
  invitations(db)
    .where('subscriptionSeq', '=', subscriptionSeq)
    .where('acceptedAt', 'is', null)
    .orderBy('teamInvitationSeq', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute()

export async function countWaiting(db: ChannelDb, subscriptionSeq: SubscriptionSeq) {
  const { count } = await tables(db)
    .selectFrom('membershipTeamInvitations')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('subscriptionSeq', '=', subscriptionSeq)
    .where('acceptedAt', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}

interface NewInvitation {
  subscriptionSeq: SubscriptionSeq
  email: string
  tokenHash: string
  sentAt: Date
  expiresAt: Date
}
export const insertInvitation = (tx: ChannelTx, invitation: NewInvitation) =>
  tables(tx).insertInto('membershipTeamInvitations').values(invitation).execute()

interface InvitationChange {
  email?: null
  tokenHash?: string
  sentAt?: Date
  expiresAt?: Date
  acceptedAt?: Date
  acceptedByUserSeq?: UserSeq
}
export const changeInvitation = (tx: ChannelTx, one: TeamInvitationSeq, change: InvitationChange) =>
  tables(tx)
    .updateTable('membershipTeamInvitations')
    .set(change)
    .where('teamInvitationSeq', '=', one)
    .execute()

/** Their links are void; all that wait where none is named. */
export const deleteWaiting = (tx: ChannelTx, subscriptionSeq: SubscriptionSeq, one?: TeamInvitationSeq) =>
  tables(tx)
    .deleteFrom('membershipTeamInvitations')
    .where('subscriptionSeq', '=', subscriptionSeq)
    .where('acceptedAt', 'is', null)
    .$if(one !== undefined, (all) => all.where('teamInvitationSeq', '=', sql<TeamInvitationSeq>`${one}`))
    .execute()

interface Choice {
  q?: string | undefined
  state?: z.output<typeof JoinedState> | undefined
}
/** Those that were paid once: of this payer, or of a membership that is called so. */
const chosen = (db: ChannelDb, { q, state }: Choice) => {
  const like = containing(q ?? '')
  return tables(db)
    .selectFrom('membershipSubscriptions as team')
    .innerJoin('subscriptions', 'subscriptions.subscriptionSeq', 'team.subscriptionSeq')
    .innerJoin('memberships', 'memberships.membershipSeq', 'team.membershipSeq')
    .where('team.isTeam', '=', true)
    .where((eb) =>
      eb.or([
        eb('subscriptions.state', '<>', 'ENDED'),
        eb.exists(
          eb
            .selectFrom('membershipOrders as paid')
            .select('paid.orderSeq')
            .whereRef('paid.subscriptionSeq', '=', 'team.subscriptionSeq'),
        ),
      ]),
    )
    .$if(Boolean(q), (all) =>
      all.where(
        sql<boolean>`(memberships.name ilike ${like} or exists (select from users
          where users.user_seq = team.user_seq and (users.name ilike ${like} or users.email ilike ${like})))`,
      ),
    )
    .$if(state !== undefined, (all) => all.where('subscriptions.state', '=', state ?? 'ACTIVE'))
}
export const findTeams = (db: ChannelDb, { page, size, ...choice }: Choice & Paged) =>
  chosen(db, choice)
    .select([
      'team.subscriptionSeq',
      'team.userSeq',
      'memberships.name',
      'subscriptions.state',
      'subscriptions.seats',
      'subscriptions.price',
      'subscriptions.termMonths',
      'subscriptions.periodEnd',
      'subscriptions.startedAt',
    ])
    .select((eb) =>
      eb
        .selectFrom('membershipTeamSeats as seat')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('seat.subscriptionSeq', '=', 'team.subscriptionSeq')
        .where('seat.freedAt', 'is', null)
        .as('taken'),
    )
    .orderBy('team.subscriptionSeq', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute()

export async function countTeams(db: ChannelDb, choice: Choice) {
  const { count } = await chosen(db, choice)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}
