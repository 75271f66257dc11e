import type {
  AttendSeq,
  ChargeSeq,
  CourseSeq,
  MembershipSeq,
  OrderSeq,
  SubscriptionSeq,
  UserSeq,
} from 'contract/values/ids'
import { sql } from 'kysely'
import type { ChannelDb, ChannelTx } from '../../../platform/db/channel-db.ts'
import { tables } from '../../../platform/db/tables.ts'
import { findFirstOpening } from './memberships.queries.ts'

interface NewJoined {
  subscriptionSeq: SubscriptionSeq
  membershipSeq: MembershipSeq
  userSeq: UserSeq
  consentedAt: Date
  /** Somebody else paid for it. */
  isGiven?: boolean
  /** It is that of a team, in which its payer is by a seat alone. */
  isTeam?: boolean
}
export const insertJoined = (tx: ChannelTx, joined: NewJoined) =>
  tables(tx).insertInto('membershipSubscriptions').values(joined).execute()

const joined = (db: ChannelDb) =>
  tables(db)
    .selectFrom('membershipSubscriptions as joined')
    .innerJoin('memberships', 'memberships.membershipSeq', 'joined.membershipSeq')
    .select([
      'joined.subscriptionSeq',
      'joined.membershipSeq',
      'joined.userSeq',
      'joined.consentedAt',
      'joined.isGiven',
      'joined.isTeam',
      'memberships.name',
      'memberships.pauseDays',
    ])
export type JoinedRow = NonNullable<Awaited<ReturnType<typeof findJoined>>>

export const findJoined = (db: ChannelDb, subscriptionSeq: SubscriptionSeq) =>
  joined(db).where('joined.subscriptionSeq', '=', subscriptionSeq).executeTakeFirst()

/** What is done for it is done once at a time. */
export const lockJoined = (tx: ChannelTx, subscriptionSeq: SubscriptionSeq) =>
  joined(tx).where('joined.subscriptionSeq', '=', subscriptionSeq).forUpdate('joined').executeTakeFirst()

/** What somebody is in, or was with free days, paid for or was given, the latest first. */
export const findJoinedOf = (db: ChannelDb, userSeq: UserSeq) =>
  joined(db)
    .innerJoin('subscriptions', 'subscriptions.subscriptionSeq', 'joined.subscriptionSeq')
    .where('joined.userSeq', '=', userSeq)
    .where((eb) =>
      eb.or([
        eb('subscriptions.state', '<>', 'ENDED'),
        eb('subscriptions.trialEnd', 'is not', null),
        eb('joined.isGiven', '=', true),
        eb.exists(
          eb
            .selectFrom('membershipOrders as paid')
            .select('paid.orderSeq')
            .whereRef('paid.subscriptionSeq', '=', 'joined.subscriptionSeq'),
        ),
      ]),
    )
    .orderBy((eb) => eb('subscriptions.state', '=', 'ENDED'))
    .orderBy('joined.subscriptionSeq', 'desc')
    .limit(50)
    .execute()

/** The memberships that somebody was in with free days, paid for or was given, whatever became of it. */
export async function findJoinedBefore(db: ChannelDb, userSeq: UserSeq) {
  const rows = await tables(db)
    .selectFrom('membershipSubscriptions as joined')
    .innerJoin('subscriptions', 'subscriptions.subscriptionSeq', 'joined.subscriptionSeq')
    .select('joined.membershipSeq')
    .distinct()
    .where('joined.userSeq', '=', userSeq)
    .where((eb) =>
      eb.or([
        eb('subscriptions.trialEnd', 'is not', null),
        eb('joined.isGiven', '=', true),
        eb.exists(
          eb
            .selectFrom('subscriptionCharges as charge')
            .select('charge.chargeSeq')
            .whereRef('charge.subscriptionSeq', '=', 'joined.subscriptionSeq')
            .where('charge.kind', '=', 'PERIOD')
            .where('charge.state', '=', 'PAID'),
        ),
      ]),
    )
    .execute()
  return rows.map(({ membershipSeq }) => membershipSeq)
}

