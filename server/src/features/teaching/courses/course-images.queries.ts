import { sql } from 'kysely'
import type { SentPicture } from 'contract/values/sent-images'
import type { CourseSeq } from 'contract/values/ids'
import type { ChannelDb, ChannelTx } from '../../../platform/db/channel-db.ts'
import { tables } from '../../../platform/db/tables.ts'

/** The pictures after the first of a course, in order. */
export const findPicturesOf = (db: ChannelDb, courseSeq: CourseSeq) =>
  tables(db)
    .selectFrom('coursePictures')
    .select(['fileSeq', 'altText'])
    .where('courseSeq', '=', courseSeq)
    .orderBy('sort')
    .execute()

/** Replaces all of them. */
export async function replacePictures(tx: ChannelTx, courseSeq: CourseSeq, pictures: SentPicture[]) {
  await tables(tx).deleteFrom('coursePictures').where('courseSeq', '=', courseSeq).execute()
  if (pictures.length === 0) return
  const rows = pictures.map((picture, at) => ({ ...picture, courseSeq, sort: at + 1 }))
  await tables(tx).insertInto('coursePictures').values(rows).execute()
}

export async function deletePicturesOf(tx: ChannelTx, courseSeqs: CourseSeq[]) {
  const gone = await tables(tx)
    .deleteFrom('coursePictures')
    .where('courseSeq', '=', sql<CourseSeq>`any(${courseSeqs})`)
    .returning('fileSeq')
    .execute()
  return gone.map(({ fileSeq }) => fileSeq)
}
