import { sql } from 'kysely'
import type { UserSeq } from 'contract/values/ids'
import type { MembershipUse } from 'contract/views/studio/studio.rules'
import { containing } from '../../../platform/db/containing.ts'
import type { ChannelDb } from '../../../platform/db/channel-db.ts'
import { tables } from '../../../platform/db/tables.ts'

const active = (db: ChannelDb) =>
  tables(db)
    .selectFrom('members')
    .innerJoin('users', 'users.userSeq', 'members.userSeq')
    .where('members.status', '=', 'ACTIVE')

interface Choice {
  q?: string | undefined
}
const chosen = (db: ChannelDb, { q }: Choice) =>
  active(db).$if(Boolean(q), (all) => {
    const like = containing(q ?? '')
    return all.where((eb) => eb.or([eb('users.name', 'ilike', like), eb('users.email', 'ilike', like)]))
  })

const columns = ['members.userSeq', 'users.userUid', 'users.name', 'users.email', 'members.joinedAt'] as const

export const findStudioMembers = (db: ChannelDb, choice: Choice & { page: number; size: number }) =>
  chosen(db, choice)
    .select(columns)
    .orderBy('members.joinedAt', 'desc')
    .orderBy('members.userSeq', 'desc')
    .limit(choice.size)
    .offset((choice.page - 1) * choice.size)
    .execute()

/** Those behind a member, by the number of their account. */
export const findStudioMembersAfter = (
  db: ChannelDb,
  choice: Choice,
  { after, limit }: { after: number; limit: number },
) =>
  chosen(db, choice)
    .select(columns)
    .where(sql<boolean>`members.user_seq > ${after}`)
    .orderBy('members.userSeq')
    .limit(limit)
    .execute()

export async function countStudioMembers(db: ChannelDb, choice: Choice) {
  const { count } = await chosen(db, choice)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

export const findStudioMember = (db: ChannelDb, userUid: string) =>
  active(db).select(columns).where('users.userUid', '=', userUid).executeTakeFirst()

const these = (userSeqs: UserSeq[]) => sql<UserSeq>`any(${userSeqs})`

/** In how many classes these people are now. */
export async function countClasses(db: ChannelDb, userSeqs: UserSeq[]) {
  const rows = await tables(db)
    .selectFrom('enrolments')
    .select(({ fn }) => ['userSeq', fn.countAll<number>().as('count')])
    .where('userSeq', '=', these(userSeqs))
    .where('state', '=', 'APPROVED')
    .groupBy('userSeq')
    .execute()
  return new Map(rows.map(({ userSeq, count }) => [userSeq, count]))
}

/** Who uses a membership, and the subscription that pays for it: one of their own, or of a team in which they have a seat. */
const uses = (db: ChannelDb, userSeqs: UserSeq[]) =>
  tables(db)
    .selectFrom('membershipSubscriptions')
    .select(['subscriptionSeq', 'userSeq'])
    .select(
      sql<MembershipUse>`case when is_team then 'PAYER' when is_given then 'GIFT' else 'OWN' end`.as('use'),
    )
    .where('userSeq', '=', these(userSeqs))
    .unionAll(
      tables(db)
        .selectFrom('membershipTeamSeats')
        .select(['subscriptionSeq', 'userSeq', sql<MembershipUse>`'TEAM'`.as('use')])
        .where('userSeq', '=', these(userSeqs))
        .where('freedAt', 'is', null),
    )

/** The memberships that these people use or pay for on a day of Seoul, and whether they rest. */
export async function findMembershipsOf(db: ChannelDb, userSeqs: UserSeq[], today: string) {
  const rows = await tables(db)
    .selectFrom(uses(db, userSeqs).as('used'))
    .innerJoin('membershipSubscriptions as joined', 'joined.subscriptionSeq', 'used.subscriptionSeq')
    .innerJoin('subscriptions', 'subscriptions.subscriptionSeq', 'joined.subscriptionSeq')
    .innerJoin('memberships', 'memberships.membershipSeq', 'joined.membershipSeq')
    .select(['used.userSeq', 'memberships.name', 'used.use'])
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom('subscriptionPauses as pause')
            .select('pause.subscriptionPauseSeq')
            .whereRef('pause.subscriptionSeq', '=', 'joined.subscriptionSeq')
            .where('pause.resumedAt', 'is', null)
            .where('pause.startsOn', '<=', today)
            .where('pause.endsOn', '>', today),
        )
        .$castTo<boolean>()
        .as('isPaused'),
    )
    .where('subscriptions.state', 'not in', ['STARTING', 'ENDED'])
    .orderBy('joined.subscriptionSeq')
    .orderBy('used.use')
    .execute()
  const memberships = new Map<UserSeq, Omit<(typeof rows)[number], 'userSeq'>[]>()
  for (const { userSeq, ...one } of rows) memberships.set(userSeq, [...(memberships.get(userSeq) ?? []), one])
  return memberships
}

/** The running teams in which somebody has a seat, the newest seat first. */
export const findTeamsOf = (db: ChannelDb, userSeq: UserSeq) =>
  tables(db)
    .selectFrom('membershipTeamSeats as seat')
    .innerJoin('membershipSubscriptions as team', 'team.subscriptionSeq', 'seat.subscriptionSeq')
    .innerJoin('subscriptions', 'subscriptions.subscriptionSeq', 'team.subscriptionSeq')
    .innerJoin('memberships', 'memberships.membershipSeq', 'team.membershipSeq')
    .innerJoin('users as payer', 'payer.userSeq', 'team.userSeq')
    .select(['seat.teamSeatSeq', 'seat.takenAt', 'memberships.name'])
    .select(['payer.userUid as payerUid', 'payer.name as payerName'])
    .where('seat.userSeq', '=', userSeq)
    .where('seat.freedAt', 'is', null)
    .where('subscriptions.state', 'not in', ['STARTING', 'ENDED'])
    .orderBy('seat.teamSeatSeq', 'desc')
    .execute()