/** What somebody pays for or was given, and that runs. */
export const findRunningOf = (db: ChannelDb, userSeq: UserSeq) =>
  joined(db)
    .innerJoin('subscriptions', 'subscriptions.subscriptionSeq', 'joined.subscriptionSeq')
    .where('joined.userSeq', '=', userSeq)
    .where('subscriptions.state', 'in', ['ACTIVE', 'PAST_DUE', 'CANCEL_AT_END'])
    .orderBy('joined.subscriptionSeq')
    .execute()

/** The running memberships that somebody is in: their own, and those of teams in which they have a seat. docs/rules.md R-1274. */
export const findUsableOf = (db: ChannelDb, userSeq: UserSeq) =>
  joined(db)
    .innerJoin('subscriptions', 'subscriptions.subscriptionSeq', 'joined.subscriptionSeq')
    .where('joined.subscriptionSeq', 'in', (eb) =>
      eb
        .selectFrom('membershipSubscriptions as own')
        .select('own.subscriptionSeq')
        .where('own.userSeq', '=', userSeq)
        .where('own.isTeam', '=', false)
        .unionAll(
          eb
            .selectFrom('membershipTeamSeats as seat')
            .select('seat.subscriptionSeq')
            .where('seat.userSeq', '=', userSeq)
            .where('seat.freedAt', 'is', null),
        ),
    )
    .where('subscriptions.state', 'in', ['ACTIVE', 'PAST_DUE', 'CANCEL_AT_END'])
    .orderBy('joined.subscriptionSeq')
    .execute()

