import * as api from 'contract/growth/message-templates/api'
import { implement } from '../../../platform/http/implement.ts'
import { findTemplates } from './message-templates.queries.ts'
import { createTemplate, getTemplate, modifyTemplate, removeTemplate } from './message-templates.service.ts'

export const messageTemplateRoutes = [
  implement(api.listMessageTemplates, async ({ ctx }) => ({ list: await findTemplates(ctx.db) })),
  implement(api.getMessageTemplate, ({ ctx, params }) => getTemplate(ctx, params.messageTemplateSeq)),
  implement(api.createMessageTemplate, ({ ctx, body }) => createTemplate(ctx, body)),
  implement(api.modifyMessageTemplate, ({ ctx, params, body }) =>
    modifyTemplate(ctx, params.messageTemplateSeq, body),
  ),
  implement(api.deleteMessageTemplate, ({ ctx, params }) => removeTemplate(ctx, params.messageTemplateSeq)),
]
