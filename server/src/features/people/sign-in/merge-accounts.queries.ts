import { sql, type QueryExecutorProvider } from 'kysely'
import type { ChannelSeq, UserSeq } from 'contract/values/ids'
import type { ChannelTx, PlatformTx } from '../../../platform/db/channel-db.ts'
import type { Column } from '../../../platform/db/columns.ts'
import { platformTables as tablesOfNoSite } from '../../../platform/db/tenancy-exceptions.ts'
import { platformTables, tables } from '../../../platform/db/tables.ts'
import { joinOnce } from './merge-once.queries.ts'

interface Two {
  kept: UserSeq
  gone: UserSeq
}

/** Both accounts, locked until the transaction ends. */
export const lockAccounts = (tx: PlatformTx, userSeqs: UserSeq[]) =>
  platformTables(tx)
    .selectFrom('users')
    .select([
      'userSeq',
      'email',
      'ownsEmail',
      'emailVerifiedAt',
      'passwordHash',
      'name',
      'phone',
      'snsTypeCd',
      'isOperator',
      'isInitPlan',
      'createdAt',
    ])
    .where('userSeq', 'in', userSeqs)
    .where('status', '=', 'ACTIVE')
    .orderBy('userSeq')
    .forUpdate()
    .execute()
export type Account = Awaited<ReturnType<typeof lockAccounts>>[number]

/** Every site where the person may have rows. */
export async function findTraces(tx: PlatformTx, userSeq: UserSeq): Promise<ChannelSeq[]> {
  const found = await platformTables(tx)
    .selectFrom('accountSites')
    .select('channelSeq')
    .where('userSeq', '=', userSeq)
    .union(platformTables(tx).selectFrom('channels').select('channelSeq').where('ownerUserSeq', '=', userSeq))
    .orderBy('channelSeq')
    .execute()
  return found.map(({ channelSeq }) => channelSeq)
}

const isOfNoSite = ({ table }: Column) => table in tablesOfNoSite
const isOfSites = (column: Column) => !isOfNoSite(column)

const moveAll = async (db: QueryExecutorProvider, columns: readonly Column[], two: Two) => {
  for (const { table, column } of columns) {
    const name = sql.ref(column)
    await sql`update ${sql.table(table)} set ${name} = ${two.kept} where ${name} = ${two.gone}`.execute(db)
  }
}

/**
 * Moves rows that belong to no site. The list of sites follows the memberships: where both are members, the stronger role remains.
 */
export async function moveOnPlatform(tx: PlatformTx, columns: readonly Column[], two: Two) {
  const db = platformTables(tx)
  await moveAll(db, columns.filter(isOfNoSite), two)
  await sql`
    insert into account_sites
    select (jsonb_populate_record(null::account_sites, to_jsonb(theirs) || jsonb_build_object('user_seq', ${two.kept}::bigint))).*
    from account_sites theirs where user_seq = ${two.gone}
    on conflict (user_seq, channel_seq) do update set
      role = ${stronger('account_sites')}, joined_at = least(account_sites.joined_at, excluded.joined_at)`.execute(
    db,
  )
  await db.deleteFrom('accountSites').where('userSeq', '=', two.gone).execute()
  await db.deleteFrom('oneTimeTokens').where('userSeq', '=', two.gone).execute()
}

const stronger = (table: string) => {
  const ranks = sql`array['OWN', 'MNG', 'TCH']`
  const mine = sql.ref(`${table}.role`)
  return sql`(${ranks})[least(array_position(${ranks}, ${mine}), array_position(${ranks}, excluded.role))]`
}

/** Whether both are enrolled in the same course, which one person cannot be. */
export async function isClashing(tx: ChannelTx, two: Two) {
  const active = sql`('PENDING_PAYMENT', 'WAITING', 'APPROVED')`
  const { rows } = await sql`
    select from enrolments mine join enrolments theirs using (channel_seq, course_seq)
    where mine.user_seq = ${two.kept} and mine.state in ${active}
      and theirs.user_seq = ${two.gone} and theirs.state in ${active} limit 1`.execute(tables(tx))
  return rows.length > 0
}

