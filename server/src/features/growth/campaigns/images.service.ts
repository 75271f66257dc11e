import { friendtalkImage, imageFault } from 'contract/growth/campaigns/friendtalk.rules'
import type { PictureUse } from 'contract/growth/campaigns/campaigns.rules'
import { mmsImage } from 'contract/growth/campaigns/text-messages.rules'
import type { FileSeq } from 'contract/values/ids'
import type { Context, MemberContext } from '../../../platform/context.ts'
import { drawJpeg, drawJpegWithin, TooManyBytes } from '../../../platform/files/images.ts'
import { refuse } from '../../../platform/refuse.ts'
import { findVariants, readPicture } from '../../system/files/files.public.ts'
import { checkPace, getPhoneService, getSender, orRefused } from '../alimtalk/alimtalk.public.ts'
import { forgetLater } from './images.jobs.ts'
import { findImage, saveImage } from './images.queries.ts'

export interface UsedPicture {
  fileSeq: FileSeq
  use: PictureUse
}
type Sender = Pick<Awaited<ReturnType<typeof getSender>>, 'apiKey' | 'service'>

/**
 * Takes an uploaded picture and hands it over: for friend-talk one within the limits of Kakao, for text messages any, which is made to fit.
 * docs/rules.md R-1096, R-1261.
 */
export async function uploadImage(ctx: MemberContext, fileSeq: FileSeq, use: PictureUse) {
  await checkPace(ctx)
  const sender = use === 'SMS' ? await getPhoneService(ctx) : await getSender(ctx)
  const picture = await readPicture(ctx, fileSeq, 'board')
  if (use === 'FRIENDTALK' && imageFault(picture) !== null) throw refuse('FRIENDTALK_IMAGE_UNFIT')
  await orRefused(imageIdFor(ctx, sender, { fileSeq, use }), 'FRIENDTALK_IMAGE_REFUSED')
  return viewOf(ctx, fileSeq)
}

/** What this account calls the picture. One that it does not have yet, as after other keys were connected, is handed over to it. */
export async function imageIdFor(ctx: Context, { apiKey, service }: Sender, { fileSeq, use }: UsedPicture) {
  const known = await findImage(ctx.db, fileSeq, use)
  if (known?.apiKey === apiKey) return known.imageId
  const { webp } = await readPicture(ctx, fileSeq, 'board')
  const drawn = use === 'SMS' ? drawJpegWithin(webp, mmsImage) : drawJpeg(webp, friendtalkImage.maxBytes)
  const jpeg = await drawn.catch((error: unknown) => {
    throw error instanceof TooManyBytes ? refuse('FRIENDTALK_IMAGE_UNFIT') : error
  })
  const { imageId } = await service.uploadImage({ use, name: `${fileSeq}.jpg`, jpeg })
  await ctx.transaction(async (tx) => {
    await saveImage(tx, { fileSeq, usedBy: use, imageId, apiKey, createdAt: ctx.now() })
    await forgetLater(tx)
  })
  return imageId
}

export async function viewOf(ctx: Context, fileSeq: FileSeq) {
  const variants = await findVariants(ctx.db, ctx.channelSeq, [fileSeq])
  return { fileSeq, url: variants.get(fileSeq)?.at(-1)?.url ?? '' }
}
