import { sql, type RawBuilder } from 'kysely'
import type { UserSeq } from 'contract/values/ids'
import { publicTypes } from 'contract/values/type-codes'
import type { ChannelDb } from '../../../platform/db/channel-db.ts'
import { tables } from '../../../platform/db/tables.ts'
import type { BoardRow } from './boards.queries.ts'

type ReadBoard = Pick<BoardRow, 'boardSeq' | 'courseSeq' | 'readAudience' | 'isHidden'>

const managers = sql`m.role in ('OWN', 'MNG')`
const worksIn = (courseSeq: BoardRow['courseSeq']) => sql`(${managers} or exists (
  select from course_staff s where s.channel_seq = m.channel_seq and s.course_seq = ${courseSeq} and s.user_seq = m.user_seq
    and (s.user_type_cd <> 'TCH' or s.is_invited or m.role is not null)))`
const managesIn = (courseSeq: BoardRow['courseSeq']) => sql`(${managers} or exists (
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

/** The members who read a board of the site. docs/rules.md R-1050. */
function readsOnSite(board: ReadBoard, now: Date): RawBuilder<unknown> {
  if (board.isHidden) return managers
  const { readAudience } = board
  if (readAudience === 'ALL' || readAudience === 'MBR') return sql`true`
  if (readAudience === 'STUD') return sql`(m.role is not null or ${learns(board, now)})`
  if (readAudience === 'TCH') return sql`m.role is not null`
  return readAudience === 'MNG' ? managers : sql`m.role = 'OWN'`
}
/** The members who read a board of a class. docs/rules.md R-1057. */
function readsInClass(board: ReadBoard, now: Date): RawBuilder<unknown> {
  const { courseSeq, readAudience } = board
  if (readAudience === 'OWN') return sql`m.role = 'OWN'`
  if (readAudience === 'MNG') return managesIn(courseSeq)
  if (readAudience === 'TCH' || board.isHidden) return worksIn(courseSeq)
  const people = sql`(${worksIn(courseSeq)} or ${learns(board, now)})`
  return readAudience === 'STUD' ? people : sql`(${people} or ${isPublic(courseSeq)})`
}
const reads = (board: ReadBoard, now: Date) =>
  board.courseSeq === null ? readsOnSite(board, now) : readsInClass(board, now)
/** Reads what is for its writer and staff alone. */
const isStaff = ({ courseSeq }: ReadBoard) => (courseSeq === null ? managers : worksIn(courseSeq))

/** Which of these people may read a post of this board now. */
export async function findReadersAmong(
  db: ChannelDb,
  board: ReadBoard,
  {
    people,
    post,
    now,
  }: {
    people: readonly UserSeq[]
    post: { isPrivate: boolean; hiddenAt: Date | null; userSeq: UserSeq }
    now: Date
  },
) {
  const { rows } = await sql<{ userSeq: UserSeq }>`
    select m.user_seq from members m
    where m.user_seq = any(${people}) and m.status = 'ACTIVE' and ${reads(board, now)}
      ${post.isPrivate || post.hiddenAt !== null ? sql`and (m.user_seq = ${post.userSeq} or ${isStaff(board)})` : sql``}
    order by m.user_seq`.execute(tables(db))
  return rows.map(({ userSeq }) => userSeq)
}

interface NextPeople {
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
  board: ReadBoard,
  { whom, writer, now, after, limit }: NextPeople,
) {
  const { courseSeq } = board
  const chosen =
    whom === 'LEARNERS' ? learns(board, now) : sql`(${worksIn(courseSeq)} or ${learns(board, now)})`
  const { rows } = await sql<{ userSeq: UserSeq }>`
    select m.user_seq from members m
    where m.status = 'ACTIVE' and m.user_seq > ${after} and m.user_seq <> ${writer} and ${reads(board, now)}
      ${whom === 'READERS' && courseSeq === null ? sql`` : sql`and ${chosen}`}
    order by m.user_seq limit ${limit}`.execute(tables(db))
  return rows.map(({ userSeq }) => userSeq)
}
