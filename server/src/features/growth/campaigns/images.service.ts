import { friendtalkImage, imageFault } from 'contract/growth/campaigns/friendtalk.rules'
import type { FileSeq } from 'contract/values/ids'
import type { Context, MemberContext } from '../../../platform/context.ts'
import { drawJpeg, TooManyBytes } from '../../../platform/files/images.ts'
import { refuse } from '../../../platform/refuse.ts'
import { findVariants, readPicture } from '../../system/files/files.public.ts'
import { checkPace, getSender, orRefused } from '../alimtalk/alimtalk.public.ts'
import { forgetLater } from './images.jobs.ts'
import { findImage, saveImage } from './images.queries.ts'

type Sender = Pick<Awaited<ReturnType<typeof getSender>>, 'apiKey' | 'service'>

/** Takes an uploaded picture for friend-talk: within the limits of Kakao, and handed over to it. docs/rules.md R-1096. */
export async function uploadImage(ctx: MemberContext, fileSeq: FileSeq) {
  await checkPace(ctx)
  const sender = await getSender(ctx)
  const picture = await readPicture(ctx, fileSeq, 'board')
  if (imageFault(picture) !== null) throw refuse('FRIENDTALK_IMAGE_UNFIT')
  await orRefused(imageIdFor(ctx, sender, fileSeq), 'FRIENDTALK_IMAGE_REFUSED')
  return viewOf(ctx, fileSeq)
}

/** What this account calls the picture. One that it does not have yet, as after other keys were connected, is handed over to it. */
export async function imageIdFor(ctx: Context, { apiKey, service }: Sender, fileSeq: FileSeq) {
  const known = await findImage(ctx.db, fileSeq)
  if (known?.apiKey === apiKey) return known.imageId
  const { webp } = await readPicture(ctx, fileSeq, 'board')
  const jpeg = await drawJpeg(webp, friendtalkImage.maxBytes).catch((error: unknown) => {
    throw error instanceof TooManyBytes ? refuse('FRIENDTALK_IMAGE_UNFIT') : error
  })
  const { imageId } = await service.uploadImage({ name: `${fileSeq}.jpg`, jpeg })
  await ctx.transaction(async (tx) => {
    await saveImage(tx, { fileSeq, imageId, apiKey, createdAt: ctx.now() })
    await forgetLater(tx)
  })
  return imageId
}

export async function viewOf(ctx: Context, fileSeq: FileSeq) {
  const variants = await findVariants(ctx.db, ctx.channelSeq, [fileSeq])
  return { fileSeq, url: variants.get(fileSeq)?.at(-1)?.url ?? '' }
}
