import { sql } from 'kysely'
import type { MembershipState, TrialDays } from 'contract/money/memberships/memberships.rules'
import type { MembershipInput } from 'contract/money/memberships/schemas'
import type { CourseSeq, MembershipSeq, Paged } from 'contract/values/ids'
import { containing } from '../../../platform/db/containing.ts'
import type { ChannelDb, ChannelTx } from '../../../platform/db/channel-db.ts'
import { tables } from '../../../platform/db/tables.ts'
import { termOf } from '../billing/billing.public.ts'

const columns = [
  'membershipSeq',
  'name',
  'description',
  'trialDays',
  'pauseDays',
  'teamSeats',
  'state',
  'updatedAt',
] as const

const memberships = (db: ChannelDb) =>
  tables(db).selectFrom('memberships').where('memberships.state', '<>', 'DELETED')

interface Choice {
  q?: string | undefined
  state?: MembershipState | undefined
}
const chosen = (db: ChannelDb, { q, state }: Choice) =>
  memberships(db)
    .$if(Boolean(q), (all) => all.where('name', 'ilike', containing(q ?? '')))
    .$if(state !== undefined, (all) => all.where('memberships.state', '=', state ?? 'DRAFT'))

export const findMemberships = (db: ChannelDb, choice: Choice, { page, size }: Paged) =>
  chosen(db, choice)
    .select(columns)
    .orderBy('sort')
    .orderBy('membershipSeq')
    .limit(size)
    .offset((page - 1) * size)
    .execute()
export type MembershipRow = Awaited<ReturnType<typeof findMemberships>>[number]

