import { z } from 'zod'
import { endpoint } from '../../http/endpoint.ts'
import { nothing, seq } from '../../values/ids.ts'
import { MessageTemplate, MessageTemplateDetail, MessageTemplateInput } from './schemas.ts'

const path = '/channels/:channelSeq/message-templates'
const one = `${path}/:messageTemplateSeq`

/** By name, without their texts. */
export const listMessageTemplates = endpoint({
  method: 'GET',
  base: 'campaign',
  path,
  access: 'SITE_MARKETING_READ',
  reply: z.object({ list: MessageTemplate.array() }),
  shows: 'message-templates',
})
export const getMessageTemplate = endpoint({
  method: 'GET',
  base: 'campaign',
  path: one,
  access: 'SITE_MARKETING_READ',
  reply: MessageTemplateDetail,
  refuses: ['NOT_FOUND'],
  shows: 'message-templates',
})
/** docs/rules.md R-1128. */
export const createMessageTemplate = endpoint({
  method: 'POST',
  base: 'campaign',
  path,
  access: 'SITE_MARKETING_UPDATE',
  action: 'message-templates.createMessageTemplate',
  body: MessageTemplateInput,
  reply: z.object({ messageTemplateSeq: seq('message-template') }),
  refuses: ['PICTURE_MISSING', 'MESSAGE_TEMPLATES_FULL', 'MESSAGE_TEMPLATE_NAME_TAKEN'],
  touches: ['message-templates'],
})
export const modifyMessageTemplate = endpoint({
  method: 'PUT',
  base: 'campaign',
  path: one,
  access: 'SITE_MARKETING_UPDATE',
  action: 'message-templates.modifyMessageTemplate',
  body: MessageTemplateInput,
  reply: nothing,
  refuses: ['NOT_FOUND', 'PICTURE_MISSING', 'MESSAGE_TEMPLATE_NAME_TAKEN'],
  touches: ['message-templates'],
})
/** Campaigns that began with it stay as they are. */
export const deleteMessageTemplate = endpoint({
  method: 'DELETE',
  base: 'campaign',
  path: one,
  access: 'SITE_MARKETING_UPDATE',
  action: 'message-templates.deleteMessageTemplate',
  reply: nothing,
  refuses: ['NOT_FOUND'],
  touches: ['message-templates'],
})