/** How many seats of a team are taken. */
export async function countTaken(db: ChannelDb, subscriptionSeq: SubscriptionSeq) {
  const { count } = await tables(db)
    .selectFrom('membershipTeamSeats')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('subscriptionSeq', '=', subscriptionSeq)
    .where('freedAt', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}

/** The memberships that somebody is in now and that open this class. */
export async function findRunningThatOpen(db: ChannelDb, userSeq: UserSeq, courseSeq: CourseSeq) {
  const running = await findUsableOf(db, userSeq)
  if (running.length === 0) return []
  return findFirstOpening(
    db,
    running.map(({ membershipSeq }) => membershipSeq),
    courseSeq,
  )
}

/** Those of these people who are in a membership now. */
export async function findMembersAmong(db: ChannelDb, userSeqs: UserSeq[]) {
  const rows = await tables(db)
    .selectFrom('membershipSubscriptions as joined')
    .innerJoin('subscriptions', 'subscriptions.subscriptionSeq', 'joined.subscriptionSeq')
    .select('joined.userSeq')
    .distinct()
    .where('joined.userSeq', '=', sql<UserSeq>`any(${userSeqs})`)
    .where('subscriptions.state', '<>', 'ENDED')
    .where('joined.isTeam', '=', false)
    .union(
      tables(db)
        .selectFrom('membershipTeamSeats as seat')
        .innerJoin('subscriptions', 'subscriptions.subscriptionSeq', 'seat.subscriptionSeq')
        .select('seat.userSeq')
        .where('seat.userSeq', '=', sql<UserSeq>`any(${userSeqs})`)
        .where('seat.freedAt', 'is', null)
        .where('subscriptions.state', '<>', 'ENDED'),
    )
    .execute()
  return rows.map(({ userSeq }) => userSeq)
}

/** Whether somebody is in it, or was given a term of it and has not accepted yet. */
export async function hasMembers(db: ChannelDb, membershipSeq: MembershipSeq) {
  const found = await tables(db)
    .selectFrom('membershipSubscriptions as joined')
    .innerJoin('subscriptions', 'subscriptions.subscriptionSeq', 'joined.subscriptionSeq')
    .select('joined.membershipSeq')
    .where('joined.membershipSeq', '=', membershipSeq)
    .where('subscriptions.state', '<>', 'ENDED')
    .unionAll(
      tables(db)
        .selectFrom('membershipGifts')
        .select('membershipSeq')
        .where('membershipSeq', '=', membershipSeq)
        .where('state', 'in', ['PAYING', 'WAITING']),
    )
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

/** The charges of a subscription that became orders. */
export async function findRecorded(db: ChannelDb, subscriptionSeq: SubscriptionSeq) {
  const rows = await tables(db)
    .selectFrom('membershipOrders')
    .select('chargeSeq')
    .where('subscriptionSeq', '=', subscriptionSeq)
    .execute()
  return new Set(rows.map(({ chargeSeq }) => chargeSeq))
}

interface Recorded {
  chargeSeq: ChargeSeq
  subscriptionSeq: SubscriptionSeq
  orderSeq: OrderSeq
}
export const insertRecorded = (tx: ChannelTx, recorded: Recorded) =>
  tables(tx).insertInto('membershipOrders').values(recorded).execute()

/** The subscription that an order paid, with the days it paid for. */
export const findPaidBy = (db: ChannelDb, orderNo: string) =>
  tables(db)
    .selectFrom('membershipOrders as paid')
    .innerJoin('orders', 'orders.orderSeq', 'paid.orderSeq')
    .innerJoin('subscriptionCharges as charge', 'charge.chargeSeq', 'paid.chargeSeq')
    .select(['paid.subscriptionSeq', 'charge.kind', 'charge.periodStart', 'orders.state'])
    .where('orders.orderNo', '=', orderNo)
    .executeTakeFirst()

export const insertPlace = (tx: ChannelTx, attendSeq: AttendSeq, subscriptionSeq: SubscriptionSeq) =>
  tables(tx).insertInto('membershipPlaces').values({ attendSeq, subscriptionSeq }).execute()

const places = (db: ChannelDb, subscriptionSeq: SubscriptionSeq) =>
  tables(db)
    .selectFrom('membershipPlaces as place')
    .innerJoin('enrolments', 'enrolments.attendSeq', 'place.attendSeq')
    .select('place.attendSeq')
    .where('place.subscriptionSeq', '=', subscriptionSeq)
    .orderBy('place.attendSeq')

/** The places that a subscription gives, in one order for everybody; of a team those of the people who have a seat. */
export async function findPlaces(db: ChannelDb, { subscriptionSeq, isTeam }: JoinedRow) {
  const rows = await places(db, subscriptionSeq)
    .$if(isTeam, (all) =>
      all.where((eb) =>
        eb.exists(
          eb
            .selectFrom('membershipTeamSeats as seat')
            .select('seat.teamSeatSeq')
            .whereRef('seat.subscriptionSeq', '=', 'place.subscriptionSeq')
            .whereRef('seat.userSeq', '=', 'enrolments.userSeq')
            .where('seat.freedAt', 'is', null),
        ),
      ),
    )
    .execute()
  return rows.map(({ attendSeq }) => attendSeq)
}

/** Those that it gave to this person. */
export async function findPlacesOf(db: ChannelDb, subscriptionSeq: SubscriptionSeq, userSeq: UserSeq) {
  const rows = await places(db, subscriptionSeq).where('enrolments.userSeq', '=', userSeq).execute()
  return rows.map(({ attendSeq }) => attendSeq)
}

/** A place that memberships gave somebody in this class before, the latest first. */
export const findFormerPlace = (db: ChannelDb, userSeq: UserSeq, courseSeq: CourseSeq) =>
  tables(db)
    .selectFrom('membershipPlaces as place')
    .innerJoin('enrolments', 'enrolments.attendSeq', 'place.attendSeq')
    .select(['place.attendSeq', 'enrolments.state'])
    .where('enrolments.userSeq', '=', userSeq)
    .where('enrolments.courseSeq', '=', courseSeq)
    .where('enrolments.state', 'in', ['APPROVED', 'EXPIRED'])
    .orderBy('place.attendSeq', 'desc')
    .executeTakeFirst()

export const movePlaceTo = (tx: ChannelTx, attendSeq: AttendSeq, subscriptionSeq: SubscriptionSeq) =>
  tables(tx)
    .updateTable('membershipPlaces')
    .set({ subscriptionSeq })
    .where('attendSeq', '=', attendSeq)
    .execute()
