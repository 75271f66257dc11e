import { sql } from 'kysely'
import type { Currency, CourseSeq, FileImportSeq, ImportedSaleSeq, UserSeq } from 'contract/values/ids'
import type { ChannelDb, ChannelTx } from '../../../platform/db/channel-db.ts'
import { tables } from '../../../platform/db/tables.ts'

interface Named {
  position: number
  name: string
  rowCount: number
  courseSeq: CourseSeq | null
}
/** The classes that a file names, in place of those before. */
export async function replaceCourses(tx: ChannelTx, fileImportSeq: FileImportSeq, courses: readonly Named[]) {
  await tables(tx).deleteFrom('fileImportCourses').where('fileImportSeq', '=', fileImportSeq).execute()
  if (courses.length === 0) return
  await tables(tx)
    .insertInto('fileImportCourses')
    .values(courses.map((one) => ({ ...one, fileImportSeq })))
    .execute()
}
export const findCourses = (db: ChannelDb, fileImportSeq: FileImportSeq) =>
  tables(db)
    .selectFrom('fileImportCourses')
    .select(['position', 'name', 'rowCount', 'courseSeq'])
    .where('fileImportSeq', '=', fileImportSeq)
    .orderBy('position')
    .execute()
export const findCoursePage = (
  db: ChannelDb,
  fileImportSeq: FileImportSeq,
  { page, size }: { page: number; size: number },
) =>
  tables(db)
    .selectFrom('fileImportCourses')
    .leftJoin('courses', (join) =>
      join
        .onRef('courses.channelSeq', '=', 'fileImportCourses.channelSeq')
        .onRef('courses.courseSeq', '=', 'fileImportCourses.courseSeq'),
    )
    .select([
      'fileImportCourses.position',
      'fileImportCourses.name',
      'fileImportCourses.rowCount',
      'fileImportCourses.courseSeq',
      'courses.title',
    ])
    .where('fileImportSeq', '=', fileImportSeq)
    .orderBy('position')
    .limit(size)
    .offset((page - 1) * size)
    .execute()