/** Moves all rows of one site. Where both have the same row, one is kept. */
export async function moveOnSite(tx: ChannelTx, columns: readonly Column[], two: Two) {
  const db = tables(tx)
  await sql`
    insert into members
    select (jsonb_populate_record(null::members, to_jsonb(theirs) || jsonb_build_object('user_seq', ${two.kept}::bigint))).*
    from members theirs where user_seq = ${two.gone}
    on conflict (channel_seq, user_seq) do update set
      role = ${stronger('members')},
      master_verified_at = coalesce(members.master_verified_at, excluded.master_verified_at),
      status = case
        when 'BLOCKED' in (members.status, excluded.status) then 'BLOCKED'
        when 'ACTIVE' in (members.status, excluded.status) then 'ACTIVE'
        else members.status end,
      introduction = coalesce(members.introduction, excluded.introduction),
      profile_image_file_seq = coalesce(members.profile_image_file_seq, excluded.profile_image_file_seq),
      alarm_read_seq = least(members.alarm_read_seq, excluded.alarm_read_seq),
      marketing_agreed_at = coalesce(members.marketing_agreed_at, excluded.marketing_agreed_at),
      joined_at = least(members.joined_at, excluded.joined_at)`.execute(db)
  await sql`
    delete from alarms theirs using alarms mine
    where theirs.target_user_seq = ${two.gone} and mine.target_user_seq = ${two.kept}
      and mine.channel_seq = theirs.channel_seq and mine.once = theirs.once`.execute(db)
  await sql`
    delete from course_staff theirs using course_staff mine
    where theirs.user_seq = ${two.gone} and mine.user_seq = ${two.kept}
      and mine.channel_seq = theirs.channel_seq and mine.course_seq = theirs.course_seq`.execute(db)
  await sql`
    with twice as (
      delete from course_likes theirs using course_likes mine
      where theirs.user_seq = ${two.gone} and mine.user_seq = ${two.kept}
        and mine.channel_seq = theirs.channel_seq and mine.course_seq = theirs.course_seq
      returning theirs.course_seq)
    update courses set like_count = like_count - 1 where course_seq in (select course_seq from twice)`.execute(
    db,
  )
  await sql`
    delete from attendances theirs using attendances mine
    where theirs.user_seq = ${two.gone} and mine.user_seq = ${two.kept}
      and mine.channel_seq = theirs.channel_seq and mine.curriculum_seq = theirs.curriculum_seq`.execute(db)
  await joinTalk(db, two)
  await joinInvites(db, two)
  // The same item earns once: a reward that both received is kept once.
  await sql`
    delete from point_entries theirs using point_entries mine
    where theirs.user_seq = ${two.gone} and mine.user_seq = ${two.kept}
      and mine.channel_seq = theirs.channel_seq and mine.kind = theirs.kind
      and mine.curriculum_seq = theirs.curriculum_seq`.execute(db)
  await sql`
    delete from member_memos theirs using member_memos mine
    where theirs.user_seq = ${two.gone} and mine.user_seq = ${two.kept}
      and mine.channel_seq = theirs.channel_seq`.execute(db)
  await joinOnce(db, two)
  await moveAll(db, columns.filter(isOfSites), two)
  await db.deleteFrom('members').where('userSeq', '=', two.gone).execute()
}

/** Reports and read marks of rooms, which one person has once. */
async function joinTalk(db: QueryExecutorProvider, two: Two) {
  await sql`
    delete from class_reports theirs using class_reports mine
    where theirs.user_seq = ${two.gone} and mine.user_seq = ${two.kept}
      and mine.channel_seq = theirs.channel_seq and mine.class_post_seq = theirs.class_post_seq
      and mine.class_comment_seq is not distinct from theirs.class_comment_seq`.execute(db)
  await sql`
    delete from chat_reads theirs using chat_reads mine
    where theirs.user_seq = ${two.gone} and mine.user_seq = ${two.kept}
      and mine.channel_seq = theirs.channel_seq and mine.chat_room_seq = theirs.chat_room_seq`.execute(db)
}

/** Of two invitation links of one course one is kept. */
async function joinInvites(db: QueryExecutorProvider, two: Two) {
  await sql`
    delete from invite_codes theirs using invite_codes mine
    where theirs.user_seq = ${two.gone} and mine.user_seq = ${two.kept}
      and mine.channel_seq = theirs.channel_seq and mine.course_seq = theirs.course_seq`.execute(db)
  // Users do not invite themselves; a user whom both invited was invited first by one of them.
  await sql`
    delete from invites theirs where (theirs.user_seq, theirs.inviter_user_seq)
      in ((${two.gone}::bigint, ${two.kept}::bigint), (${two.kept}::bigint, ${two.gone}::bigint))`.execute(db)
  await sql`
    delete from invites theirs using invites mine
    where theirs.user_seq = ${two.gone} and mine.user_seq = ${two.kept}
      and mine.channel_seq = theirs.channel_seq and mine.course_seq = theirs.course_seq`.execute(db)
}

/** Empties the removed account: only its number remains, for rows that still refer to it. */
export async function emptyAccount(tx: PlatformTx, userSeq: UserSeq) {
  await platformTables(tx)
    .updateTable('users')
    .set({
      status: 'MERGED',
      email: '',
      ownsEmail: false,
      emailVerifiedAt: null,
      passwordHash: null,
      name: '-',
      phone: null,
      isOperator: false,
    })
    .where('userSeq', '=', userSeq)
    .execute()
}

interface Becoming {
  email: string
  ownsEmail: true
  emailVerifiedAt: Date
  passwordHash: string | null
  name: string
  phone: string | null
  snsTypeCd: Account['snsTypeCd']
  isOperator: boolean
  isInitPlan: boolean
}
export async function fillAccount(tx: PlatformTx, userSeq: UserSeq, becoming: Becoming) {
  await platformTables(tx).updateTable('users').set(becoming).where('userSeq', '=', userSeq).execute()
}

interface Merged {
  keptUserSeq: UserSeq
  goneUserSeq: UserSeq
  email: string
  proof: 'PROVIDER' | 'CODE'
  mergedAt: Date
}
export async function noteMerge(tx: PlatformTx, merged: Merged) {
  await platformTables(tx).insertInto('accountMerges').values(merged).execute()
}
