import { mobileNumber } from 'contract/growth/alimtalk/alimtalk.rules'
import { filled, variableValues, type PictureUse } from 'contract/growth/campaigns/campaigns.rules'
import { textKindOf, wholeTextFor } from 'contract/growth/campaigns/text-messages.rules'
import type { FileSeq } from 'contract/values/ids'
import type { Context } from '../../../platform/context.ts'
import {
  PhoneServiceRefused,
  PhoneServiceUnreachable,
  type PhoneResult,
} from '../../../platform/phone-messages/phone-messages.ts'
import { getBrand } from '../../site/sites/sites.public.ts'
import { findAlimtalkTemplate, findSender, findTextSender } from '../alimtalk/alimtalk.public.ts'
import type { Cause } from './causes.rules.ts'
import type { WholeCampaign } from './campaigns.queries.ts'
import { imageIdFor } from './images.service.ts'
import { HANDED_OVER_WITHIN_MS, keyOf } from './lost-calls.rules.ts'
import { markOf } from './lost-calls.service.ts'
import type { MessageResult, Receiver } from './messages.queries.ts'
import { waysOut } from './sending.rules.ts'

interface Taker {
  person: Receiver
  cause: Cause
}
export interface Delivered {
  /** Without those that were handed over and not answered. */
  results: MessageResult[]
  /** Why none was taken and none will be until staff do something: a code of the service, or `NO_ACCOUNT`. */
  refusal: string | null
  /** The account at the reseller that took messages; null where none did. */
  apiKey: string | null
}
type Sender = NonNullable<Awaited<ReturnType<typeof findSender>>>
/** Hands messages over in one call; made before, so that what fails until then has sent nothing. */
interface Call {
  apiKey: string
  handOver: (takers: readonly Taker[]) => Promise<PhoneResult[]>
}

/**
 * Hands messages to phones over in one call. A call without an answer may have been carried out: its messages stay claimed and are looked for
 * at the service later.
 * What refuses the whole call, such as a key or an empty balance, would refuse all others: their messages wait. docs/rules.md R-1131.
 */
export async function deliverToPhones(
  ctx: Context,
  campaign: WholeCampaign,
  { takers, claimedAt }: { takers: readonly Taker[]; claimedAt: Date },
): Promise<Delivered> {
  if (takers.length === 0) return nothing
  const all = (result: Ending, refusal: string | null = null): Delivered => ({
    results: takers.map(({ person: { userSeq }, cause }) => ({ userSeq, cause, ...result })),
    refusal,
    apiKey: null,
  })
  const mark = markOf(ctx, campaign.campaignSeq)
  const keyFor = ({ person: { userSeq }, cause }: Taker) => keyOf(mark, { userSeq, cause })
  let isHandedOver = false
  try {
    const addressOf: AddressOf = (taker) => ({
      key: keyFor(taker),
      to: mobileNumber(taker.person.phone) ?? '',
    })
    const call = await callOf(ctx, campaign, addressOf)
    if (!call) return all(handedBack, waysOut.noAccount)
    if (ctx.now().getTime() - claimedAt.getTime() > HANDED_OVER_WITHIN_MS) return nothing
    isHandedOver = true
    const results = await call.handOver(takers)
    const byKey = new Map(results.map((result) => [result.key, result]))
    const ended = takers.flatMap((taker): MessageResult[] => {
      const result = byKey.get(keyFor(taker))
      const { person, cause } = taker
      return result ? [{ userSeq: person.userSeq, cause, ...endingOf(result) }] : []
    })
    return { results: ended, refusal: null, apiKey: call.apiKey }
  } catch (error) {
    if (error instanceof PhoneServiceUnreachable) return isHandedOver ? nothing : all(handedBack)
    if (!(error instanceof PhoneServiceRefused)) throw error
    // Nothing was taken. Too many requests end by themselves; keys and money are a matter of staff.
    return all(handedBack, error.retryAfter === null ? error.code : null)
  }
}

