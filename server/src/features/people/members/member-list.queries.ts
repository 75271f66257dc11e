import { sql } from 'kysely'
import type { MemberChoice, MemberFilter } from 'contract/people/members/schemas'
import type { ClassStaffType } from 'contract/people/class-roles/class-roles.rules'
import type { Role } from 'contract/http/permissions'
import type { CourseSeq, LevelSeq, UserSeq } from 'contract/values/ids'
import { containing } from '../../../platform/db/containing.ts'
import type { ChannelDb, ChannelTx } from '../../../platform/db/channel-db.ts'
import { tables } from '../../../platform/db/tables.ts'

/** Members who match; former members are not among them. */
function chosen(db: ChannelDb, { q, audienceCd, state, levelSeq }: MemberChoice) {
  return tables(db)
    .selectFrom('members')
    .innerJoin('users', 'users.userSeq', 'members.userSeq')
    .where('members.status', 'in', state ? [state] : ['ACTIVE', 'BLOCKED'])
    .$if(audienceCd === 'MBR', (all) => all.where('members.role', 'is', null))
    .$if(audienceCd === 'STUD', (all) =>
      all.where(({ exists, selectFrom }) =>
        exists(
          selectFrom('enrolments')
            .select('enrolments.attendSeq')
            .where('enrolments.state', '=', 'APPROVED')
            .whereRef('enrolments.channelSeq', '=', 'members.channelSeq')
            .whereRef('enrolments.userSeq', '=', 'members.userSeq'),
        ),
      ),
    )
    .$if(isRole(audienceCd), (all) => all.where('members.role', '=', isRole(audienceCd) ? audienceCd : 'OWN'))
    .$if(Boolean(q), (all) => all.where(named(q ?? '')))
    .$if(levelSeq !== undefined, (all) => all.where(atLevel(levelSeq)))
}
const isRole = (audience: MemberChoice['audienceCd']): audience is Role =>
  audience === 'OWN' || audience === 'MNG' || audience === 'TCH'

const atLevel = (levelSeq: LevelSeq | undefined) =>
  sql<boolean>`exists (select from level_members l
    join member_levels level on level.channel_seq = l.channel_seq and level.level_seq = l.level_seq
    where l.channel_seq = members.channel_seq and l.user_seq = members.user_seq
      and l.level_seq = ${levelSeq} and level.deleted_at is null)`

/** A part of the name or of the e-mail. */
function named(q: string) {
  const like = containing(q)
  return sql<boolean>`(users.name ilike ${like} or users.email ilike ${like})`
}

const shown = [
  'members.userSeq',
  'users.name',
  'users.email',
  'users.phone',
  'members.role as userTypeCd',
  'members.status',
  'members.masterVerifiedAt',
  'members.joinedAt',
  'members.marketingAgreedAt',
  'memberMemos.memo',
] as const

const withMemo = (all: ReturnType<typeof chosen>) =>
  all
    .leftJoin('memberMemos', (join) =>
      join
        .onRef('memberMemos.channelSeq', '=', 'members.channelSeq')
        .onRef('memberMemos.userSeq', '=', 'members.userSeq'),
    )
    .select(shown)

export function findMemberRows(db: ChannelDb, filter: MemberFilter) {
  const { sort, size, page } = filter
  const rows = withMemo(chosen(db, filter))
    .limit(size)
    .offset((page - 1) * size)
  if (sort === 'name') return rows.orderBy('users.name').orderBy('members.userSeq').execute()
  const direction = sort === 'newest' ? 'desc' : 'asc'
  return rows.orderBy('members.joinedAt', direction).orderBy('members.userSeq', direction).execute()
}
export type MemberRow = Awaited<ReturnType<typeof findMemberRows>>[number]

export async function countMemberRows(db: ChannelDb, choice: MemberChoice) {
  const { count } = await chosen(db, choice)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}
/** The next members by number, for lists that are read to their end. */
export const findMembersAfter = (
  db: ChannelDb,
  choice: MemberChoice,
  { after, limit }: { after: number; limit: number },
) =>
  withMemo(chosen(db, choice))
    .where(sql<boolean>`members.user_seq > ${after}`)
    .orderBy('members.userSeq')
    .limit(limit)
    .execute()

