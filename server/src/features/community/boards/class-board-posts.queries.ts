import { sql } from 'kysely'
import { MAX_CLASSES_TO_CHOOSE } from 'contract/community/boards/boards.rules'
import type { BoardSeq, CourseSeq } from 'contract/values/ids'
import type { ChannelDb } from '../../../platform/db/channel-db.ts'
import { containing } from '../../../platform/db/containing.ts'
import { tables } from '../../../platform/db/tables.ts'
import { readLines, type PostLine } from './board-posts.queries.ts'

export interface ClassPostQuery {
  /** The classes whose posts are read; null for all of the site. */
  courseSeqs: readonly CourseSeq[] | null
  words: string[]
  before: number
  limit: number
}
export interface ClassPostLine extends PostLine {
  boardSeq: BoardSeq
  boardTitle: string
  courseSeq: CourseSeq
  courseTitle: string
}

function ofClasses(courseSeqs: readonly CourseSeq[] | null) {
  if (courseSeqs === null) return sql`p.course_seq is not null`
  // With one class its index has the posts in their order.
  return courseSeqs.length === 1
    ? sql`p.course_seq = ${courseSeqs[0]}`
    : sql`p.course_seq = any(${courseSeqs})`
}
/** Posts of these classes, as long as they can be opened. */
const inClasses = (courseSeqs: readonly CourseSeq[] | null) => sql`
  ${ofClasses(courseSeqs)} and exists (select from courses c
    where c.channel_seq = p.channel_seq and c.course_seq = p.course_seq and c.state <> 'PURGED')`

/** The newest posts of class boards before the cursor, private ones too. */
export function findClassPosts(db: ChannelDb, query: ClassPostQuery) {
  return readLines<ClassPostLine>(db, {
    chosen: query.words.length > 0 ? bySearch(query) : newest(query),
    order: sql`p.board_post_seq desc`,
    columns: sql`, p.board_seq, p.course_seq, b.title as board_title, k.title as course_title`,
    joins: sql`
      join community_boards b on b.channel_seq = p.channel_seq and b.board_seq = p.board_seq
      join courses k on k.channel_seq = p.channel_seq and k.course_seq = p.course_seq`,
  })
}

const newest = ({ courseSeqs, before, limit }: ClassPostQuery) => sql`
  select p.channel_seq, p.board_post_seq from board_posts p
  where ${inClasses(courseSeqs)} and p.deleted_at is null and p.hidden_at is null and p.board_post_seq < ${before}
  order by p.board_post_seq desc limit ${limit}`

const bySearch = ({ courseSeqs, words, before, limit }: ClassPostQuery) => sql`
  select p.channel_seq, p.board_post_seq
  from board_post_words w cross join lateral (
    select p.* from board_posts p
    where p.channel_seq = w.channel_seq and p.board_post_seq = w.board_post_seq
      and ${inClasses(courseSeqs)} and p.deleted_at is null and p.hidden_at is null offset 0) p
  where w.pieces @> (select search_pieces(bound_channel(), ${words}::text[], false))
    and p.board_post_seq < ${before}
    and search_form(text_of_board_post(p.*::board_posts)) like all (${words.map(containing)}::text[])
  order by p.board_post_seq desc limit ${limit}`

/** The classes with a board, by name. */
export const findBoardClasses = (db: ChannelDb, courseSeqs: readonly CourseSeq[] | null) =>
  tables(db)
    .selectFrom('courses')
    .select(['courseSeq', 'title'])
    .where('state', '!=', 'PURGED')
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('communityBoards')
          .select('communityBoards.boardSeq')
          .whereRef('communityBoards.channelSeq', '=', 'courses.channelSeq')
          .whereRef('communityBoards.courseSeq', '=', 'courses.courseSeq'),
      ),
    )
    .$if(courseSeqs !== null, (own) => own.where('courseSeq', '=', sql<CourseSeq>`any(${courseSeqs})`))
    .orderBy('title')
    .orderBy('courseSeq')
    .limit(MAX_CLASSES_TO_CHOOSE)
    .execute()
