import type { InformationDraft } from 'contract/teaching/courses/drafts.schemas'
import type { CourseSeq } from 'contract/values/ids'
import type { Context, MemberContext } from '../../../platform/context.ts'
import type { ChannelDb, ChannelTx } from '../../../platform/db/channel-db.ts'
import { refuse } from '../../../platform/refuse.ts'
import { fileUrl, findVariants, isSentBy, replaceImages } from '../../system/files/files.public.ts'
import { findPicturesOf, replacePictures } from './course-images.queries.ts'
import type { CourseRow } from './courses.public.ts'

const THUMB_WIDTH = 640

/** The pictures after the first one, for the course page. */
export async function galleryOf({ db, channelSeq }: Context, courseSeq: CourseSeq) {
  const pictures = await findPicturesOf(db, courseSeq)
  const variants = await findVariants(
    db,
    channelSeq,
    pictures.map(({ fileSeq }) => fileSeq),
  )
  return pictures.map(({ fileSeq, altText }) => ({ altText, variants: variants.get(fileSeq) ?? [] }))
}
/** The same for its settings. */
export const picturesToEdit = async ({ channelSeq }: Context, courseSeq: CourseSeq, db: ChannelDb) =>
  (await findPicturesOf(db, courseSeq)).map((picture) => ({
    ...picture,
    url: fileUrl(channelSeq, picture.fileSeq, THUMB_WIDTH),
  }))

/** Saves the first picture and the others; an omitted list of others stays. docs/rules.md R-401. */
export async function changePictures(
  ctx: MemberContext,
  tx: ChannelTx,
  {
    course: { courseSeq, imageFileSeq },
    draft,
  }: {
    course: Pick<CourseRow, 'courseSeq' | 'imageFileSeq'>
    draft: Pick<InformationDraft, 'imageFileSeq' | 'pictures'>
  },
) {
  const behind = await findPicturesOf(tx, courseSeq)
  const next = draft.pictures ?? behind
  const before = [imageFileSeq, ...behind.map(({ fileSeq }) => fileSeq)]
  const after = [draft.imageFileSeq, ...next.map(({ fileSeq }) => fileSeq)]
  // Class staff may use pictures they uploaded themselves, and may not replace those of others.
  if (ctx.user.role === null) {
    for (const fresh of after) {
      if (fresh === null || before.includes(fresh)) continue
      if (!(await isSentBy(tx, fresh, ctx.user.userSeq))) throw refuse('BAD_INPUT')
    }
  }
  await replaceImages(tx, { before, after, now: ctx.now(), kinds: ['course'] })
  if (draft.pictures) await replacePictures(tx, courseSeq, draft.pictures)
}