/** Members who bear one of these addresses, numbers or names. */
export async function findMembersLike(
  db: ChannelDb,
  { emails, phones, names }: { emails: string[]; phones: string[]; names: string[] },
) {
  const found = await chosen(db, { audienceCd: 'ALL' })
    .select(['members.userSeq', 'users.name', 'users.email', 'users.phone', 'members.status'])
    .where((eb) =>
      eb.or([
        eb('users.email', '=', sql<string>`any(${emails})`),
        eb('users.phone', '=', sql<string>`any(${phones})`),
        eb('users.name', '=', sql<string>`any(${names})`),
      ]),
    )
    .execute()
  return found.map(({ status, ...one }) => ({
    ...one,
    status: status === 'BLOCKED' ? ('BLOCKED' as const) : ('ACTIVE' as const),
  }))
}

/** What these members own of each kind of points. */
export const findPointSums = (db: ChannelDb, userSeqs: UserSeq[]) =>
  tables(db)
    .selectFrom('pointEntries')
    .select(({ fn, cast }) => ['userSeq', 'kind', cast<number>(fn.sum('amount'), 'bigint').as('sum')])
    .where('userSeq', '=', sql<UserSeq>`any(${userSeqs})`)
    .groupBy(['userSeq', 'kind'])
    .execute()

export const findMemberRow = (db: ChannelDb, userSeq: UserSeq) =>
  withMemo(chosen(db, { audienceCd: 'ALL' }))
    .where('members.userSeq', '=', userSeq)
    .executeTakeFirst()

/** Members by name or e-mail without this role; one more than requested, to show whether there are more. */
export function findCandidates(
  db: ChannelDb,
  { q, userTypeCd, page, limit }: { q: string; userTypeCd: Role; page: number; limit: number },
) {
  return chosen(db, { q, audienceCd: 'ALL', state: 'ACTIVE' })
    .where((eb) => eb.or([eb('members.role', 'is', null), eb('members.role', '!=', userTypeCd)]))
    .select([
      'members.userSeq',
      'users.name',
      'users.email',
      'users.phone',
      'users.profileImageKey',
      'users.snsTypeCd',
      'members.role as userTypeCd',
    ])
    .orderBy('users.name')
    .orderBy('members.userSeq')
    .limit(limit + 1)
    .offset((page - 1) * limit)
    .execute()
}

interface ClassCandidates {
  q: string
  userTypeCd: ClassStaffType
  courseSeq: CourseSeq
  page: number
  limit: number
}
/** Members by name or e-mail who do not work on this course; for instructors, verified ones only. */
export async function findClassCandidates(
  db: ChannelDb,
  { q, userTypeCd, courseSeq, page, limit }: ClassCandidates,
) {
  const found = await chosen(db, { q, audienceCd: 'ALL', state: 'ACTIVE' })
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('courseStaff')
            .select('courseStaff.userSeq')
            .where('courseStaff.courseSeq', '=', courseSeq)
            .whereRef('courseStaff.userSeq', '=', 'members.userSeq'),
        ),
      ),
    )
    .$if(userTypeCd === 'TCH', (all) => all.where('members.masterVerifiedAt', 'is not', null))
    .select([
      'members.userSeq',
      'users.name',
      'users.email',
      'members.role as userTypeCd',
      'members.masterVerifiedAt',
    ])
    .orderBy('users.name')
    .orderBy('members.userSeq')
    .limit(limit + 1)
    .offset((page - 1) * limit)
    .execute()
  return found.map(({ masterVerifiedAt, ...one }) => ({ ...one, isMaster: masterVerifiedAt !== null }))
}

interface NewMemo {
  userSeq: UserSeq
  memo: string
  writtenByUserSeq: UserSeq
  updatedAt: Date
}
export async function upsertMemo(tx: ChannelTx, memo: NewMemo) {
  const { userSeq: _, ...change } = memo
  await tables(tx)
    .insertInto('memberMemos')
    .values(memo)
    .onConflict((same) => same.columns(['channelSeq', 'userSeq']).doUpdateSet(change))
    .execute()
}
export async function removeMemo(tx: ChannelTx, userSeq: UserSeq) {
  await tables(tx).deleteFrom('memberMemos').where('userSeq', '=', userSeq).execute()
}