export async function countMemberships(db: ChannelDb, choice: Choice = {}) {
  const { count } = await chosen(db, choice)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

export const findMembership = (db: ChannelDb, membershipSeq: MembershipSeq) =>
  memberships(db).select(columns).where('membershipSeq', '=', membershipSeq).executeTakeFirst()

export const lockMembership = (tx: ChannelTx, membershipSeq: MembershipSeq) =>
  memberships(tx).select(columns).where('membershipSeq', '=', membershipSeq).forUpdate().executeTakeFirst()

/** Their terms, the shortest first. */
export async function findTerms(db: ChannelDb, membershipSeqs: MembershipSeq[]) {
  const rows = await tables(db)
    .selectFrom('membershipTerms')
    .select(['membershipSeq', 'months', 'price'])
    .where('membershipSeq', '=', sql<MembershipSeq>`any(${membershipSeqs})`)
    .orderBy('months')
    .execute()
  const terms = new Map<MembershipSeq, { months: ReturnType<typeof termOf>; price: number }[]>()
  for (const { membershipSeq, months, price } of rows) {
    const before = terms.get(membershipSeq) ?? []
    terms.set(membershipSeq, [...before, { months: termOf(months), price }])
  }
  return terms
}

/** How many people are in them now, by themselves or by a seat in a team. */
export async function countMembers(db: ChannelDb, membershipSeqs: MembershipSeq[]) {
  const rows = await tables(db)
    .selectFrom('membershipSubscriptions as joined')
    .innerJoin('subscriptions', 'subscriptions.subscriptionSeq', 'joined.subscriptionSeq')
    .select(({ fn }) => ['joined.membershipSeq', fn.countAll<number>().as('count')])
    .where('joined.membershipSeq', '=', sql<MembershipSeq>`any(${membershipSeqs})`)
    .where('subscriptions.state', '<>', 'ENDED')
    .where('joined.isTeam', '=', false)
    .groupBy('joined.membershipSeq')
    .unionAll(
      tables(db)
        .selectFrom('membershipTeamSeats as seat')
        .innerJoin('membershipSubscriptions as team', 'team.subscriptionSeq', 'seat.subscriptionSeq')
        .innerJoin('subscriptions', 'subscriptions.subscriptionSeq', 'seat.subscriptionSeq')
        .select(({ fn }) => ['team.membershipSeq', fn.countAll<number>().as('count')])
        .where('team.membershipSeq', '=', sql<MembershipSeq>`any(${membershipSeqs})`)
        .where('subscriptions.state', '<>', 'ENDED')
        .where('seat.freedAt', 'is', null)
        .groupBy('team.membershipSeq'),
    )
    .execute()
  const counts = new Map<MembershipSeq, number>()
  for (const { membershipSeq, count } of rows)
    counts.set(membershipSeq, (counts.get(membershipSeq) ?? 0) + count)
  return counts
}

export async function findOpened(db: ChannelDb, membershipSeq: MembershipSeq) {
  const courses = await tables(db)
    .selectFrom('membershipCourses')
    .select('courseSeq')
    .where('membershipSeq', '=', membershipSeq)
    .orderBy('courseSeq')
    .execute()
  const categories = await tables(db)
    .selectFrom('membershipCategories')
    .select('channelCategorySeq')
    .where('membershipSeq', '=', membershipSeq)
    .orderBy('channelCategorySeq')
    .execute()
  return {
    courseSeqs: courses.map(({ courseSeq }) => courseSeq),
    categorySeqs: categories.map(({ channelCategorySeq }) => channelCategorySeq),
  }
}

/** Whether a membership, as `opening`, opens the row of `courses`. Packages are sold by themselves. */
const opens = sql<boolean>`courses.product_kind = 'CLASS' and (
  exists (select from membership_courses chosen where chosen.membership_seq = opening.membership_seq
    and chosen.course_seq = courses.course_seq)
  or exists (select from membership_categories chosen where chosen.membership_seq = opening.membership_seq
    and chosen.channel_category_seq = courses.channel_category_seq))`
const isShown = sql<boolean>`courses.state = 'PUBLISHED' and courses.public_cd = '00'`

/** The public classes that it opens, those with most learners first. */
export const findOpenedClasses = (db: ChannelDb, membershipSeq: MembershipSeq, limit: number) =>
  tables(db)
    .selectFrom('courses')
    .innerJoin('memberships as opening', (join) => join.on('opening.membershipSeq', '=', membershipSeq))
    .select(['courses.courseSeq', 'courses.title', 'courses.imageFileSeq'])
    .where(opens)
    .where(isShown)
    .orderBy('courses.learnerCount', 'desc')
    .orderBy('courses.courseSeq', 'desc')
    .limit(limit)
    .execute()

/** How many public classes each of them opens. */
export async function countOpenedClasses(db: ChannelDb, membershipSeqs: MembershipSeq[]) {
  const rows = await tables(db)
    .selectFrom('memberships as opening')
    .select((eb) => [
      'opening.membershipSeq',
      eb
        .selectFrom('courses')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where(opens)
        .where(isShown)
        .as('count'),
    ])
    .where('opening.membershipSeq', '=', sql<MembershipSeq>`any(${membershipSeqs})`)
    .execute()
  return new Map(rows.map(({ membershipSeq, count }) => [membershipSeq, count ?? 0]))
}

/** Those on sale that open this class, in their order. */
export const findOpening = (db: ChannelDb, courseSeq: CourseSeq) =>
  tables(db)
    .selectFrom('memberships as opening')
    .innerJoin('courses', (join) => join.on('courses.courseSeq', '=', courseSeq))
    .select([
      'opening.membershipSeq',
      'opening.name',
      'opening.description',
      'opening.trialDays',
      'opening.pauseDays',
      'opening.teamSeats',
      'opening.state',
      'opening.updatedAt',
    ])
    .where('opening.state', '=', 'ON_SALE')
    .where(opens)
    .orderBy('opening.sort')
    .orderBy('opening.membershipSeq')
    .execute()

/** Whether a membership on sale opens this class. */
export const isOpenedByAny = async (db: ChannelDb, courseSeq: CourseSeq) =>
  (await findOpening(db, courseSeq)).length > 0

/** Which of these memberships opens this class, whatever its state. */
export async function findFirstOpening(
  db: ChannelDb,
  membershipSeqs: readonly MembershipSeq[],
  courseSeq: CourseSeq,
) {
  const found = await tables(db)
    .selectFrom('memberships as opening')
    .innerJoin('courses', (join) => join.on('courses.courseSeq', '=', courseSeq))
    .select('opening.membershipSeq')
    .where('opening.membershipSeq', '=', sql<MembershipSeq>`any(${[...membershipSeqs]})`)
    .where(opens)
    .execute()
  return found.map(({ membershipSeq }) => membershipSeq)
}

export async function insertMembership(
  tx: ChannelTx,
  {
    name,
    description,
    trialDays,
    pauseDays,
    teamSeats,
    now,
  }: Pick<MembershipInput, 'name' | 'description' | 'trialDays' | 'pauseDays' | 'teamSeats'> & { now: Date },
) {
  const { membershipSeq } = await tables(tx)
    .insertInto('memberships')
    .values({
      name,
      description,
      trialDays,
      pauseDays,
      teamSeats,
      state: 'DRAFT',
      sort: sql<number>`(select coalesce(max(sort), 0) + 1 from memberships)`,
      createdAt: now,
      updatedAt: now,
    })
    .returning('membershipSeq')
    .executeTakeFirstOrThrow()
  return membershipSeq
}

interface MembershipChange {
  name?: string
  description?: string
  trialDays?: TrialDays
  pauseDays?: number
  teamSeats?: number
  state?: MembershipState | 'DELETED'
  sort?: number
  updatedAt?: Date
}
export const changeMembership = (tx: ChannelTx, membershipSeq: MembershipSeq, change: MembershipChange) =>
  tables(tx).updateTable('memberships').set(change).where('membershipSeq', '=', membershipSeq).execute()

/** Its terms and what it opens, in place of what stood there. */
export async function replaceOffer(
  tx: ChannelTx,
  membershipSeq: MembershipSeq,
  { terms, courseSeqs, categorySeqs }: Pick<MembershipInput, 'terms' | 'courseSeqs' | 'categorySeqs'>,
) {
  await tables(tx).deleteFrom('membershipTerms').where('membershipSeq', '=', membershipSeq).execute()
  await tables(tx).deleteFrom('membershipCourses').where('membershipSeq', '=', membershipSeq).execute()
  await tables(tx).deleteFrom('membershipCategories').where('membershipSeq', '=', membershipSeq).execute()
  if (terms.length > 0)
    await tables(tx)
      .insertInto('membershipTerms')
      .values(terms.map((term) => ({ ...term, membershipSeq })))
      .execute()
  if (courseSeqs.length > 0)
    await tables(tx)
      .insertInto('membershipCourses')
      .values(courseSeqs.map((courseSeq) => ({ courseSeq, membershipSeq })))
      .onConflict((same) => same.doNothing())
      .execute()
  if (categorySeqs.length > 0)
    await tables(tx)
      .insertInto('membershipCategories')
      .values(categorySeqs.map((channelCategorySeq) => ({ channelCategorySeq, membershipSeq })))
      .onConflict((same) => same.doNothing())
      .execute()
}

/** Those of these classes and categories that the site has. */
export async function findKnown(
  db: ChannelDb,
  { courseSeqs, categorySeqs }: Pick<MembershipInput, 'courseSeqs' | 'categorySeqs'>,
) {
  const courses = await tables(db)
    .selectFrom('courses')
    .select('courseSeq')
    .where('courseSeq', '=', sql<CourseSeq>`any(${courseSeqs})`)
    .where('productKind', '=', 'CLASS')
    .execute()
  const categories = await tables(db)
    .selectFrom('channelCategories')
    .select('channelCategorySeq')
    .where('channelCategorySeq', '=', sql<(typeof categorySeqs)[number]>`any(${categorySeqs})`)
    .execute()
  return { courses: courses.length, categories: categories.length }
}
