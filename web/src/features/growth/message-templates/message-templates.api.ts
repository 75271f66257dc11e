import * as api from 'contract/growth/message-templates/api'
import type { Output } from 'contract/http/endpoint'
import type { MessageTemplateSeq } from 'contract/values/ids'
import { useCommand, useEndpoint } from '../../../platform/endpoint.ts'
import { useSite } from '../../../platform/site.tsx'

export type MessageTemplate = Output<typeof api.listMessageTemplates>['list'][number]
/** What a template and a campaign say alike. */
export interface Message {
  subject: string
  content: string
}

export const useMessageTemplates = () => useEndpoint(api.listMessageTemplates, {})
export const useCreateTemplate = () => useCommand(api.createMessageTemplate, {})
export const useModifyTemplate = () => useCommand(api.modifyMessageTemplate, {})
export const useDeleteTemplate = () => useCommand(api.deleteMessageTemplate, {})

/** Reads what one says when it is chosen. */
export function useReadTemplate() {
  const site = useSite()
  return async (messageTemplateSeq: MessageTemplateSeq): Promise<Message> => {
    if (!site.channel) throw new Error('templates belong to a site')
    const { channelSeq } = site.channel
    const { subject, content } = await site.call(api.getMessageTemplate, { channelSeq, messageTemplateSeq })
    return { subject, content }
  }
}
