import { sql } from 'kysely'
import type { UserSeq } from 'contract/values/ids'
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

/** The memberships that these people are in on a day of Seoul, and whether they rest. */
export async function findMembershipsOf(db: ChannelDb, userSeqs: UserSeq[], today: string) {
  const rows = await tables(db)
    .selectFrom('membershipSubscriptions as joined')
    .innerJoin('subscriptions', 'subscriptions.subscriptionSeq', 'joined.subscriptionSeq')
    .innerJoin('memberships', 'memberships.membershipSeq', 'joined.membershipSeq')
    .select(['joined.userSeq', 'memberships.name'])
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
    .where('joined.userSeq', '=', these(userSeqs))
    .where('subscriptions.state', 'not in', ['STARTING', 'ENDED'])
    .orderBy('joined.subscriptionSeq')
    .execute()
  const memberships = new Map<UserSeq, { name: string; isPaused: boolean }[]>()
  for (const { userSeq, ...one } of rows) memberships.set(userSeq, [...(memberships.get(userSeq) ?? []), one])
  return memberships
}
