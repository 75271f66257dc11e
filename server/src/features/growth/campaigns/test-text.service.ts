import type { z } from 'zod'
import { mobileNumber } from 'contract/growth/alimtalk/alimtalk.rules'
import type { TextMessage } from 'contract/growth/campaigns/schemas'
import { textKindOf, wholeTextFor } from 'contract/growth/campaigns/text-messages.rules'
import type { MemberContext } from '../../../platform/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { findPeople } from '../../people/accounts/accounts.public.ts'
import { checkPace, orRefused } from '../alimtalk/alimtalk.public.ts'
import { checkImage, getTextSender } from './campaign-message.service.ts'
import { imageIdFor } from './images.service.ts'

/** Sends a text message to the caller, as if they were one of its receivers. docs/rules.md R-1262. */
export async function testText(ctx: MemberContext, message: z.output<typeof TextMessage>) {
  const { imageFileSeq } = message
  await checkPace(ctx)
  const sender = await getTextSender(ctx, message)
  const [person] = await findPeople(ctx.db, [ctx.user.userSeq])
  const to = mobileNumber(person?.phone ?? null)
  if (to === null) throw refuse('ALIMTALK_PHONE_MISSING')
  const text = wholeTextFor(ctx.user.name, { ...message, ...sender, text: message.text })
  const kind = textKindOf(text, imageFileSeq !== null)
  if (kind === null) throw refuse('TEXT_TOO_LONG')
  const picture = imageFileSeq === null ? null : { fileSeq: imageFileSeq, use: 'SMS' as const }
  if (picture) await ctx.transaction((tx) => checkImage(tx, picture.fileSeq, picture.use))
  const imageId = picture && (await orRefused(imageIdFor(ctx, sender, picture), 'FRIENDTALK_IMAGE_REFUSED'))
  const key = `test:${ctx.user.userSeq}`
  const sent = sender.service.sendTexts([{ key, to, from: sender.senderNumber, text, kind, imageId }])
  const [result] = await orRefused(sent, 'ALIMTALK_MESSAGE_REFUSED')
  if (result?.state !== 'ACCEPTED') throw refuse('ALIMTALK_MESSAGE_REFUSED')
  ctx.audit.record({})
  return { phoneEnd: to.slice(-4) }
}