/** Null where the site has no account for it any more. */
async function callOf(ctx: Context, campaign: WholeCampaign, addressOf: AddressOf): Promise<Call | null> {
  if (campaign.channelType === 'SMS') return textCall(ctx, campaign, addressOf)
  const sender = await findSender(ctx)
  if (!sender) return null
  return campaign.channelType === 'ALIMTALK'
    ? alimTalkCall(ctx, campaign, { ...sender, addressOf })
    : friendTalkCall(ctx, campaign, { ...sender, addressOf })
}

type AddressOf = (taker: Taker) => { key: string; to: string }

async function alimTalkCall(
  ctx: Context,
  { alimtalkTemplateSeq }: WholeCampaign,
  { apiKey, service, addressOf }: Sender & { addressOf: AddressOf },
): Promise<Call | null> {
  const template = alimtalkTemplateSeq && (await findAlimtalkTemplate(ctx.db, alimtalkTemplateSeq))
  if (!template || !template.templateId || !template.pfId) return null
  const { templateId, pfId } = template
  const { siteName } = await getBrand(ctx)
  const messageFor = (taker: Taker) => ({
    ...addressOf(taker),
    pfId,
    templateId,
    variables: variableValues(taker.person.name, siteName),
  })
  return { apiKey, handOver: (takers) => service.sendAlimTalks(takers.map(messageFor)) }
}

const pictureOf = async (
  ctx: Context,
  account: Pick<Sender, 'apiKey' | 'service'>,
  { imageFileSeq, use }: { imageFileSeq: FileSeq | null; use: PictureUse },
) => (imageFileSeq === null ? null : imageIdFor(ctx, account, { fileSeq: imageFileSeq, use }))

/** docs/rules.md R-1095. */
async function friendTalkCall(
  ctx: Context,
  { content, buttons, imageFileSeq }: WholeCampaign,
  sender: Sender & { addressOf: AddressOf },
): Promise<Call> {
  const { apiKey, service, pfId, addressOf } = sender
  const imageId = await pictureOf(ctx, sender, { imageFileSeq, use: 'FRIENDTALK' })
  const { siteName } = await getBrand(ctx)
  const messageFor = (taker: Taker) => ({
    ...addressOf(taker),
    pfId,
    text: filled(content, variableValues(taker.person.name, siteName)),
    imageId,
    buttons,
  })
  return { apiKey, handOver: (takers) => service.sendFriendTalks(takers.map(messageFor)) }
}

/** Who has a name that makes the text too long gets none. docs/rules.md R-1098. */
async function textCall(
  ctx: Context,
  { content, isAd, imageFileSeq }: WholeCampaign,
  addressOf: AddressOf,
): Promise<Call | null> {
  const sender = await findTextSender(ctx)
  if (!sender) return null
  const { apiKey, service, senderNumber, refusalNumber } = sender
  if (isAd && refusalNumber === null) return null
  const { siteName } = await getBrand(ctx)
  const imageId = await pictureOf(ctx, sender, { imageFileSeq, use: 'SMS' })
  const handOver: Call['handOver'] = async (takers) => {
    const messages = takers.flatMap((taker) => {
      const text = wholeTextFor(taker.person.name, { text: content, isAd, siteName, refusalNumber })
      const kind = textKindOf(text, imageId !== null)
      return kind === null ? [] : [{ ...addressOf(taker), from: senderNumber, text, kind, imageId }]
    })
    const results = messages.length === 0 ? [] : await service.sendTexts(messages)
    const tooLong = takers.map(addressOf).filter(({ key }) => messages.every((one) => one.key !== key))
    return [
      ...results,
      ...tooLong.map(({ key }) => ({ key, state: 'REFUSED' as const, code: waysOut.tooLong })),
    ]
  }
  return { apiKey, handOver }
}

const nothing: Delivered = { results: [], refusal: null, apiKey: null }
const handedBack = { state: 'QUEUED', isServerDown: true } as const

type Ending =
  | { state: 'SENT'; phone: { messageId: string; groupId: string | null } }
  | { state: 'FAILED'; reason: string }
  | { state: 'QUEUED'; isServerDown: boolean }
function endingOf(result: PhoneResult): Ending {
  if (result.state === 'REFUSED') return { state: 'FAILED', reason: result.code }
  const { messageId, groupId } = result
  return { state: 'SENT', phone: { messageId, groupId } }
}
