import { isPlainText, pictureUseOf, type PictureUse } from 'contract/growth/campaigns/campaigns.rules'
import type { CampaignInput } from 'contract/growth/campaigns/schemas'
import { isTooLongForAll } from 'contract/growth/campaigns/text-messages.rules'
import type { FileSeq } from 'contract/values/ids'
import type { Context } from '../../../platform/context.ts'
import type { ChannelTx } from '../../../platform/db/channel-db.ts'
import { refuse } from '../../../platform/refuse.ts'
import { replaceImages } from '../../system/files/files.public.ts'
import { getBrand } from '../../site/sites/sites.public.ts'
import { findTextSender, getSender, lockApproved } from '../alimtalk/alimtalk.public.ts'
import type { WholeCampaign } from './campaigns.queries.ts'
import { findImage } from './images.queries.ts'

type Attached = Pick<CampaignInput, 'alimtalkTemplateSeq' | 'buttons' | 'imageFileSeq' | 'linkPath'>
const nothing: Attached = { alimtalkTemplateSeq: null, buttons: [], imageFileSeq: null, linkPath: null }
const LONGEST_SUBJECT = 60
/** The beginning of a plain text, which lists show. */
const subjectIn = (text: string) => (text.split('\n')[0] ?? '').slice(0, LONGEST_SUBJECT)

/** What a campaign says, without what belongs to other channels. The text of a mail is cleaned by the caller. */
export async function messageOf(tx: ChannelTx, input: CampaignInput) {
  const { channelType, alimtalkTemplateSeq, text, buttons, imageFileSeq } = input
  if (channelType === 'ALIMTALK' && alimtalkTemplateSeq !== null) {
    const template = await lockApproved(tx, alimtalkTemplateSeq)
    if (!template) throw refuse('ALIMTALK_TEMPLATE_UNAPPROVED')
    return { ...nothing, alimtalkTemplateSeq, subject: template.name, content: template.content }
  }
  if (!isPlainText(channelType)) return nothing
  const plain = { ...nothing, subject: subjectIn(text), content: text }
  if (channelType === 'SITE') return { ...plain, linkPath: input.linkPath }
  const use = pictureUseOf(channelType)
  if (use === null) return plain
  await checkImage(tx, imageFileSeq, use)
  return channelType === 'FRIENDTALK' ? { ...plain, buttons, imageFileSeq } : { ...plain, imageFileSeq }
}

/** PICTURE_MISSING for one that was not uploaded for this use: only then its limits were looked at. */
export async function checkImage(tx: ChannelTx, imageFileSeq: FileSeq | null, use: PictureUse) {
  if (imageFileSeq !== null && !(await findImage(tx, imageFileSeq, use)))
    throw refuse('PICTURE_MISSING', null, { count: 1 })
}

/** Keeps the picture of a friend-talk or a text message, and lets the one of before go. */
export const keepImage = (
  tx: ChannelTx,
  { before, after, now }: { before: FileSeq | null; after: FileSeq | null; now: Date },
) => replaceImages(tx, { before: [before], after: [after], now, kinds: ['board'] })

/** Whether there is somebody who takes its messages. docs/rules.md R-1131. */
export async function checkSendable(ctx: Context, tx: ChannelTx, campaign: WholeCampaign) {
  const { channelType, alimtalkTemplateSeq } = campaign
  if (channelType === 'SITE') return
  if (channelType === 'EMAIL') {
    if (ctx.ports.mailer.kind === 'none') throw refuse('MAIL_SERVER_MISSING')
    return
  }
  if (channelType === 'SMS') return void (await getTextSender(ctx, { ...campaign, text: campaign.content }))
  await getSender(ctx)
  if (alimtalkTemplateSeq !== null && !(await lockApproved(tx, alimtalkTemplateSeq)))
    throw refuse('ALIMTALK_TEMPLATE_UNAPPROVED')
}

/** From where a text message goes out that may: it has all that the law wants of it, and is not too long for everybody. docs/rules.md R-1098. */
export async function getTextSender(ctx: Context, { text, isAd }: { text: string; isAd: boolean }) {
  const sender = await findTextSender(ctx)
  if (!sender) throw refuse('TEXT_SENDER_MISSING')
  if (isAd && sender.refusalNumber === null) throw refuse('TEXT_REFUSAL_MISSING')
  const { siteName } = await getBrand(ctx)
  if (isTooLongForAll({ ...sender, text, isAd, siteName })) throw refuse('TEXT_TOO_LONG')
  return { ...sender, siteName }
}
