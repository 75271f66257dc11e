import { z } from 'zod'
import { endpoint } from '../../http/endpoint.ts'
import { nothing, seq } from '../../values/ids.ts'
import {
  AlimtalkAccount,
  AlimtalkTemplate,
  AlimtalkTemplateInput,
  TextSender,
  accountFaults,
  key,
  path,
} from './schemas.ts'

const templates = `${path}/templates`
const one = `${templates}/:alimtalkTemplateSeq`

/** The account of the site at Solapi, and its templates by name. */
export const getAlimtalk = endpoint({
  method: 'GET',
  base: 'campaign',
  path,
  access: 'SITE_MARKETING_READ',
  reply: z.object({ account: AlimtalkAccount.nullable(), templates: AlimtalkTemplate.array() }),
  shows: 'alimtalk',
})
/** Stores the keys once Solapi accepts them. A secret that is null stays, for the same key. docs/rules.md R-1129. */
export const connectAlimtalk = endpoint({
  method: 'POST',
  base: 'campaign',
  path: `${path}/account`,
  access: 'SITE_MARKETING_UPDATE',
  action: 'alimtalk.connectAlimtalk',
  featureSwitch: 'PHONE_CAMPAIGNS',
  recent: true,
  body: z.object({ apiKey: key, apiSecret: key.nullable() }),
  reply: nothing,
  refuses: ['ALIMTALK_KEYS_REFUSED', 'ALIMTALK_UNREACHABLE', 'TOO_MANY_REQUESTS'],
  touches: ['alimtalk'],
})
/** From which Kakao channel the site writes. */
export const chooseKakaoChannel = endpoint({
  method: 'POST',
  base: 'campaign',
  path: `${path}/account/channel`,
  access: 'SITE_MARKETING_UPDATE',
  action: 'alimtalk.chooseKakaoChannel',
  body: z.object({ pfId: key }),
  reply: nothing,
  refuses: ['NOT_FOUND'],
  touches: ['alimtalk'],
})
/** From which number text messages go out, where one refuses them, and what messages cost. docs/rules.md R-1098. */
export const saveTextSender = endpoint({
  method: 'PUT',
  base: 'campaign',
  path: `${path}/account/text-sender`,
  access: 'SITE_MARKETING_UPDATE',
  action: 'alimtalk.saveTextSender',
  body: TextSender,
  reply: nothing,
  refuses: ['NOT_FOUND'],
  touches: ['alimtalk'],
})
/** Asks Solapi whether it still accepts the keys, and which channels and how much money there are. */
export const checkAlimtalk = endpoint({
  method: 'POST',
  base: 'campaign',
  path: `${path}/account/check`,
  access: 'SITE_MARKETING_UPDATE',
  action: 'alimtalk.checkAlimtalk',
  reply: z.object({ fault: z.enum(accountFaults).nullable() }),
  refuses: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
  touches: ['alimtalk'],
})
/** Forgets the keys. Templates stay. */
export const disconnectAlimtalk = endpoint({
  method: 'POST',
  base: 'campaign',
  path: `${path}/account/disconnect`,
  access: 'SITE_MARKETING_UPDATE',
  action: 'alimtalk.disconnectAlimtalk',
  recent: true,
  reply: nothing,
  refuses: ['NOT_FOUND'],
  touches: ['alimtalk'],
})

export const createAlimtalkTemplate = endpoint({
  method: 'POST',
  base: 'campaign',
  path: templates,
  access: 'SITE_MARKETING_UPDATE',
  action: 'alimtalk.createAlimtalkTemplate',
  featureSwitch: 'PHONE_CAMPAIGNS',
  body: AlimtalkTemplateInput,
  reply: z.object({ alimtalkTemplateSeq: seq('alimtalk-template') }),
  refuses: ['MESSAGE_TEMPLATES_FULL', 'MESSAGE_TEMPLATE_NAME_TAKEN'],
  touches: ['alimtalk'],
})
/** One that Kakao has not seen, or rejected. */
export const modifyAlimtalkTemplate = endpoint({
  method: 'PUT',
  base: 'campaign',
  path: one,
  access: 'SITE_MARKETING_UPDATE',
  action: 'alimtalk.modifyAlimtalkTemplate',
  body: AlimtalkTemplateInput,
  reply: nothing,
  refuses: ['NOT_FOUND', 'MESSAGE_TEMPLATE_NAME_TAKEN', 'ALIMTALK_TEMPLATE_FIXED'],
  touches: ['alimtalk'],
})
/** Hands it to Kakao for review. docs/rules.md R-1130. */
export const requestAlimtalkReview = endpoint({
  method: 'POST',
  base: 'campaign',
  path: `${one}/review`,
  access: 'SITE_MARKETING_UPDATE',
  action: 'alimtalk.requestAlimtalkReview',
  featureSwitch: 'PHONE_CAMPAIGNS',
  reply: nothing,
  refuses: [
    'NOT_FOUND',
    'ALIMTALK_TEMPLATE_FIXED',
    'ALIMTALK_NOT_CONNECTED',
    'ALIMTALK_KEYS_REFUSED',
    'ALIMTALK_TEMPLATE_REFUSED',
    'ALIMTALK_UNREACHABLE',
    'TOO_MANY_REQUESTS',
  ],
  touches: ['alimtalk'],
})
/** Reads at Solapi how the review stands. */
export const readAlimtalkReview = endpoint({
  method: 'POST',
  base: 'campaign',
  path: `${one}/review/state`,
  access: 'SITE_MARKETING_UPDATE',
  action: 'alimtalk.readAlimtalkReview',
  reply: nothing,
  refuses: [
    'NOT_FOUND',
    'ALIMTALK_NOT_CONNECTED',
    'ALIMTALK_KEYS_REFUSED',
    'ALIMTALK_TEMPLATE_REFUSED',
    'ALIMTALK_UNREACHABLE',
    'TOO_MANY_REQUESTS',
  ],
  touches: ['alimtalk'],
})
/** Sends an approved one to the phone of the caller. */
export const testAlimtalkTemplate = endpoint({
  method: 'POST',
  base: 'campaign',
  path: `${one}/test`,
  access: 'SITE_MARKETING_UPDATE',
  action: 'alimtalk.testAlimtalkTemplate',
  featureSwitch: 'PHONE_CAMPAIGNS',
  /** The last four digits of the number it went to. */
  reply: z.object({ phoneEnd: z.string() }),
  refuses: [
    'NOT_FOUND',
    'ALIMTALK_TEMPLATE_UNAPPROVED',
    'ALIMTALK_NOT_CONNECTED',
    'ALIMTALK_PHONE_MISSING',
    'ALIMTALK_KEYS_REFUSED',
    'ALIMTALK_MESSAGE_REFUSED',
    'ALIMTALK_UNREACHABLE',
    'TOO_MANY_REQUESTS',
  ],
})
/** Also at Solapi, where the account can be reached. */
export const deleteAlimtalkTemplate = endpoint({
  method: 'DELETE',
  base: 'campaign',
  path: one,
  access: 'SITE_MARKETING_UPDATE',
  action: 'alimtalk.deleteAlimtalkTemplate',
  reply: nothing,
  refuses: ['NOT_FOUND', 'ALIMTALK_TEMPLATE_IN_USE'],
  touches: ['alimtalk'],
})
