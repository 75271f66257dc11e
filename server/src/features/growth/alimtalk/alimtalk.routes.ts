import * as api from 'contract/growth/alimtalk/api'
import { implement } from '../../../platform/http/implement.ts'
import { findAccount, type AccountRow } from './account.queries.ts'
import { check, chooseChannel, connect, disconnect, saveTextSender } from './account.service.ts'
import { deleteTemplate, readReview, requestReview } from './review.service.ts'
import { findTemplates, type TemplateRow } from './templates.queries.ts'
import { createTemplate, modifyTemplate } from './templates.service.ts'
import { testTemplate } from './test-message.service.ts'

function accountView(row: AccountRow) {
  const { apiKey, channels, pfId, balance, connectedAt, checkedAt, lastError } = row
  const { senderNumber, refusalNumber, unitPrices } = row
  const texts = { senderNumber, refusalNumber, unitPrices }
  return { apiKey, channels, pfId, ...texts, balance, connectedAt, checkedAt, lastError }
}
function templateView(row: TemplateRow) {
  const { alimtalkTemplateSeq, name, content, buttons, state, comment, updatedAt } = row
  return { alimtalkTemplateSeq, name, content, buttons, state, comment, updatedAt }
}

export const alimtalkRoutes = [
  implement(api.getAlimtalk, async ({ ctx }) => {
    const account = await findAccount(ctx.db)
    return {
      account: account ? accountView(account) : null,
      templates: (await findTemplates(ctx.db)).map(templateView),
    }
  }),
  implement(api.connectAlimtalk, ({ ctx, body }) => connect(ctx, body)),
  implement(api.chooseKakaoChannel, ({ ctx, body }) => chooseChannel(ctx, body.pfId)),
  implement(api.saveTextSender, ({ ctx, body }) => saveTextSender(ctx, body)),
  implement(api.checkAlimtalk, ({ ctx }) => check(ctx)),
  implement(api.disconnectAlimtalk, ({ ctx }) => disconnect(ctx)),
  implement(api.createAlimtalkTemplate, ({ ctx, body }) => createTemplate(ctx, body)),
  implement(api.modifyAlimtalkTemplate, ({ ctx, params, body }) =>
    modifyTemplate(ctx, params.alimtalkTemplateSeq, body),
  ),
  implement(api.requestAlimtalkReview, ({ ctx, params }) => requestReview(ctx, params.alimtalkTemplateSeq)),
  implement(api.readAlimtalkReview, ({ ctx, params }) => readReview(ctx, params.alimtalkTemplateSeq)),
  implement(api.testAlimtalkTemplate, ({ ctx, params }) => testTemplate(ctx, params.alimtalkTemplateSeq)),
  implement(api.deleteAlimtalkTemplate, ({ ctx, params }) => deleteTemplate(ctx, params.alimtalkTemplateSeq)),
]
