import { z } from 'zod'
import { instant, seq } from '../../values/ids.ts'
import { oneLine } from '../../values/texts.ts'
import { MailMessage } from '../campaigns/schemas.ts'

/** What a campaign says, kept for the next one. */
export const MessageTemplateInput = MailMessage.extend({
  channelType: z.literal('EMAIL').default('EMAIL'),
  name: oneLine(1, 60),
})
export type MessageTemplateInput = z.output<typeof MessageTemplateInput>

export const MessageTemplate = z.object({
  messageTemplateSeq: seq('message-template'),
  channelType: z.literal('EMAIL'),
  name: z.string(),
  subject: z.string(),
  updatedAt: instant,
})
export const MessageTemplateDetail = MessageTemplate.extend({ content: z.string() })
