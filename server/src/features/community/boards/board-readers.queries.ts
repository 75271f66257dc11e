import { sql, type RawBuilder } from 'kysely'
import type { LevelsOfBoard } from 'contract/community/boards/boards.rules'
import type { Role } from 'contract/http/permissions'
import type { BoardPostSeq, UserSeq } from 'contract/values/ids'
import { publicTypes } from 'contract/values/type-codes'
import type { ChannelDb } from '../../../platform/db/channel-db.ts'
import { beginning, containing } from '../../../platform/db/containing.ts'
import { tables } from '../../../platform/db/tables.ts'
import type { BoardRow } from './boards.queries.ts'

export type ReadBoard = Pick<
  BoardRow,
  'boardSeq' | 'courseSeq' | 'readAudience' | 'readLevelSeq' | 'isHidden'
>
/** The roles on the site that read its boards as staff, and those that work on every class. */
export interface StaffRoles {
  reading: readonly Role[]
  covering: readonly Role[]
}
interface Readership extends ReadBoard {
  roles: StaffRoles
  levels: LevelsOfBoard
}

const hasRole = (roles: readonly Role[]) => sql`coalesce(m.role = any(${roles}), false)`
/** Who made the class works on it as long as they have a role on the site. */
const isOwnClass = (courseSeq: BoardRow['courseSeq']) => sql`exists (
  select from courses k where k.channel_seq = m.channel_seq and k.course_seq = ${courseSeq} and k.writer_user_seq = m.user_seq)`
const worksIn = ({ courseSeq, roles }: Readership) => sql`(${hasRole(roles.covering)}
  or (m.role is not null and ${isOwnClass(courseSeq)}) or exists (
  select from course_staff s where s.channel_seq = m.channel_seq and s.course_seq = ${courseSeq} and s.user_seq = m.user_seq
    and (s.user_type_cd <> 'TCH' or s.is_invited or m.role is not null)))`
const managesIn = ({ courseSeq, roles }: Readership) => sql`(${hasRole(roles.covering)}
  or (m.role in ('OWN', 'MNG') and ${isOwnClass(courseSeq)}) or exists (
  select from course_staff s where s.channel_seq = m.channel_seq and s.course_seq = ${courseSeq} and s.user_seq = m.user_seq
    and s.user_type_cd = 'MNG'))`
/** Learns here now: in this class, or for a board of the site in any. */
const learns = ({ courseSeq }: ReadBoard, now: Date) => sql`exists (
  select from access_grants g where g.channel_seq = m.channel_seq and g.user_seq = m.user_seq
    and g.starts_at <= ${now} and g.ended_at is null and (g.ends_at is null or g.ends_at > ${now})
    ${courseSeq === null ? sql`` : sql`and g.course_seq = ${courseSeq}`})`
const isPublic = (courseSeq: BoardRow['courseSeq']) => sql`exists (
  select from courses k where k.channel_seq = m.channel_seq and k.course_seq = ${courseSeq}
    and k.public_cd = ${publicTypes.public})`

/** As with `isAtLevel`. docs/rules.md R-1200. */
const isAtLevel = (levels: NonNullable<LevelsOfBoard>) => sql`(m.role is not null or exists (
  select from level_members l where l.channel_seq = m.channel_seq and l.user_seq = m.user_seq
    and l.level_seq = any(${levels.map(({ levelSeq }) => levelSeq)})))`
/** The members for whom a board of the site is. docs/rules.md R-1050, R-1200. */
function isForOnSite(board: Readership, now: Date): RawBuilder<unknown> {
  const { readAudience, levels } = board
  if (readAudience === 'ALL' || readAudience === 'MBR') return levels ? isAtLevel(levels) : sql`true`
  if (readAudience === 'STUD') return sql`(m.role is not null or ${learns(board, now)})`
  if (readAudience === 'TCH') return sql`m.role is not null`
  return readAudience === 'MNG' ? hasRole(['OWN', 'MNG']) : hasRole(['OWN'])
}
/** The members for whom a board of a class is. docs/rules.md R-1057. */
function isForInClass(board: Readership, now: Date): RawBuilder<unknown> {
  const { courseSeq, readAudience } = board
  if (readAudience === 'OWN') return hasRole(['OWN'])
  if (readAudience === 'MNG') return managesIn(board)
  if (readAudience === 'TCH') return worksIn(board)
  const people = sql`(${worksIn(board)} or ${learns(board, now)})`
  return readAudience === 'STUD' ? people : sql`(${people} or ${isPublic(courseSeq)})`
}
const isFor = (board: Readership, now: Date) =>
  board.courseSeq === null ? isForOnSite(board, now) : isForInClass(board, now)
/** Reads what is for its writer and staff alone, and the board while it is hidden. */
const isStaff = (board: Readership, now: Date) =>
  board.courseSeq === null
    ? hasRole(board.roles.reading)
    : sql`(${worksIn(board)} and (${isForInClass(board, now)} or ${hasRole(board.roles.reading)}))`
const reads = (board: Readership, now: Date) =>
  board.isHidden ? isStaff(board, now) : sql`(${isFor(board, now)} or ${isStaff(board, now)})`

