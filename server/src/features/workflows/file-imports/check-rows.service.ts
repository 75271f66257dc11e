import type { ColumnPositions, ImportKind } from 'contract/workflows/file-imports/file-imports.rules'
import type { CourseSeq, FileImportSeq, UserSeq } from 'contract/values/ids'
import type { ChannelDb, ChannelTx } from '../../../platform/db/channel-db.ts'
import { findStaffSince } from '../../people/members/members.public.ts'
import { courseChecker } from './course-rows.rules.ts'
import { findRowsAfter, setChecks, spreadFaults } from './file-imports.queries.ts'
import { findCourses, findNamedCourses, replaceCourses } from './place-imports.queries.ts'
import { saleChecker, saleOf } from './place-rows.rules.ts'

const CHECKED_AT_ONCE = 500

/** Instructors of the staff, by their addresses. */
export async function teachersOf(db: ChannelDb): Promise<Map<string, UserSeq>> {
  const staff = await findStaffSince(db)
  const masters = staff.filter(({ masterVerifiedAt }) => masterVerifiedAt !== null)
  return new Map(masters.map(({ email, userSeq }) => [email.toLowerCase(), userSeq]))
}

interface Checked {
  fileImportSeq: FileImportSeq
  kind: ImportKind
  columns: ColumnPositions
}
/** Says of every row to which class it belongs and what is wrong with it. docs/rules.md R-1232, R-1234. */
export async function checkRows(tx: ChannelTx, { fileImportSeq, kind, columns }: Checked) {
  if (kind === 'PLACES') await nameCourses(tx, fileImportSeq, columns)
  const check =
    kind === 'PLACES'
      ? saleChecker(columns, await coursesOf(tx, fileImportSeq))
      : courseChecker(columns, { teachers: new Set((await teachersOf(tx)).keys()) })
  for await (const rows of rowsOf(tx, fileImportSeq)) await setChecks(tx, fileImportSeq, rows.map(check))
  if (kind === 'COURSES') await spreadFaults(tx, fileImportSeq)
}

async function* rowsOf(tx: ChannelTx, fileImportSeq: FileImportSeq) {
  for (let after = -1; ;) {
    const rows = await findRowsAfter(tx, fileImportSeq, { after, limit: CHECKED_AT_ONCE })
    const last = rows.at(-1)
    if (!last) return
    yield rows
    after = last.position
  }
}

/** Which class each name in a file means. */
export async function coursesOf(
  db: ChannelDb,
  fileImportSeq: FileImportSeq,
): Promise<Map<string, CourseSeq>> {
  const chosen = await findCourses(db, fileImportSeq)
  return new Map(chosen.flatMap(({ name, courseSeq }) => (courseSeq === null ? [] : [[name, courseSeq]])))
}

/** Lists the classes that the file names. What staff chose stays; others are found by title or number, where only one is meant. */
async function nameCourses(tx: ChannelTx, fileImportSeq: FileImportSeq, columns: ColumnPositions) {
  const names = new Map<string, { position: number; rowCount: number }>()
  for await (const rows of rowsOf(tx, fileImportSeq))
    for (const { position, cells } of rows) {
      const { course } = saleOf(columns, cells)
      const known = names.get(course)
      if (known) known.rowCount += 1
      else if (course !== '') names.set(course, { position, rowCount: 1 })
    }
  const chosen = new Map(
    (await findCourses(tx, fileImportSeq)).map(({ name, courseSeq }) => [name, courseSeq]),
  )
  const meant = meaningOf(await findNamedCourses(tx, [...names.keys()]))
  const courses = [...names].map(([name, row]) => ({
    ...row,
    name,
    courseSeq: chosen.has(name) ? (chosen.get(name) ?? null) : meant(name),
  }))
  await replaceCourses(tx, fileImportSeq, courses)
}

/** The one class that a name means: by its title, its number, or the code by which a file brought it. Null for none, and for several. */
function meaningOf(courses: Awaited<ReturnType<typeof findNamedCourses>>) {
  const meanings = new Map<string, Set<CourseSeq>>()
  const add = (name: string, courseSeq: CourseSeq) => {
    const known = meanings.get(name)
    if (known) known.add(courseSeq)
    else meanings.set(name, new Set([courseSeq]))
  }
  for (const { title, courseSeq, importKey } of courses) {
    add(title, courseSeq)
    add(String(courseSeq), courseSeq)
    if (importKey !== null) add(importKey, courseSeq)
  }
  return (name: string) => {
    const found = [name, `code:${name.toLowerCase()}`].flatMap((key) => [...(meanings.get(key) ?? [])])
    const [only, ...others] = new Set(found)
    return others.length === 0 ? (only ?? null) : null
  }
}
