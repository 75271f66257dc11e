import type { SentPicture } from 'contract/values/sent-images'
import type { ClassPostSeq } from 'contract/values/ids'
import type { Context, MemberContext } from '../../../platform/context.ts'
import type { ChannelTx } from '../../../platform/db/channel-db.ts'
import { groupBy } from '../../../platform/group-by.ts'
import { refuse } from '../../../platform/refuse.ts'
import { findShownVariants, requireSent, replaceImages } from '../../system/files/files.public.ts'
import { deletePictures, findPictures, insertPictures } from './post-images.queries.ts'

/** NOT_FOUND for pictures that the caller did not upload for a post, or that another post shows. */
export async function showPictures(
  ctx: MemberContext,
  tx: ChannelTx,
  { classPostSeq, pictures }: { classPostSeq: ClassPostSeq; pictures: SentPicture[] },
) {
  if (pictures.length === 0) return
  const fileSeqs = pictures.map(({ fileSeq }) => fileSeq)
  await requireSent(tx, { fileSeqs, kind: 'post', userSeq: ctx.user.userSeq })
  const taken = await insertPictures(tx, classPostSeq, pictures)
  if (taken !== pictures.length) throw refuse('NOT_FOUND')
  await replaceImages(tx, { before: [], after: fileSeqs, now: ctx.now(), kinds: ['post'] })
}

/** Releases the pictures of a removed post. */
export async function dropPictures(ctx: Context, tx: ChannelTx, classPostSeq: ClassPostSeq) {
  const before = await deletePictures(tx, classPostSeq)
  await replaceImages(tx, { before, after: [], now: ctx.now() })
}

/** The pictures of each of these posts, for somebody who may read them. */
export async function picturesOf(ctx: Context, classPostSeqs: ClassPostSeq[]) {
  const found = classPostSeqs.length === 0 ? [] : await findPictures(ctx.db, classPostSeqs)
  const variants = await findShownVariants(
    ctx,
    found.map(({ fileSeq }) => fileSeq),
  )
  const groups = groupBy(found, ({ classPostSeq }) => classPostSeq)
  return (classPostSeq: ClassPostSeq) =>
    (groups.get(classPostSeq) ?? []).map(({ fileSeq, altText }) => ({
      altText,
      variants: variants.get(fileSeq) ?? [],
    }))
}
