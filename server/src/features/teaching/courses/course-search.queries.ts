import { sql } from 'kysely'
import type { CourseSeq, UserSeq } from 'contract/values/ids'
import { publicTypes } from 'contract/values/type-codes'
import { amongCandidates, CANDIDATES } from '../../../platform/db/candidates.ts'
import type { ChannelDb } from '../../../platform/db/channel-db.ts'
import { containing } from '../../../platform/db/containing.ts'
import { tables } from '../../../platform/db/tables.ts'
import type { SearchTerms } from './course-list.queries.ts'

// Search in anything but titles. Short texts are scanned within one site; long ones use their index.

const patterns = ({ words }: SearchTerms) => words.map(containing)
/** Whether a short name contains every word, spelled out or by initial consonants. */
const says = (name: string, terms: SearchTerms) =>
  sql<boolean>`not exists (select from unnest(${patterns(terms)}::text[]) p
    where search_form(${sql.ref(name)}) not like p and initials_of(search_form(${sql.ref(name)})) not like p)`

/** Instructors by name, of public courses that show their instructors. */
export async function findTeachersByName(
  db: ChannelDb,
  terms: SearchTerms,
  most: number,
): Promise<UserSeq[]> {
  const rows = await tables(db)
    .selectFrom('courseStaff')
    .innerJoin('courses', (join) =>
      join
        .onRef('courses.channelSeq', '=', 'courseStaff.channelSeq')
        .onRef('courses.courseSeq', '=', 'courseStaff.courseSeq'),
    )
    .leftJoin('courseSettings', 'courseSettings.courseSeq', 'courses.courseSeq')
    .innerJoin('users', 'users.userSeq', 'courseStaff.userSeq')
    .where('courseStaff.userTypeCd', '=', 'TCH')
    .where('courses.state', '=', 'PUBLISHED')
    .where('courses.publicCd', '=', publicTypes.public)
    .where(sql<boolean>`coalesce(course_settings.tutor_show_yn, 'Y') = 'Y'`)
    .where(says('users.name', terms))
    .groupBy('courseStaff.userSeq')
    .select('courseStaff.userSeq')
    .orderBy((eb) => eb.fn.countAll(), 'desc')
    .orderBy('courseStaff.userSeq')
    .limit(most)
    .execute()
  return rows.map(({ userSeq }) => userSeq)
}

/** Public courses that show these people as instructors, newest first. */
export const findCoursesTaughtBy = (db: ChannelDb, userSeqs: UserSeq[]) =>
  tables(db)
    .selectFrom('courseStaff')
    .innerJoin('courses', (join) =>
      join
        .onRef('courses.channelSeq', '=', 'courseStaff.channelSeq')
        .onRef('courses.courseSeq', '=', 'courseStaff.courseSeq'),
    )
    .leftJoin('courseSettings', 'courseSettings.courseSeq', 'courses.courseSeq')
    .select(['courseStaff.userSeq', 'courses.courseSeq', 'courses.serviceAlias', 'courses.title'])
    .where('courseStaff.userSeq', '=', sql<UserSeq>`any(${userSeqs})`)
    .where('courseStaff.userTypeCd', '=', 'TCH')
    .where('courses.state', '=', 'PUBLISHED')
    .where('courses.publicCd', '=', publicTypes.public)
    .where(sql<boolean>`coalesce(course_settings.tutor_show_yn, 'Y') = 'Y'`)
    .orderBy('courses.byNewest', 'desc')
    .limit(100)
    .execute()

/** Categories with public courses, by name. */
export const findCategoriesByName = (db: ChannelDb, terms: SearchTerms) =>
  tables(db)
    .selectFrom('channelCategories')
    .select('channelCategories.channelCategorySeq')
    .where(says('channelCategories.name', terms))
    .execute()

/** Public courses by their descriptions, with the text; at most `most`. */
export const findByText = (db: ChannelDb, terms: SearchTerms, most: number) =>
  amongCandidates((offset) => readCandidates(db, terms, offset), most)

async function readCandidates(db: ChannelDb, terms: SearchTerms, offset: number) {
  const { rows } = await sql<{
    courseSeq: CourseSeq
    serviceAlias: string | null
    title: string
    said: string | null
  }>`
    with near as materialized (
      select c.channel_seq, c.course_seq
      from course_text_words w cross join lateral (
        select channel_seq, course_seq, by_popularity from courses
        where channel_seq = w.channel_seq and course_seq = w.course_seq
          and state = 'PUBLISHED' and public_cd = '00' offset 0) c
      where w.pieces @> (select search_pieces(bound_channel(), ${terms.words}::text[], false))
      order by c.by_popularity desc, c.course_seq desc limit ${CANDIDATES} offset ${offset}),
    matches as materialized (
      select c.course_seq, c.service_alias, c.title, c.by_popularity, text_of_course(c) as said
      from near join courses c on c.channel_seq = near.channel_seq and c.course_seq = near.course_seq)
    select course_seq, service_alias, title,
      case when search_form(said) like all (${patterns(terms)}::text[]) then said end as said
    from matches order by by_popularity desc, course_seq desc`.execute(tables(db))
  return rows
}