export async function countCourses(db: ChannelDb, fileImportSeq: FileImportSeq) {
  const { count } = await tables(db)
    .selectFrom('fileImportCourses')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('fileImportSeq', '=', fileImportSeq)
    .executeTakeFirstOrThrow()
  return count
}
export async function setCourse(
  tx: ChannelTx,
  {
    fileImportSeq,
    position,
    courseSeq,
  }: Pick<Named, 'position' | 'courseSeq'> & { fileImportSeq: FileImportSeq },
) {
  const { numUpdatedRows } = await tables(tx)
    .updateTable('fileImportCourses')
    .set({ courseSeq })
    .where('fileImportSeq', '=', fileImportSeq)
    .where('position', '=', position)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/** Published classes that bear one of these titles or numbers, or that were made of a file under such a number. */
export function findNamedCourses(db: ChannelDb, names: string[]) {
  const given = sql`any(${names})`
  return tables(db)
    .selectFrom('courses')
    .leftJoin('importedCourses', (join) =>
      join
        .onRef('importedCourses.channelSeq', '=', 'courses.channelSeq')
        .onRef('importedCourses.courseSeq', '=', 'courses.courseSeq'),
    )
    .select(['courses.courseSeq', 'courses.title', 'importedCourses.importKey'])
    .where('courses.state', '=', 'PUBLISHED')
    .where(
      sql<boolean>`(courses.title = ${given} or courses.course_seq::text = ${given}
        or imported_courses.import_key = any(${names.map((name) => `code:${name.toLowerCase()}`)}))`,
    )
    .orderBy('courses.courseSeq')
    .execute()
}

interface NewSale {
  importKey: string
  name: string
  email: string
  courseSeq: CourseSeq
  soldOn: string | null
  amount: number | null
  currency: Currency
  untilOn: string | null
  addsSeats: boolean
  importedByUserSeq: UserSeq
  importedAt: Date
}
/** Keeps a sale once; nothing where it was kept before and no longer waits. */
export async function saveSale(tx: ChannelTx, sale: NewSale & { state: 'WAITING' | 'RECORDED' }) {
  const saved = await tables(tx)
    .insertInto('importedSales')
    .values(sale)
    .onConflict((same) =>
      same
        .columns(['channelSeq', 'importKey'])
        .doUpdateSet({ importedAt: sale.importedAt, addsSeats: sale.addsSeats })
        .where('importedSales.state', '=', 'WAITING'),
    )
    .returning('importedSaleSeq')
    .executeTakeFirst()
  return saved?.importedSaleSeq
}
export const markPlaced = (tx: ChannelTx, importedSaleSeq: ImportedSaleSeq, userSeq: UserSeq) =>
  tables(tx)
    .updateTable('importedSales')
    .set({ state: 'PLACED', userSeq })
    .where('importedSaleSeq', '=', importedSaleSeq)
    .execute()
export const removeSale = (tx: ChannelTx, importedSaleSeq: ImportedSaleSeq) =>
  tables(tx)
    .deleteFrom('importedSales')
    .where('importedSaleSeq', '=', importedSaleSeq)
    .where('state', '=', 'WAITING')
    .execute()

/** Sales that wait for members who are there by now: with the address, which is proved to be theirs. */
export const findClaimed = (
  db: ChannelDb,
  { after = 0, only, userSeq }: { after?: number; only?: ImportedSaleSeq; userSeq?: UserSeq | undefined },
) =>
  tables(db)
    .selectFrom('importedSales')
    .innerJoin('users', 'users.email', 'importedSales.email')
    .innerJoin('members', (join) =>
      join
        .onRef('members.channelSeq', '=', 'importedSales.channelSeq')
        .onRef('members.userSeq', '=', 'users.userSeq'),
    )
    .select([
      'importedSales.importedSaleSeq',
      'importedSales.courseSeq',
      'importedSales.untilOn',
      'importedSales.addsSeats',
      'users.userSeq',
      'users.name',
      'users.email',
      'users.phone',
    ])
    .where('importedSales.state', '=', 'WAITING')
    .where('members.status', '=', 'ACTIVE')
    .where('users.emailVerifiedAt', 'is not', null)
    .where(sql<boolean>`imported_sales.imported_sale_seq > ${after}`)
    .$if(only !== undefined, (all) =>
      all.where(sql<boolean>`imported_sales.imported_sale_seq = ${only ?? null}`),
    )
    .$if(userSeq !== undefined, (all) => all.where(sql<boolean>`users.user_seq = ${userSeq ?? null}`))
    .orderBy('importedSales.importedSaleSeq')
    .limit(200)
    .execute()
export type ClaimedSale = Awaited<ReturnType<typeof findClaimed>>[number]

export async function deleteWaitingBefore(tx: ChannelTx, before: Date) {
  await tables(tx)
    .deleteFrom('importedSales')
    .where('state', '=', 'WAITING')
    .where('importedAt', '<', before)
    .execute()
}
/** Who bought is no longer named; what was sold stays. */
export const anonymizeSales = (tx: ChannelTx, userSeq: UserSeq) =>
  tables(tx)
    .updateTable('importedSales')
    .set({ name: '', email: '' })
    .where('userSeq', '=', userSeq)
    .execute()

export const findSales = (db: ChannelDb, { page, size }: { page: number; size: number }) =>
  tables(db)
    .selectFrom('importedSales')
    .innerJoin('courses', (join) =>
      join
        .onRef('courses.channelSeq', '=', 'importedSales.channelSeq')
        .onRef('courses.courseSeq', '=', 'importedSales.courseSeq'),
    )
    .select([
      'importedSales.importedSaleSeq',
      'importedSales.state',
      'importedSales.name',
      'importedSales.email',
      'courses.title',
      'importedSales.soldOn',
      'importedSales.amount',
      'importedSales.currency',
      'importedSales.untilOn',
      'importedSales.importedAt',
    ])
    .orderBy('importedSales.importedSaleSeq', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute()
export async function countSales(db: ChannelDb) {
  const { count } = await tables(db)
    .selectFrom('importedSales')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** The rows of people who have no account yet, by their positions. */
export const findWaitingRows = (
  db: ChannelDb,
  fileImportSeq: FileImportSeq,
  { after, limit }: { after: number; limit: number },
) =>
  tables(db)
    .selectFrom('fileImportRows')
    .select(['position', 'rowNo', 'cells'])
    .where('fileImportSeq', '=', fileImportSeq)
    .where('outcome', '=', 'WAITING')
    .where('position', '>', after)
    .orderBy('position')
    .limit(limit)
    .execute()
