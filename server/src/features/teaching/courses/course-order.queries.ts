import { sql } from 'kysely'
import type { CourseSeq } from 'contract/values/ids'
import type { ProductKind } from 'contract/values/type-codes'
import type { ChannelDb, ChannelTx } from '../../../platform/db/channel-db.ts'
import { tables } from '../../../platform/db/tables.ts'

interface OfKind {
  productKind: ProductKind
  courseSeqs: CourseSeq[]
}

export const findFirst = (db: ChannelDb, productKind: ProductKind) =>
  tables(db)
    .selectFrom('courses')
    .select(['courseSeq', 'title'])
    .where('sort', '<', 0)
    .where('productKind', '=', productKind)
    .where('state', '=', 'PUBLISHED')
    .orderBy('sort')
    .orderBy('courseSeq')
    .execute()

/** Those of these courses that are of this kind on the site, and whether they are published. */
export const findThese = (db: ChannelDb, { productKind, courseSeqs }: OfKind) =>
  tables(db)
    .selectFrom('courses')
    .select(['courseSeq', 'state'])
    .where('courseSeq', '=', sql<CourseSeq>`any(${courseSeqs})`)
    .where('productKind', '=', productKind)
    .where('state', '!=', 'PURGED')
    .execute()

/** These come first; all others share one value, and first positions are smaller numbers. */
export const updateFirst = (tx: ChannelTx, { productKind, courseSeqs }: OfKind) =>
  sql`update courses c set sort = coalesce(
      (select o.place - ${courseSeqs.length} - 1
       from unnest(${courseSeqs}::bigint[]) with ordinality o(seq, place) where o.seq = c.course_seq), 0)
    where c.product_kind = ${productKind} and (c.sort < 0 or c.course_seq = any(${courseSeqs}::bigint[]))`.execute(
    tables(tx),
  )

/**
 * Whether a main page with so many shows this course: among the most popular, which placed courses lead, or the newest. Packages have
 * a page of their own.
 */
export async function isAmongFirst(
  db: ChannelDb,
  courseSeq: CourseSeq,
  lists: { popular: number; latest: number },
) {
  const { rows } = await sql<{ isShown: boolean }>`select ${courseSeq}::bigint in (
    (select course_seq from courses where state = 'PUBLISHED' and public_cd = '00' and product_kind <> 'PACKAGE'
      order by by_popularity desc, course_seq desc limit ${lists.popular})
    union all
    (select course_seq from courses where state = 'PUBLISHED' and public_cd = '00' and product_kind <> 'PACKAGE'
      order by by_newest desc, course_seq desc limit ${lists.latest})) as is_shown`.execute(tables(db))
  return rows[0]?.isShown === true
}
