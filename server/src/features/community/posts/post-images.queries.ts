import { sql } from 'kysely'
import type { SentPicture } from 'contract/values/sent-images'
import type { ClassPostSeq } from 'contract/values/ids'
import type { ChannelDb, ChannelTx } from '../../../platform/db/channel-db.ts'
import { tables } from '../../../platform/db/tables.ts'

/** In the order sent. Returns how many were inserted: a picture belongs to one post only. */
export async function insertPictures(tx: ChannelTx, classPostSeq: ClassPostSeq, pictures: SentPicture[]) {
  const taken = await tables(tx)
    .insertInto('classPostPictures')
    .values(pictures.map((picture, at) => ({ ...picture, classPostSeq, sort: at + 1 })))
    .onConflict((same) => same.doNothing())
    .returning('fileSeq')
    .execute()
  return taken.length
}

export const findPictures = (db: ChannelDb, classPostSeqs: ClassPostSeq[]) =>
  tables(db)
    .selectFrom('classPostPictures')
    .select(['classPostSeq', 'fileSeq', 'altText'])
    .where('classPostSeq', '=', sql<ClassPostSeq>`any(${classPostSeqs})`)
    .orderBy('classPostSeq')
    .orderBy('sort')
    .execute()

export async function deletePictures(tx: ChannelTx, classPostSeq: ClassPostSeq) {
  const gone = await tables(tx)
    .deleteFrom('classPostPictures')
    .where('classPostSeq', '=', classPostSeq)
    .returning('fileSeq')
    .execute()
  return gone.map(({ fileSeq }) => fileSeq)
}
