import { z } from 'zod'
import { endpoint } from '../../http/endpoint.ts'
import { currency, instant, nothing, Paged, seq, seqInUrl } from '../../values/ids.ts'
import { AudienceCount, AudienceText } from '../segments/audience.schemas.ts'
import { campaignChannels, campaignStates, pictureUses } from './campaigns.rules.ts'
import {
  Campaign,
  CampaignDetail,
  CampaignHour,
  CampaignImage,
  CampaignInput,
  CampaignMessage,
  MailMessage,
  TextMessage,
  path,
} from './schemas.ts'

const one = `${path}/:campaignId`
const Choice = z.object({
  q: z.string().trim().max(60).optional(),
  state: z.enum(campaignStates).optional(),
  channelType: z.enum(campaignChannels).optional(),
})

/** The newest first. */
export const listCampaigns = endpoint({
  method: 'GET',
  base: 'campaign',
  path,
  access: 'SITE_MARKETING_READ',
  query: Paged.extend(Choice.shape),
  reply: z.object({ list: Campaign.array(), total: z.int() }),
  shows: 'campaigns',
})
/** Campaigns by state. */
export const countCampaigns = endpoint({
  method: 'GET',
  base: 'campaign',
  path: `${path}/count`,
  access: 'SITE_MARKETING_READ',
  reply: z.object({ total: z.int(), counts: z.partialRecord(z.enum(campaignStates), z.int()) }),
  shows: 'campaigns',
})
export const getCampaign = endpoint({
  method: 'GET',
  base: 'campaign',
  path: one,
  access: 'SITE_MARKETING_READ',
  reply: CampaignDetail,
  shows: 'campaigns',
})
export const createCampaign = endpoint({
  method: 'POST',
  base: 'campaign',
  path,
  access: 'SITE_MARKETING_UPDATE',
  action: 'campaigns.createCampaign',
  body: CampaignInput,
  reply: z.object({ campaignId: seq('campaign') }),
  refuses: [
    'PICTURE_MISSING',
    'SEGMENT_MISSING',
    'COUPON_UNKNOWN',
    'ALIMTALK_TEMPLATE_UNAPPROVED',
    'SWITCHED_OFF',
  ],
  touches: ['campaigns'],
})
/** While nobody was sent it. */
export const modifyCampaign = endpoint({
  method: 'PUT',
  base: 'campaign',
  path: one,
  access: 'SITE_MARKETING_UPDATE',
  action: 'campaigns.modifyCampaign',
  body: CampaignInput,
  reply: nothing,
  refuses: [
    'PICTURE_MISSING',
    'CAMPAIGN_BEGUN',
    'SEGMENT_MISSING',
    'COUPON_UNKNOWN',
    'ALIMTALK_TEMPLATE_UNAPPROVED',
  ],
  touches: ['campaigns'],
})
/** Sends it now or at a time; one with an event begins to wait for it. */
export const sendCampaign = endpoint({
  method: 'POST',
  base: 'campaign',
  path: `${one}/send`,
  access: 'SITE_MARKETING_UPDATE',
  action: 'campaigns.sendCampaign',
  /** Null sends it at once. */
  body: z.object({ scheduledAt: instant.nullable() }),
  reply: nothing,
  refuses: [
    'CAMPAIGN_BEGUN',
    'CAMPAIGN_WITHOUT_RECEIVERS',
    'CAMPAIGN_TOO_FAR',
    'MAIL_SERVER_MISSING',
    'SEGMENT_MISSING',
    'ALIMTALK_NOT_CONNECTED',
    'ALIMTALK_TEMPLATE_UNAPPROVED',
    'TEXT_SENDER_MISSING',
    'TEXT_REFUSAL_MISSING',
    'TEXT_TOO_LONG',
    'SWITCHED_OFF',
  ],
  touches: ['campaigns'],
})
/** Pauses what is planned or being sent, and goes on with what is paused. */
export const toggleCampaign = endpoint({
  method: 'POST',
  base: 'campaign',
  path: `${one}/active`,
  access: 'SITE_MARKETING_UPDATE',
  action: 'campaigns.toggleCampaign',
  body: z.object({ isActive: z.boolean() }),
  reply: nothing,
  refuses: ['CAMPAIGN_OVER'],
  touches: ['campaigns'],
})
/** Ends it for good; what was not sent is never sent. */
export const stopCampaign = endpoint({
  method: 'POST',
  base: 'campaign',
  path: `${one}/stop`,
  access: 'SITE_MARKETING_UPDATE',
  action: 'campaigns.stopCampaign',
  reply: nothing,
  refuses: ['CAMPAIGN_OVER'],
  touches: ['campaigns'],
})
/** One that is being sent has to be stopped before. */
export const deleteCampaign = endpoint({
  method: 'DELETE',
  base: 'campaign',
  path: one,
  access: 'SITE_MARKETING_UPDATE',
  action: 'campaigns.deleteCampaign',
  reply: nothing,
  refuses: ['CAMPAIGN_UNDER_WAY'],
  touches: ['campaigns'],
})
/**
 * Hands an uploaded picture over to Kakao, for friend-talk. The file is one that the caller sent to `upload-url` as `kind=board`. Repeating it hands
 * nothing over again. docs/rules.md R-1096.
 */
