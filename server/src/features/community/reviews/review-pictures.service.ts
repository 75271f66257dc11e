import type { EvaluationSeq, UserSeq } from 'contract/values/ids'
import type { SentPicture } from 'contract/values/sent-images'
import type { Context, MemberContext } from '../../../platform/context.ts'
import type { ChannelTx } from '../../../platform/db/channel-db.ts'
import { groupBy } from '../../../platform/group-by.ts'
import { refuse } from '../../../platform/refuse.ts'
import { findShownVariants, replaceImages, requireSent } from '../../system/files/files.public.ts'
import { deletePictures, deletePicturesOf, findPictures, insertPictures } from './review-pictures.queries.ts'

interface Pictured {
  evaluationSeq: EvaluationSeq
  pictures: SentPicture[]
}
/**
 * Gives a review these pictures; those that it had before and has no longer are deleted a day later. NOT_FOUND for files that the
 * caller did not upload for a review, or that another one shows. docs/rules.md R-1105.
 */
export async function showPictures(ctx: MemberContext, tx: ChannelTx, { evaluationSeq, pictures }: Pictured) {
  const before = await deletePictures(tx, evaluationSeq)
  const after = pictures.map(({ fileSeq }) => fileSeq)
  const added = after.filter((fileSeq) => !before.includes(fileSeq))
  await requireSent(tx, { fileSeqs: added, kind: 'review', userSeq: ctx.user.userSeq })
  if ((await insertPictures(tx, evaluationSeq, pictures)) !== pictures.length) throw refuse('NOT_FOUND')
  await replaceImages(tx, { before, after, now: ctx.now(), kinds: ['review'] })
}

/** Releases the pictures of a review that is removed. */
export async function dropPictures(ctx: Context, tx: ChannelTx, evaluationSeq: EvaluationSeq) {
  const before = await deletePictures(tx, evaluationSeq)
  await replaceImages(tx, { before, after: [], now: ctx.now() })
}
/** Releases the pictures of a former member; the words stay without a name. */
export async function dropPicturesOf(ctx: Context, tx: ChannelTx, userSeq: UserSeq) {
  const before = await deletePicturesOf(tx, userSeq)
  await replaceImages(tx, { before, after: [], now: ctx.now() })
}

/** Each review with its pictures, for somebody who may read it. */
export async function withPictures<Row extends { evaluationSeq: EvaluationSeq }>(ctx: Context, rows: Row[]) {
  const seqs = rows.map(({ evaluationSeq }) => evaluationSeq)
  const found = seqs.length === 0 ? [] : await findPictures(ctx.db, seqs)
  const variants = await findShownVariants(
    ctx,
    found.map(({ fileSeq }) => fileSeq),
  )
  const groups = groupBy(found, ({ evaluationSeq }) => evaluationSeq)
  return rows.map((row) => ({
    ...row,
    pictures: (groups.get(row.evaluationSeq) ?? []).map(({ fileSeq, altText }) => ({
      fileSeq,
      altText,
      variants: variants.get(fileSeq) ?? [],
    })),
  }))
}