interface SeenPost {
  isPrivate: boolean
  hiddenAt: Date | null
  userSeq: UserSeq
}
/** A private or hidden post is for its writer and staff. docs/rules.md R-1051, R-1119. */
const seesPost = (board: Readership, { isPrivate, hiddenAt, userSeq }: SeenPost, now: Date) =>
  isPrivate || hiddenAt !== null
    ? sql`${reads(board, now)} and (m.user_seq = ${userSeq} or ${isStaff(board, now)})`
    : reads(board, now)

interface Among {
  people: readonly UserSeq[]
  now: Date
}
/** Which of these people read this board as its staff now. */
export async function findStaffAmong(db: ChannelDb, board: Readership, { people, now }: Among) {
  const { rows } = await sql<{ userSeq: UserSeq }>`
    select m.user_seq from members m
    where m.user_seq = any(${people}) and m.status = 'ACTIVE' and ${isStaff(board, now)}
    order by m.user_seq`.execute(tables(db))
  return rows.map(({ userSeq }) => userSeq)
}

/** Which of these people may read a post of this board now. */
export async function findReadersAmong(
  db: ChannelDb,
  board: Readership,
  { people, post, now }: Among & { post: SeenPost },
) {
  const { rows } = await sql<{ userSeq: UserSeq }>`
    select m.user_seq from members m
    where m.user_seq = any(${people}) and m.status = 'ACTIVE' and ${seesPost(board, post, now)}
    order by m.user_seq`.execute(tables(db))
  return rows.map(({ userSeq }) => userSeq)
}

interface Named extends Omit<Among, 'people'> {
  /** A part of their name; empty for those who wrote below the post, or for a new one those who wrote on the board last. */
  q: string
  except: UserSeq
  /** Whether those who never wrote on the board are found, too. */
  findsAll: boolean
  post: SeenPost & { boardPostSeq: BoardPostSeq | null }
  limit: number
}
/** Wrote on this board what others read there. */
const isKnown = ({ boardSeq }: Readership) => sql`(exists (
  select from board_posts p where p.channel_seq = m.channel_seq and p.user_seq = m.user_seq and p.board_seq = ${boardSeq}
    and p.deleted_at is null and p.hidden_at is null and not p.is_private)
  or exists (
  select from board_comments c join board_posts p using (channel_seq, board_post_seq)
  where c.channel_seq = m.channel_seq and c.user_seq = m.user_seq and p.board_seq = ${boardSeq} and c.deleted_at is null
    and c.hidden_at is null and p.deleted_at is null and p.hidden_at is null and not p.is_private))`
const LAST_POSTS = 30
/** Who wrote below a post, or for a new one on its board last. */
const isNear = ({ boardSeq }: Readership, { boardPostSeq, userSeq }: Named['post']) =>
  boardPostSeq === null
    ? sql`m.user_seq in (select last.user_seq from (select p.user_seq from board_posts p
        where p.board_seq = ${boardSeq} and p.deleted_at is null and p.hidden_at is null and not p.is_private
        order by p.board_post_seq desc limit ${LAST_POSTS}) last)`
    : sql`m.user_seq in (select ${userSeq}::bigint union select c.user_seq from board_comments c
        where c.board_post_seq = ${boardPostSeq} and c.deleted_at is null and c.hidden_at is null)`
/** Readers of a post by name; those whose name begins with the text come first. docs/rules.md R-1109. */
export async function findReadersLike(
  db: ChannelDb,
  board: Readership,
  { q, except, post, findsAll, now, limit }: Named,
) {
  const chosen =
    q === ''
      ? isNear(board, post)
      : sql`u.name ilike ${containing(q)} and (${findsAll} or ${isStaff(board, now)} or ${isKnown(board)})`
  const { rows } = await sql<{ userSeq: UserSeq; name: string; role: Role | null }>`
    select m.user_seq, u.name, m.role from members m join users u on u.user_seq = m.user_seq
    where m.status = 'ACTIVE' and m.user_seq <> ${except} and ${chosen} and ${seesPost(board, post, now)}
    order by u.name not ilike ${beginning(q)}, u.name, m.user_seq limit ${limit}`.execute(tables(db))
  return rows
}

export interface NextPeople {
  /** Learners alone, or everybody for whom the board is: in a class its own people, though others may read along. */
  whom: 'LEARNERS' | 'READERS'
  writer: UserSeq
  now: Date
  after: number
  limit: number
}
/** The next readers by number, without the writer. */
export async function findNextReaders(
  db: ChannelDb,
  board: Readership,
  { whom, writer, now, after, limit }: NextPeople,
) {
  const { courseSeq } = board
  const chosen = whom === 'LEARNERS' ? learns(board, now) : sql`(${worksIn(board)} or ${learns(board, now)})`
  const { rows } = await sql<{ userSeq: UserSeq }>`
    select m.user_seq from members m
    where m.status = 'ACTIVE' and m.user_seq > ${after} and m.user_seq <> ${writer} and ${isFor(board, now)}
      ${board.isHidden ? sql`and ${isStaff(board, now)}` : sql``}
      ${whom === 'READERS' && courseSeq === null ? sql`` : sql`and ${chosen}`}
    order by m.user_seq limit ${limit}`.execute(tables(db))
  return rows.map(({ userSeq }) => userSeq)
}