export const uploadCampaignImage = endpoint({
  method: 'POST',
  base: 'campaign',
  path: `${path}/images`,
  access: 'SITE_MARKETING_UPDATE',
  action: 'campaigns.uploadCampaignImage',
  featureSwitch: 'PHONE_CAMPAIGNS',
  body: z.object({ fileSeq: seq('file'), channelType: z.enum(pictureUses).default('FRIENDTALK') }),
  reply: CampaignImage,
  refuses: [
    'NOT_FOUND',
    'FRIENDTALK_IMAGE_UNFIT',
    'FRIENDTALK_IMAGE_REFUSED',
    'ALIMTALK_NOT_CONNECTED',
    'ALIMTALK_KEYS_REFUSED',
    'ALIMTALK_UNREACHABLE',
    'TOO_MANY_REQUESTS',
  ],
})
/** Sends it to the caller alone. */
export const testCampaign = endpoint({
  method: 'POST',
  base: 'campaign',
  path: `${path}/test`,
  access: 'SITE_MARKETING_UPDATE',
  action: 'campaigns.testCampaign',
  body: MailMessage.extend({ isAd: z.boolean() }),
  reply: z.object({ email: z.string() }),
  refuses: ['PICTURE_MISSING', 'MAIL_SERVER_MISSING', 'TOO_MANY_REQUESTS'],
})
/** Sends a text message, with its picture if it has one, to the number of the caller alone. docs/rules.md R-1262. */
export const testCampaignText = endpoint({
  method: 'POST',
  base: 'campaign',
  path: `${path}/test/text`,
  access: 'SITE_MARKETING_UPDATE',
  action: 'campaigns.testCampaignText',
  featureSwitch: 'PHONE_CAMPAIGNS',
  body: TextMessage,
  /** The last four digits of the number it went to. */
  reply: z.object({ phoneEnd: z.string() }),
  refuses: [
    'TEXT_SENDER_MISSING',
    'TEXT_REFUSAL_MISSING',
    'TEXT_TOO_LONG',
    'PICTURE_MISSING',
    'FRIENDTALK_IMAGE_REFUSED',
    'ALIMTALK_PHONE_MISSING',
    'ALIMTALK_KEYS_REFUSED',
    'ALIMTALK_MESSAGE_REFUSED',
    'ALIMTALK_UNREACHABLE',
    'TOO_MANY_REQUESTS',
  ],
})
/** How many a set of conditions reaches, within a segment if one is named; a deleted segment reaches nobody. */
export const countAudience = endpoint({
  method: 'GET',
  base: 'campaign',
  path: `${path}/audience`,
  access: 'SITE_MARKETING_READ',
  query: z.object({ audience: AudienceText, segmentSeq: seqInUrl('segment').optional() }),
  reply: AudienceCount,
  shows: 'members',
})
/** What became of its messages, and when they were opened. */
export const getCampaignDashboard = endpoint({
  method: 'GET',
  base: 'campaign',
  path: `${one}/dashboard`,
  access: 'SITE_MARKETING_READ',
  reply: z.object({
    campaign: Campaign,
    hours: CampaignHour.array(),
    /** What people paid within a week of pressing a link of it, less refunds. */
    bought: z.object({ currency, people: z.int(), amount: z.int() }).array(),
  }),
  shows: 'campaigns',
})
export const listCampaignMessages = endpoint({
  method: 'GET',
  base: 'campaign',
  path: `${one}/messages`,
  access: 'SITE_MARKETING_READ',
  query: Paged.extend({ state: CampaignMessage.shape.state.optional() }),
  reply: z.object({ list: CampaignMessage.array(), total: z.int() }),
  shows: 'campaigns',
})
