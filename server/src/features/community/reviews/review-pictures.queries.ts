import { sql } from 'kysely'
import type { EvaluationSeq, FileSeq, UserSeq } from 'contract/values/ids'
import type { SentPicture } from 'contract/values/sent-images'
import type { ChannelDb, ChannelTx } from '../../../platform/db/channel-db.ts'
import { tables } from '../../../platform/db/tables.ts'

export const findPictures = (db: ChannelDb, evaluationSeqs: EvaluationSeq[]) =>
  tables(db)
    .selectFrom('reviewPictures')
    .select(['evaluationSeq', 'fileSeq', 'altText'])
    .where('evaluationSeq', '=', sql<EvaluationSeq>`any(${evaluationSeqs})`)
    .orderBy('evaluationSeq')
    .orderBy('sort')
    .execute()

/** In the order sent. Returns how many were inserted: a picture belongs to one review only. */
export async function insertPictures(tx: ChannelTx, evaluationSeq: EvaluationSeq, pictures: SentPicture[]) {
  if (pictures.length === 0) return 0
  const taken = await tables(tx)
    .insertInto('reviewPictures')
    .values(pictures.map((picture, at) => ({ ...picture, evaluationSeq, sort: at + 1 })))
    .onConflict((same) => same.doNothing())
    .returning('fileSeq')
    .execute()
  return taken.length
}
const seqsOf = (rows: { fileSeq: FileSeq }[]) => rows.map(({ fileSeq }) => fileSeq)
export const deletePictures = async (tx: ChannelTx, evaluationSeq: EvaluationSeq) =>
  seqsOf(
    await tables(tx)
      .deleteFrom('reviewPictures')
      .where('evaluationSeq', '=', evaluationSeq)
      .returning('fileSeq')
      .execute(),
  )
/** Of all reviews of a person. */
export const deletePicturesOf = async (tx: ChannelTx, userSeq: UserSeq) =>
  seqsOf(
    await tables(tx)
      .deleteFrom('reviewPictures')
      .where('evaluationSeq', 'in', (found) =>
        found.selectFrom('reviews').select('evaluationSeq').where('userSeq', '=', userSeq),
      )
      .returning('fileSeq')
      .execute(),
  )
