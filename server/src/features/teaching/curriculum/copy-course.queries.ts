import { sql } from 'kysely'
import type { ClassSeq, CourseSeq, CurriculumSeq } from 'contract/values/ids'
import type { ChannelDb, ChannelTx } from '../../../platform/db/channel-db.ts'
import { tables } from '../../../platform/db/tables.ts'

type ColumnValues = Readonly<Record<string, string | number | boolean | null>>
const numbers = {
  courses: 'course_seq',
  course_rounds: 'class_seq',
  curriculums: 'curriculum_seq',
  course_settings: 'course_seq',
  course_pictures: 'course_seq',
  certificate_rules: 'course_seq',
  attendance_tolerances: 'course_seq',
} as const

/**
 * Copies one row with all columns, including those of later versions, except its number and the values given here. Returns the
 * number of the copy.
 */
async function copyRow<Number extends number>(
  tx: ChannelTx,
  table: keyof typeof numbers,
  { of, given }: { of: number; given: ColumnValues },
) {
  const names = await sql<{ name: string }>`
    select column_name as name from information_schema.columns
    where table_schema = 'public' and table_name = ${table} and is_identity = 'NO' and is_generated = 'NEVER'
    order by ordinal_position`.execute(tables(tx))
  const number = sql.ref(numbers[table])
  const columns = names.rows.map(({ name }) => sql.ref(name))
  const values = names.rows.map(({ name }) => sql.ref(`made.${name}`))
  const { rows } = await sql<{ made: Number }>`
    insert into ${sql.table(table)} (${sql.join(columns)})
    select ${sql.join(values)}
    from ${sql.table(table)} old, jsonb_populate_record(old, ${JSON.stringify(given)}::jsonb) made
    where old.${number} = ${of}
    returning ${number} as made`.execute(tables(tx))
  return rows[0]?.made
}
async function copyOne<Number extends number>(
  tx: ChannelTx,
  table: keyof typeof numbers,
  what: { of: number; given: ColumnValues },
) {
  const made = await copyRow<Number>(tx, table, what)
  if (made === undefined) throw new Error(`nothing to copy: ${table} ${what.of}`)
  return made
}

export const copyCourseRow = (tx: ChannelTx, courseSeq: CourseSeq, given: ColumnValues) =>
  copyOne<CourseSeq>(tx, 'courses', { of: courseSeq, given })
export const copyRoundRow = (tx: ChannelTx, classSeq: ClassSeq, given: ColumnValues) =>
  copyOne<ClassSeq>(tx, 'course_rounds', { of: classSeq, given })
export const copyLessonRow = (tx: ChannelTx, curriculumSeq: CurriculumSeq, given: ColumnValues) =>
  copyOne<CurriculumSeq>(tx, 'curriculums', { of: curriculumSeq, given })

/** Copies the row of a course in another table, if it has one. */
export const copyCourseSide = (
  tx: ChannelTx,
  table: 'course_settings' | 'course_pictures' | 'certificate_rules' | 'attendance_tolerances',
  { from, to }: { from: CourseSeq; to: CourseSeq },
) => copyRow<CourseSeq>(tx, table, { of: from, given: { course_seq: to } })

/** Links the files of a lesson to its copy. */
export const copyFileRows = (tx: ChannelTx, from: CurriculumSeq, to: CurriculumSeq) =>
  sql`insert into curriculum_files (channel_seq, curriculum_seq, file_seq, sort)
    select channel_seq, ${to}, file_seq, sort from curriculum_files where curriculum_seq = ${from}`.execute(
    tables(tx),
  )

/** The dates of a course and of its applications. */
export const findDates = (db: ChannelDb, courseSeq: CourseSeq) =>
  tables(db)
    .selectFrom('courses')
    .innerJoin('courseRounds', (join) =>
      join
        .onRef('courseRounds.courseSeq', '=', 'courses.courseSeq')
        .onRef('courseRounds.partNumber', '=', 'courses.currentPartNumber'),
    )
    .select(['classSeq', 'startAt', 'endAt', 'payStartAt', 'payEndAt', 'discountStartAt', 'discountEndAt'])
    .where('courses.courseSeq', '=', courseSeq)
    .executeTakeFirstOrThrow()
