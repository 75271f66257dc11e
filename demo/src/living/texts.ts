import { CampaignInput } from 'contract/growth/campaigns/schemas'
import { connect, saveTextSender } from 'server/src/features/growth/alimtalk/account.service.ts'
import { createCampaign, sendCampaign } from 'server/src/features/growth/campaigns/campaigns.service.ts'
import { uploadImage } from 'server/src/features/growth/campaigns/images.service.ts'
import { addSegmentMembers, createSegment } from 'server/src/features/growth/segments/segments.service.ts'
import { SANDBOX_KEY } from 'server/src/platform/phone-messages/sandbox-phone.ts'
import type { PhotoName } from '../pictures.ts'
import type { actingIn } from './acting.ts'
import type { When } from './life.ts'
import { sendPhoto } from './sending.ts'

/** A text message with a picture, to members whom staff chose. */
export interface DemoText {
  at: When
  name: string
  segment: string
  to: readonly string[]
  text: string
  photo: PhotoName
}
/** Numbers that nobody has. */
const SENDER = { senderNumber: '020000000', refusalNumber: null }
/** As an account at Solapi would pay, in won. */
const unitPrices = { ALIMTALK: 13, FRIENDTALK: 15, FRIENDTALK_IMAGE: 23, SMS: 18, LMS: 45, MMS: 110 }

/** It arrives on the phone of the sandbox once the server works; nothing is sent where there is none. */
export async function sendText(as: ReturnType<typeof actingIn>, owner: string, message: DemoText) {
  const { at, name, text, photo } = message
  const ctx = as(owner, at)
  if (!ctx.ports.sandboxPhone) return
  await connect(ctx, { apiKey: SANDBOX_KEY, apiSecret: SANDBOX_KEY })
  await saveTextSender(ctx, { ...SENDER, unitPrices })
  const { segmentSeq } = await createSegment(ctx, { kind: 'MANUAL', name: message.segment })
  const receivers = message.to.map((one) => as(one, at).user.userSeq)
  await addSegmentMembers(ctx, segmentSeq, receivers)
  const imageFileSeq = await sendPhoto(ctx, photo, 'board')
  await uploadImage(ctx, imageFileSeq, 'SMS')
  const audience = { conditions: [] }
  const input = { name, text, segmentSeq, audience, imageFileSeq, channelType: 'SMS', isAd: false }
  const { campaignId } = await createCampaign(ctx, CampaignInput.parse(input))
  await sendCampaign(ctx, campaignId, null)
}
