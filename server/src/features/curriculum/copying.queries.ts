import { sql } from 'kysely'
import type { ClassSeq, CourseSeq, CurriculumSeq } from 'contract/values'
import type { ChannelDb, ChannelTx } from '../../platform/db/channel-db.ts'
import { tables } from '../../platform/db/tables.ts'

type Given = Readonly<Record<string, string | number | boolean | null>>
const numbers = { courses: 'course_seq', course_rounds: 'class_seq', curriculums: 'curriculum_seq' } as const

/**
 * Writes one row once more, with every column a later version may add, but its own number and what is given here.
 * Answers with the number of the new one.
 */
async function copyRow<Number extends number>(
  tx: ChannelTx,
  table: keyof typeof numbers,
  { of, given }: { of: number; given: Given },
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
  const [row] = rows
  if (!row) throw new Error(`nothing to copy: ${table} ${of}`)
  return row.made
}

export const copyCourseRow = (tx: ChannelTx, courseSeq: CourseSeq, given: Given) =>
  copyRow<CourseSeq>(tx, 'courses', { of: courseSeq, given })
export const copyRoundRow = (tx: ChannelTx, classSeq: ClassSeq, given: Given) =>
  copyRow<ClassSeq>(tx, 'course_rounds', { of: classSeq, given })
export const copyLessonRow = (tx: ChannelTx, curriculumSeq: CurriculumSeq, given: Given) =>
  copyRow<CurriculumSeq>(tx, 'curriculums', { of: curriculumSeq, given })

/** When a class takes place and can be applied for. */
export const findDates = (db: ChannelDb, courseSeq: CourseSeq) =>
  tables(db)
    .selectFrom('courses')
    .innerJoin('courseRounds', (join) =>
      join.onRef('courseRounds.courseSeq', '=', 'courses.courseSeq').on('courseRounds.partNumber', '=', 1),
    )
    .select(['classSeq', 'startAt', 'endAt', 'payStartAt', 'payEndAt', 'discountStartAt', 'discountEndAt'])
    .where('courses.courseSeq', '=', courseSeq)
    .executeTakeFirstOrThrow()
